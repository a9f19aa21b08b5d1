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

  /// Returns a caret's rectangle, in points, together with what is less than a line between it and
  /// an edge of its text view: the margin above the first line, or below the last.
  func withMargins(in bounds: CGRect) -> CGRect {
    let top = minY - bounds.minY < height ? min(minY, bounds.minY) : minY
    let bottom = bounds.maxY - maxY < height ? max(maxY, bounds.maxY) : maxY
    return CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}
