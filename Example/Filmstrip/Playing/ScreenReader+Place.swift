import UIKit

extension ScreenReader {
  /// The position of a view, from which the frames of its subviews in the window are calculated.
  @MainActor struct Place {
    /// The distance by which an animation shows the subviews lower than their frames say.
    var lag: CGFloat = 0
    /// True if the subviews do not move with the content of the scroll view.
    var isFixed = false
    /// The origin of the view's coordinate space, in the window; nil if a superview has a transform.
    var origin: CGPoint?

    init(of view: UIView, in window: UIWindow, lag: CGFloat = 0, isFixed: Bool = false) {
      (self.lag, self.isFixed) = (lag, isFixed)
      let isPlain = sequence(first: view, next: { $0.superview }).allSatisfy {
        $0.transform.isIdentity
      }
      origin = isPlain ? view.convert(CGPoint.zero, to: window) : nil
    }

    func inside(_ view: UIView) -> Place {
      var place = self
      let start = view.bounds.origin
      place.origin =
        view.transform.isIdentity
        ? origin.map { origin in
          let frame = view.frame
          return CGPoint(x: origin.x + frame.minX - start.x, y: origin.y + frame.minY - start.y)
        } : nil
      return place
    }
  }
}
