import AllocationCounter
@_spi(Headless) import UIKit

struct Counts {
  var allocations = 0
  var writes = 0
  var conversions = 0
  var visits = 0

  @MainActor static func of(_ scrollViews: [UIScrollView], _ body: () -> Void) -> Counts {
    HeadlessCounters.current = HeadlessCounters()
    for scrollView in scrollViews { scrollView.headlessWrites = HeadlessScrollWrites() }
    let before = allocation_count()
    body()
    let after = allocation_count()
    return Counts(
      allocations: Int(after - before),
      writes: scrollViews.reduce(0) {
        let writes = $1.headlessWrites
        return $0 + writes.contentInset + writes.verticalScrollIndicatorInsets
          + writes.contentOffset
      },
      conversions: HeadlessCounters.current.conversions,
      visits: HeadlessCounters.current.subviewReads
    )
  }
}

/// The processor time of this thread in microseconds, which other processes do not affect.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

extension [Double] {
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
