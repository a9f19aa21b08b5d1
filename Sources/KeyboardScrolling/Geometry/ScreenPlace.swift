import CoreGraphics

/// Where a scroll view's bounds are on the screen.
///
/// Two points in screen space describe it: the corner of the bounds, and a second point at a known
/// distance from it. Scales, flips and half turns follow from them. A quarter turn is recognised and
/// nothing more, because no keyboard adjustment makes sense for it.
struct ScreenPlace: Equatable, Sendable {
  /// The upper left corner of the bounds, in points, in the screen's coordinate space.
  var corner: CGPoint
  /// How a step along each axis of the view shows on the screen: 1 at natural size, negative when
  /// flipped, zero in both when the view is turned by a quarter.
  var scale: CGSize

  /// Creates a place from two points.
  init(corner: CGPoint, second: CGPoint, step: CGFloat) {
    self.corner = corner
    let x = second.x - corner.x
    let y = second.y - corner.y
    // A scroll view is not stretched to more than twice its natural shape.
    guard x != 0, abs(y) >= abs(x) else {
      scale = .zero
      return
    }
    scale = CGSize(width: Self.rounded(x / step), height: Self.rounded(y / (2 * step)))
  }

  /// The edge of the bounds that faces the bottom of the screen.
  ///
  /// Nil for a view that is turned by a quarter: a table that serves as a horizontal list.
  var facingEdge: KeyboardOverlap.Edge? {
    scale.height > 0 ? .bottom : scale.height < 0 ? .top : nil
  }

  /// Converts a rectangle from screen space into the scroll view's coordinate space.
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

  /// Converts a vertical position from screen space, for a view that faces an edge.
  func convert(y: CGFloat, to bounds: CGRect) -> CGFloat {
    bounds.minY + (y - corner.y) / scale.height
  }

  func isClose(to other: ScreenPlace) -> Bool {
    corner.x.isClose(to: other.corner.x) && corner.y.isClose(to: other.corner.y)
      && abs(scale.width - other.scale.width) < 0.0001
      && abs(scale.height - other.scale.height) < 0.0001
  }

  /// Conversions between fractional origins leave an error in the last digits, which would show in
  /// every inset.
  private static func rounded(_ scale: CGFloat) -> CGFloat {
    abs(abs(scale) - 1) < 1e-9 ? scale.rounded() : scale
  }
}
