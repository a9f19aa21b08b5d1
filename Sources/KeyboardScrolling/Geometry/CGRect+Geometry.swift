import CoreGraphics

extension CGRect {
  /// True when all four numbers are finite, unlike those of `CGRect.infinite` and `CGRect.null`.
  var isFinite: Bool {
    !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }

  func intersects(_ other: CGRect, byAtLeast length: CGFloat) -> Bool {
    let shared = intersection(other)
    return shared.width >= length && shared.height >= length
  }

  /// Returns the rectangle moved inside a container, and made smaller if it does not fit.
  func clamped(to container: CGRect) -> CGRect {
    // A caret can be far outside the visible part of its text view. Instead of such a caret, the
    // nearest rectangle inside the visible part is revealed.
    let width = min(width, container.width)
    let height = min(height, container.height)
    return CGRect(
      x: min(max(minX, container.minX), container.maxX - width),
      y: min(max(minY, container.minY), container.maxY - height),
      width: width,
      height: height
    )
  }
}
