import Foundation

/// Time, which moves only when told.
///
/// What a run loop does is done here in a fixed order. A turn lays out every window, then runs the
/// work that waited for the turn in the order it was handed in, then lays out again, then runs what
/// is repeated in each turn. Work handed in
/// meanwhile waits for the next turn. Timed work of the same instant runs in the order it was
/// scheduled, and each piece is followed by a turn.
@MainActor
package final class HeadlessClock {
  /// Seconds since the device was made.
  package private(set) var now: TimeInterval = 0

  private struct Timed {
    let time: TimeInterval
    let number: Int
    let work: @MainActor () -> Void
  }

  private unowned let device: HeadlessDevice
  private var waiting: [@MainActor () -> Void] = []
  private var timed: [Timed] = []
  private var idle: [@MainActor () -> Void] = []
  private var repeated: [@MainActor () -> Bool] = []
  private var scrollViews: [WeakScrollView] = []
  private var number = 0

  init(device: HeadlessDevice) {
    self.device = device
  }

  /// Runs work on the next turn, as a block handed to the main queue.
  package func nextTurn(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
  }

  /// Runs work when no scroll view tracks a finger or glides, as a block for the default mode of the
  /// main run loop.
  package func afterScrolling(_ work: @escaping @MainActor () -> Void) {
    idle.append(work)
  }

  /// Runs work at the end of each turn in which no scroll view tracks a finger or glides, until it
  /// returns false, as a block for the default mode of the main run loop that hands itself in again.
  package func inEachTurn(_ work: @escaping @MainActor () -> Bool) {
    repeated.append(work)
  }

  /// How many pieces of work are repeated in each turn.
  package var repeatedCount: Int { repeated.count }

  /// A scroll view began to track or to glide.
  func scrollingBegan(in scrollView: UIScrollView) {
    scrollViews.removeAll { $0.scrollView == nil || $0.scrollView === scrollView }
    scrollViews.append(WeakScrollView(scrollView: scrollView))
  }

  /// While a scroll view tracks or glides the run loop is in its tracking mode.
  private var isTrackingMode: Bool {
    scrollViews.contains { entry in
      guard let scrollView = entry.scrollView else { return false }
      return scrollView.isTracking || scrollView.isDecelerating
    }
  }

  private struct WeakScrollView {
    weak var scrollView: UIScrollView?
  }

  /// Runs work after a time in seconds.
  ///
  /// A time that is not positive, or not a number, means now.
  package func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    number += 1
    let delay = delay > 0 ? delay : 0
    timed.append(Timed(time: now + delay, number: number, work: work))
  }

  /// Runs one turn at the present instant.
  package func turn() {
    var work = waiting
    waiting = []
    if !isTrackingMode {
      work += idle
      idle = []
    }
    if device.options.turnOrder == .layoutFirst { device.layoutWindows() }
    for piece in work { piece() }
    device.layoutWindows()
    guard !isTrackingMode else { return }
    let again = repeated
    repeated = []
    repeated = again.filter { $0() } + repeated
  }

  /// Runs turns until nothing waits for one.
  package func settle() {
    // A handler that always asks for one more turn is a loop in the code under test.
    for _ in 0..<1000 {
      turn()
      guard !waiting.isEmpty || (!isTrackingMode && !idle.isEmpty) else { return }
    }
    preconditionFailure("Work asks for another turn without end.")
  }

  /// Moves time on and does what falls due, in order.
  package func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0 && seconds.isFinite, "Time moves forward.")
    let end = now + seconds
    settle()
    while let next = timed.filter({ $0.time <= end }).min(by: {
      ($0.time, $0.number) < ($1.time, $1.number)
    }) {
      timed.removeAll { $0.number == next.number }
      now = max(now, next.time)
      next.work()
      settle()
    }
    now = end
  }
}
