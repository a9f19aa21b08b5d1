/// A reference to a view that does not keep it; nil once the view is gone.
///
/// Swift's own weak references move the counts of an object to a table beside it, where each retain
/// and release takes several times as long. A walk along superviews was mostly that.
final class ViewReference: @unchecked Sendable {
  /// The view sets it, and clears it when it is released.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?

  var window: UIWindow? { view.map { unsafeDowncast($0, to: UIWindow.self) } }
}

/// The item of a constraint or of an anchor, which does not keep it.
@MainActor
struct LayoutItemReference {
  private let view: ViewReference?
  private weak var guide: UILayoutGuide?

  init(_ item: any LayoutItem) {
    view = (item as? UIView)?.reference
    guide = item as? UILayoutGuide
  }

  var item: (any LayoutItem)? { view?.view ?? guide }
}
