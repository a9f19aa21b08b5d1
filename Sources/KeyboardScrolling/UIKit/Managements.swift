import UIKit

/// The managed views of one coordinator, in the order they were added.
///
/// It is a separate class, so that a coordinator's `deinit` can pass it to the main thread.
@MainActor
final class Managements {
  private var entries: [ManagedScrollView] = []
  /// Entries of deallocated views are removed when the list has doubled, so that managing many views
  /// stays linear.
  private var limit = 8

  var isEmpty: Bool { entries.isEmpty }

  func append(_ entry: ManagedScrollView) {
    if entries.count >= limit {
      entries.removeAll { $0.scrollView == nil }
      limit = max(8, 2 * entries.count)
    }
    entries.append(entry)
  }

  /// Removes a management that ends, or that another coordinator takes over.
  func remove(_ entry: ManagedScrollView) {
    entry.owner = nil
    if let index = entries.firstIndex(where: { $0 === entry }) { entries.remove(at: index) }
  }

  /// Calls a closure with each management.
  ///
  /// Managements that end meanwhile are skipped; new ones are included from the next call on.
  func forEach(of owner: KeyboardScrollCoordinator, _ body: (ManagedScrollView) -> Void) {
    for entry in entries where entry.owner === owner { body(entry) }
  }

  /// Returns whether a management meets a condition.
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
  }
}
