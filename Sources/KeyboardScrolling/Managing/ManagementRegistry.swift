import UIKit

/// The managements of all scroll views in the process.
///
/// If two coordinators both added an adjustment, the keyboard would be counted twice. The last one
/// that was asked to manage the view owns it, and takes over the current adjustment.
@MainActor
final class ManagementRegistry {
  private struct Entry {
    weak var management: ManagedScrollView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Entries of deallocated views are removed when the table has doubled.
  private var limit = 16

  /// The management of a scroll view, also while its adjustment is being removed.
  subscript(scrollView: UIScrollView) -> ManagedScrollView? {
    // Another view may have the address of a deallocated one.
    guard let management = entries[ObjectIdentifier(scrollView)]?.management,
      management.scrollView === scrollView, management.phase != .stopped
    else { return nil }
    return management
  }

  func insert(_ management: ManagedScrollView, for scrollView: UIScrollView) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.management?.scrollView != nil }
      limit = max(16, 2 * entries.count)
    }
    entries[ObjectIdentifier(scrollView)] = Entry(management: management)
  }

  /// Calls a closure with the managements around a view, innermost first.
  func forEachManagement(around view: UIView, _ body: (ManagedScrollView) -> Void) {
    guard !entries.isEmpty else { return }
    var next: UIView? = view
    while let current = next {
      if let scrollView = current as? UIScrollView, let management = self[scrollView] {
        body(management)
      }
      next = current.superview
    }
  }
}
