import UIKit

/// All managed scroll views of the process.
///
/// The coordinator that was last told to manage a view owns the view and its keyboard inset:
/// otherwise, two coordinators would add that inset twice.
@MainActor
final class ManagedViews {
  /// The managed views, in the order in which their management began.
  private(set) var all: [ManagedScrollView] = []
  private var table: [ObjectIdentifier: Weak<ManagedScrollView>] = [:]
  /// The views that have got a bar: a new focus asks only these whether it is in their bar.
  private var withBar: [Weak<ManagedScrollView>] = []

  /// The managed view of a scroll view, also during the removal of its keyboard inset.
  subscript(scrollView: UIScrollView) -> ManagedScrollView? {
    // A new view may have the address of a deallocated view.
    guard let managed = table[ObjectIdentifier(scrollView)]?.object,
      managed.scrollView === scrollView, !managed.isReleased
    else { return nil }
    return managed
  }

  func assign(_ managed: ManagedScrollView, of scrollView: UIScrollView, to owner: Owner) {
    if managed.owner != nil { remove(managed) }
    managed.setOwner(owner)
    // Remove deallocated views only before the array or the table grows: managing many views then
    // takes linear time.
    if all.count == all.capacity { all.removeAll { $0.scrollView == nil } }
    if table.count == table.capacity {
      table = table.filter { $0.value.object?.scrollView != nil }
    }
    all.append(managed)
    table[ObjectIdentifier(scrollView)] = Weak(managed)
  }

  /// Ends the management of a view; its insets stay.
  func remove(_ managed: ManagedScrollView) {
    managed.setOwner(nil)
    if let index = all.firstIndex(where: { $0 === managed }) { all.remove(at: index) }
  }

  func releaseAll(of owner: Owner) {
    for managed in all where managed.owner === owner {
      remove(managed)
      _ = managed.release()
    }
  }

  /// Visits the managed views that may show a view, innermost first.
  ///
  /// Each check calls this method, which makes no array.
  func forEachView(around view: UIView, _ body: (ManagedScrollView) -> Void) {
    var next = view as? UIScrollView ?? view.scrollViewAround
    while let scrollView = next {
      if let managed = self[scrollView], managed.owner != nil, managed.mayShow(view) {
        body(managed)
      }
      next = scrollView.scrollViewAround
    }
  }

  /// Returns the views of ``forEachView(around:_:)``, for events.
  func views(around view: UIView) -> [ManagedScrollView] {
    var around: [ManagedScrollView] = []
    forEachView(around: view) { around.append($0) }
    return around
  }

  func gotBar(_ managed: ManagedScrollView) {
    if withBar.count == withBar.capacity { withBar.removeAll { $0.object?.bar.view == nil } }
    withBar.append(Weak(managed))
  }

  func views(withBarAround view: UIView) -> [ManagedScrollView] {
    withBar.compactMap(\.object).filter { $0.owner != nil && $0.isInBar(view) }
  }

  /// Returns whether a managed view contains a view, and no managed view between the two can get an
  /// inset.
  func isInnermost(_ managed: ManagedScrollView, around view: UIView) -> Bool {
    var innermost: ManagedScrollView?
    forEachView(around: view) { other in
      guard other === managed || other.coverage.reason != .doesNotScroll else { return }
      innermost = innermost ?? other
    }
    return innermost === managed
  }
}
