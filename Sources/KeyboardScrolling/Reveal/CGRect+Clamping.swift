import CoreGraphics

extension CGRect {
  /// Returns the rectangle moved inside another one, and made smaller if it does not fit.
  func clamped(to container: CGRect) -> CGRect {
    // The caret of a text view that scrolls may lie far outside the visible part of the text view. The
    // nearest visible part is revealed instead.
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
