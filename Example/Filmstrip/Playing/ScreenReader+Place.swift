import Foundation
import UIKit

extension ScreenReader {
  /// The properties of a view that place its subviews.
  @MainActor
  struct Place {
    /// The distance by which a view is shown lower than its model.
    var lag: CGFloat = 0
    /// True in another pane, and for a text view that is the scroll view itself.
    var isBeside = false
    /// The window coordinates of the superview's origin; nil within a transform.
    var origin: CGPoint?

    init(of view: UIView, in window: UIWindow, lag: CGFloat = 0, isBeside: Bool = false) {
      (self.lag, self.isBeside) = (lag, isBeside)
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
