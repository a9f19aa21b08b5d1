import CoreGraphics
import Foundation

extension UIScrollView {
  /// Scales the delegate's zooming view and the content size with it, about the middle.
  ///
  /// Without such a view the scale stays as it is:
  /// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/viewforzooming(in:)
  func zoomContent(to proposed: CGFloat) {
    guard proposed.isFinite, let view = storedDelegate?.viewForZooming(in: self) else { return }
    let scale = min(max(proposed, minimumZoomScale), maximumZoomScale)
    guard scale > 0, scale != storedZoomScale else { return }
    let factor = scale / storedZoomScale
    storedZoomScale = scale
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.frame = CGRect(
      x: corner.x * factor,
      y: corner.y * factor,
      width: frame.width,
      height: frame.height
    )
    let half = CGPoint(x: storedBounds.width / 2, y: storedBounds.height / 2)
    let middle = CGPoint(x: contentOffset.x + half.x, y: contentOffset.y + half.y)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    scroll(
      to: clamped(
        CGPoint(x: middle.x * factor - half.x, y: middle.y * factor - half.y)
      )
    )
    storedDelegate?.scrollViewDidZoom(self)
  }
}
