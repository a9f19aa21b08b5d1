import UIKit

extension Sight {
  /// Measures a first responder in a scroll view around it, with the scroll views between them at
  /// their destinations; nil if it is not there, or has no usable frame.
  ///
  /// The target is the caret of a text input view that is not a text field, and the bounds of any
  /// other view.
  @MainActor
  init?(
    of responder: UIView,
    in scrollView: UIScrollView,
    metrics: ScrollMetrics,
    destination: (UIScrollView) -> CGFloat?
  ) {
    guard responder.window === scrollView.window,
      let (rectangle, place) = responder.revealRectangle(
        responder.caretRectangle ?? responder.bounds,
        in: scrollView,
        destination: destination
      ),
      let target = RevealTarget(rectangle: rectangle, padding: 0)
    else { return nil }
    self.init(target: target, place: place, metrics: metrics)
  }
}

extension RevealTarget {
  /// Returns the target joined with the views beside the first responder, of which as much is shown
  /// as fits.
  @MainActor
  func joined(
    with companions: [UIView],
    in scrollView: UIScrollView,
    padding: CGFloat,
    destination: (UIScrollView) -> CGFloat?
  ) -> RevealTarget {
    let others = companions.compactMap { view -> ClosedRange<CGFloat>? in
      // A button that is scaled to zero has a place, but no extent.
      guard view.window === scrollView.window, !view.isHidden(upTo: scrollView),
        let (rectangle, _) = view.revealRectangle(
          view.bounds,
          in: scrollView,
          destination: destination
        ),
        rectangle.isFinite, !rectangle.isEmpty
      else { return nil }
      return rectangle.minY...rectangle.maxY
    }
    let extent = others.reduce(extent) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
    return RevealTarget(
      extent: extent,
      anchor: others.isEmpty ? nil : self.extent,
      padding: padding
    )
  }
}
