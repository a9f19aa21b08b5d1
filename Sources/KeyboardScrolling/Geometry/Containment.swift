import CoreGraphics

extension CGRect {
  /// Returns the rectangle moved inside another, and cut to it where it is larger.
  ///
  /// The caret of a text view that scrolls inside may lie far outside what the text view shows; the
  /// nearest part that can be seen stands for it.
  ///
  /// - Parameter container: In points, in the same coordinate space.
  /// - Returns: A rectangle in points, inside the container.
  func moved(inside container: CGRect) -> CGRect {
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
