/// A non-owning reference to a view; nil after the view's release.
///
/// Swift's weak references move reference counts to a side table, which makes each retain and
/// release several times slower. That cost dominated walks up the superviews.
final class ViewReference: @unchecked Sendable {
  /// The referenced view, which sets this property in its initialiser and clears it in its
  /// deinitialiser.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?

  var window: UIWindow? { view.map { unsafeDowncast($0, to: UIWindow.self) } }
}

/// A non-owning reference to the item of a constraint or an anchor.
@MainActor struct LayoutItemReference {
  private let view: ViewReference?
  private weak var guide: UILayoutGuide?

  init(_ item: any LayoutItem) {
    view = (item as? UIView)?.reference
    guide = item as? UILayoutGuide
  }

  var item: (any LayoutItem)? { view?.view ?? guide }
}
