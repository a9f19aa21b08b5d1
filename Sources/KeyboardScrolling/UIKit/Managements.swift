import UIKit

/// The managed views of one coordinator, in the order they were added.
///
/// It is a separate class, so that a coordinator's `deinit` can pass it to the main thread.
@MainActor
final class Managements {
  private var entries: [ManagedScrollView] = []
  /// Ended managements are removed when the list has doubled, so that managing many views stays
  /// linear.
  private var limit = 8

  /// The number of managements that have not ended.
  private var count = 0

  var isEmpty: Bool { count == 0 }

  func append(_ entry: ManagedScrollView) {
    if entries.count >= limit { purge(for: entry.owner) }
    entries.append(entry)
    count += 1
  }

  /// Ends a management for this coordinator.
  ///
  /// The entry is skipped from now on, and removed later together with others.
  func remove(_ entry: ManagedScrollView) {
    entry.owner = nil
    count -= 1
    if count == 0 { entries = [] }
  }

  /// Removes a management that another coordinator takes over, and may hand back.
  func handOver(_ entry: ManagedScrollView) {
    entry.owner = nil
    entries.removeAll { $0 === entry }
    count = entries.count { $0.owner != nil }
  }

  /// Calls a closure with each management that has not ended.
  ///
  /// Managements that end meanwhile are skipped; new ones are included from the next call on.
  func forEach(of owner: KeyboardScrollCoordinator, _ body: (ManagedScrollView) -> Void) {
    for entry in entries where entry.owner === owner { body(entry) }
  }

  /// Returns whether a management that has not ended meets a condition.
  func contains(
    of owner: KeyboardScrollCoordinator,
    where isWanted: (ManagedScrollView) -> Bool
  ) -> Bool {
    entries.contains { $0.owner === owner && isWanted($0) }
  }

  /// Ends all managements of a coordinator that was deallocated.
  func releaseAll() {
    // Owners are held weakly, and the owner of these entries was deallocated.
    for entry in entries where entry.owner == nil { _ = entry.release() }
    entries = []
    count = 0
  }

  private func purge(for owner: KeyboardScrollCoordinator?) {
    entries.removeAll { $0.owner !== owner || $0.scrollView == nil }
    count = entries.count
    limit = max(8, 2 * entries.count)
  }
}
