import Foundation

/// Ends the run if an experiment blocks the main thread, and keeps the answers of earlier experiments.
actor ExperimentDeadline {
  private let limit: TimeInterval
  private let onExpiry: @Sendable (ExperimentReport) -> Void
  private var newest = 0

  /// Creates a deadline.
  ///
  /// - Parameters:
  ///   - limit: The seconds for one experiment; the longest experiment takes about seven.
  ///   - onExpiry: Gets the report so far, on any thread.
  init(limit: TimeInterval = 30, onExpiry: @escaping @Sendable (ExperimentReport) -> Void) {
    self.limit = limit
    self.onExpiry = onExpiry
  }

  /// Watches an experiment instead of the previous one.
  ///
  /// - Parameters:
  ///   - number: The position of the experiment in the run. Calls can arrive late: a number that is not
  ///     higher than the last one is ignored.
  ///   - report: The report so far; nil at the end of the run.
  func watch(_ number: Int, _ report: ExperimentReport?) async {
    guard number > newest else { return }
    newest = number
    guard let report else { return }
    try? await Task.sleep(nanoseconds: UInt64(limit * 1_000_000_000))
    guard number == newest else { return }
    onExpiry(report)
  }
}
