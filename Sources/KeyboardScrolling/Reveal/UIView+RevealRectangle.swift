import UIKit

extension UIView {
  /// Returns a rectangle of the view in the coordinate space of a scroll view around the view, as
  /// if the scroll views between the two had ended their movements.
  ///
  /// Also returns the view's top in that space, as if no scroll view between were scrolled. Nil if
  /// the view is outside the scroll view.
  func revealRectangle(
    _ rectangle: CGRect,
    in scrollView: UIScrollView,
    destination: (UIScrollView) -> CGFloat?
  ) -> (rectangle: CGRect, top: CGFloat)? {
    // A scroll view between the two shows only its bounds. Without the clamp to the bounds, a caret
    // far down in a text view would scroll all views around the text view.
    var space: UIView = self
    var rectangle = rectangle
    var top: CGFloat = 0
    while space !== scrollView {
      if let inner = space as? UIScrollView {
        var bounds = inner.bounds
        bounds.origin.y = destination(inner) ?? bounds.minY
        rectangle = rectangle.clamped(to: bounds)
        rectangle.origin.y += inner.bounds.minY - bounds.minY
        top += inner.bounds.minY
      }
      guard let next = space.scrollViewAround else { return nil }
      let converted = space.convert(rectangle, to: next as UIView?)
      top += converted.minY - rectangle.minY
      rectangle = converted
      space = next
    }
    return (rectangle, top)
  }

  /// Returns whether a scroll cannot show a first responder, such as the field of a one-time code
  /// whose digits the app draws: the view is hidden, has no area, or lies outside the content.
  func isInvisible(upTo ancestor: UIView) -> Bool {
    guard !isHidden(upTo: ancestor), !bounds.isEmpty else { return true }
    guard let around = scrollViewAround, self !== ancestor else { return false }
    // A header may lie in the app's top inset.
    let content = CGRect(origin: .zero, size: around.contentSize).union(around.bounds)
      .union(CGRect(x: 0, y: -around.contentInset.top, width: around.contentSize.width, height: 0))
    return !content.intersects(convert(bounds, to: around as UIView?))
  }

  /// Returns whether the view, or one between it and an ancestor, is hidden or has an alpha below
  /// 0.01, as in UIKit's hit test.
  /// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  func isHidden(upTo ancestor: UIView) -> Bool {
    // Each check calls this method for a bar: make no array.
    sequence(first: self, next: \.superview).lazy.prefix { $0 !== ancestor }
      .contains { $0.isHidden || $0.alpha < 0.01 }
  }
}
