import UIKit

/// Which coordinator of the process manages which scroll view.
///
/// Two coordinators that both added an adjustment would count the keyboard twice. The one that was
/// asked last owns the view, and takes the adjustment over as it stands.
@MainActor
final class ManagementRegistry {
  private struct Entry {
    weak var management: ManagedScrollView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Dead entries are removed when the table has doubled.
  private var limit = 16

  /// Returns the management of a scroll view, also while it is being taken back.
  subscript(scrollView: UIScrollView) -> ManagedScrollView? {
    // Another view may have the address of one that is gone.
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

  /// Calls a closure with the managements around a view, from the inside out.
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
