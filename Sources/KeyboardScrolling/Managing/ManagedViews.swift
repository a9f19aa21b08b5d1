import UIKit

/// All managed scroll views of the process, by scroll view.
///
/// With two coordinators for one view, the keyboard would count twice. So the last coordinator that
/// manages a view owns it, and takes over the keyboard inset.
@MainActor
final class ManagedViews {
  private var entries: [ObjectIdentifier: Weak<ManagedScrollView>] = [:]

  /// The managed view of a scroll view, also while its keyboard inset is being removed.
  subscript(scrollView: UIScrollView) -> ManagedScrollView? {
    // Another view may have the address of a deallocated one.
    guard let managed = entries[ObjectIdentifier(scrollView)]?.object,
      managed.scrollView === scrollView, !managed.isReleased
    else { return nil }
    return managed
  }

  func insert(_ managed: ManagedScrollView, for scrollView: UIScrollView) {
    // Remove entries only before the table grows, so that managing many views stays linear.
    if entries.count == entries.capacity {
      entries = entries.filter { $0.value.object?.scrollView != nil }
    }
    entries[ObjectIdentifier(scrollView)] = Weak(managed)
  }

  /// Calls a closure with the managed views around a view, innermost first.
  func forEachView(around view: UIView, _ body: (ManagedScrollView) -> Void) {
    guard !entries.isEmpty else { return }
    var next: UIView? = view
    while let current = next {
      if let scrollView = current as? UIScrollView, let managed = self[scrollView] {
        body(managed)
      }
      next = current.superview
    }
  }

  /// Returns whether a managed view contains another view, and none between them gets an inset.
  func isInnermost(_ managed: ManagedScrollView, around view: UIView) -> Bool {
    var innermost: ManagedScrollView?
    forEachView(around: view) { other in
      guard other === managed || other.coverage.reason != .doesNotScroll else { return }
      innermost = innermost ?? other
    }
    return innermost === managed
  }
}
