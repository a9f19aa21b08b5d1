import CoreGraphics

/// The place of a scroll view's bounds on the screen.
///
/// Two points in screen space, the corner of the bounds and one at a known distance, determine
/// scale, flips and half turns. After a quarter turn no keyboard adjustment makes sense.
struct ScreenPlace: Equatable, Sendable {
  /// The upper left corner of the bounds, in screen space.
  var corner: CGPoint
  /// The scale of each axis: 1 at natural size, negative when flipped, zero for both after a
  /// quarter turn.
  var scale: CGSize

  /// Creates a place from two points in screen space: the upper left corner of the bounds, and the
  /// point that is `step` to the right of the corner and `2 * step` below it in the view.
  init(corner: CGPoint, second: CGPoint, step: CGFloat) {
    self.corner = corner
    let x = second.x - corner.x
    let y = second.y - corner.y
    // Only after a quarter turn is the second point farther aside than below: no app stretches a
    // view to more than twice its width at an unchanged height.
    guard x != 0, abs(y) >= abs(x) else {
      scale = .zero
      return
    }
    scale = CGSize(width: Self.rounded(x / step), height: Self.rounded(y / (2 * step)))
  }

  /// The edge of the bounds that faces the bottom of the screen; nil after a quarter turn, for
  /// example of a table used as a horizontal list.
  var facingEdge: VerticalEdge? { scale.height > 0 ? .bottom : scale.height < 0 ? .top : nil }

  /// Returns the heights that the bars at the top of the screen cover in the view.
  ///
  /// Even in a flipped view, UIKit adds the upper safe area at the view's own top, but a bar at the
  /// top of the screen covers the view's own bottom. The lower safe area is ignored, because the
  /// home indicator hides nothing.
  func bars(_ safeArea: VerticalEdges) -> VerticalEdges {
    facingEdge == .top ? VerticalEdges(bottom: safeArea.top) : VerticalEdges(top: safeArea.top)
  }

  func convert(_ frame: CGRect, to bounds: CGRect) -> CGRect {
    guard frame.isFinite, scale != .zero else { return .null }
    let origin = CGPoint(
      x: bounds.minX + (frame.minX - corner.x) / scale.width,
      y: convert(y: frame.minY, to: bounds)
    )
    return CGRect(
      origin: origin,
      size: CGSize(width: frame.width / scale.width, height: frame.height / scale.height)
    ).standardized
  }

  func convert(y: CGFloat, to bounds: CGRect) -> CGFloat {
    bounds.minY + (y - corner.y) / scale.height
  }

  func isClose(to other: ScreenPlace) -> Bool {
    corner.x.isClose(to: other.corner.x) && corner.y.isClose(to: other.corner.y)
      && abs(scale.width - other.scale.width) < 0.0001
      && abs(scale.height - other.scale.height) < 0.0001
  }

  /// Removes the rounding error of conversions, which every inset would contain.
  private static func rounded(_ scale: CGFloat) -> CGFloat {
    abs(abs(scale) - 1) < 1e-9 ? scale.rounded() : scale
  }
}
