import CoreGraphics

extension CGRect {
  /// False for `CGRect.infinite`, `CGRect.null` and a rectangle with a NaN.
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

extension ClosedRange<CGFloat> {
  var length: CGFloat { upperBound - lowerBound }
}
