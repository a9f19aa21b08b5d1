import CoreGraphics

/// The place of a scroll view's bounds on the screen.
struct ScreenPlace: Equatable, Sendable {
  var corner: CGPoint
  /// The scale of each axis: 1 at natural size, negative when flipped.
  ///
  /// Both are zero after a quarter turn, when no keyboard inset makes sense.
  var scale: CGSize

  /// Creates a place from two points in screen space, which determine scale, flips and half turns.
  ///
  /// `corner` is the upper left corner of the bounds. In the view, `pointBelow` is `distance` to the
  /// right of the corner, and twice as far below the corner.
  init(corner: CGPoint, pointBelow: CGPoint, distance: CGFloat) {
    self.corner = corner
    let x = pointBelow.x - corner.x
    let y = pointBelow.y - corner.y
    // After a quarter turn, the point is farther beside the corner than below it.
    guard x != 0, abs(y) >= abs(x) else {
      scale = .zero
      return
    }
    scale = CGSize(width: Self.rounded(x / distance), height: Self.rounded(y / (2 * distance)))
  }

  /// The edge of the bounds that faces the bottom of the screen; nil after a quarter turn.
  var facingEdge: VerticalEdge? { scale.height > 0 ? .bottom : scale.height < 0 ? .top : nil }

  /// Returns the heights that the bars at the top of the screen cover in the view.
  ///
  /// In a flipped view, a bar at the top of the screen covers the view's own bottom, but UIKit
  /// reports the safe area at the view's own top. The lower safe area is ignored: the home
  /// indicator hides nothing.
  func bars(_ safeArea: VerticalEdges) -> VerticalEdges {
    facingEdge == .top ? VerticalEdges(bottom: safeArea.top) : VerticalEdges(top: safeArea.top)
  }

  func convert(_ frame: CGRect, to bounds: CGRect) -> CGRect {
    guard frame.isFinite, scale != .zero else { return .null }
    return CGRect(
      x: bounds.minX + (frame.minX - corner.x) / scale.width,
      y: convert(y: frame.minY, to: bounds),
      width: frame.width / scale.width,
      height: frame.height / scale.height
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

  /// Removes the rounding error of UIKit's conversions, which every inset would contain.
  private static func rounded(_ scale: CGFloat) -> CGFloat {
    abs(abs(scale) - 1) < 1e-9 ? scale.rounded() : scale
  }
}
