import Foundation
import UIKit

extension ScreenReader {
  /// The place of a view among others, for its subviews.
  @MainActor
  struct Place {
    /// How much lower a view is shown than it is, in points.
    var lag: CGFloat = 0
    /// True in another pane, and for a text view that is the scroll view itself.
    var isBeside = false
    /// Where the superview's coordinate space begins in the window; nil within a transform.
    var origin: CGPoint?

    init(of view: UIView, in window: UIWindow, lag: CGFloat = 0, isBeside: Bool = false) {
      (self.lag, self.isBeside) = (lag, isBeside)
      let isPlain = sequence(first: view, next: { $0.superview }).allSatisfy {
        $0.transform.isIdentity
      }
      origin = isPlain ? view.convert(CGPoint.zero, to: window) : nil
    }

    /// The place of the subviews of a view that has this one.
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
