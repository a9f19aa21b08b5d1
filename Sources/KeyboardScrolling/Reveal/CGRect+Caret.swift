import CoreGraphics

extension CGRect {
  /// Returns a caret's rectangle, extended over the margin above the first line of the text view or
  /// below the last line, if that margin is less than a line high.
  func withMargins(in bounds: CGRect) -> CGRect {
    let top = minY - bounds.minY < height ? min(minY, bounds.minY) : minY
    let bottom = bounds.maxY - maxY < height ? max(maxY, bounds.maxY) : maxY
    return CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}
