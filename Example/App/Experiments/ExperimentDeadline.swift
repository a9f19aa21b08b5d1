import Foundation

/// Ends a run whose experiment blocks the main thread.
///
/// It waits on another thread, and keeps the answers of earlier experiments.
actor ExperimentDeadline {
  private let limit: TimeInterval
  private let onExpiry: @Sendable (ExperimentReport) -> Void
  private var newest = 0

  /// Creates a deadline.
  ///
  /// The longest experiment takes about seven seconds. `onExpiry` gets the report so far, on any
  /// thread.
  init(limit: TimeInterval = 30, onExpiry: @escaping @Sendable (ExperimentReport) -> Void) {
    self.limit = limit
    self.onExpiry = onExpiry
  }

  /// Watches an experiment, instead of the one before it.
  ///
  /// Ignores a number that is not higher than before. The report is nil when the run has ended.
  func watch(_ number: Int, _ report: ExperimentReport?) async {
    guard number > newest else { return }
    newest = number
    guard let report else { return }
    try? await Task.sleep(nanoseconds: UInt64(limit * 1_000_000_000))
    guard number == newest else { return }
    onExpiry(report)
  }
}
