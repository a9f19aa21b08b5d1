import Foundation

/// Ends a run whose experiment does not end, which a blocked main thread cannot do.
///
/// It waits on another thread, with the answers of the experiments before.
actor ExperimentDeadline {
  private let limit: TimeInterval
  private let onExpiry: @Sendable (ExperimentReport) -> Void
  private var newest = 0

  /// Creates a deadline that watches nothing yet.
  ///
  /// - Parameters:
  ///   - limit: The longest time of an experiment; the longest one takes about seven.
  ///   - onExpiry: A closure for the report so far, on any thread.
  init(limit: TimeInterval = 30, onExpiry: @escaping @Sendable (ExperimentReport) -> Void) {
    self.limit = limit
    self.onExpiry = onExpiry
  }

  /// Watches an experiment, instead of the one before it.
  ///
  /// - Parameters:
  ///   - number: Its number in the run, from 1. A lower one than before is ignored.
  ///   - report: The report to hand out; nil when the run has ended.
  func watch(_ number: Int, _ report: ExperimentReport?) async {
    guard number > newest else { return }
    newest = number
    guard let report else { return }
    try? await Task.sleep(nanoseconds: UInt64(limit * 1_000_000_000))
    guard number == newest else { return }
    onExpiry(report)
  }
}
