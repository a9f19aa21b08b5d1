import CoreGraphics

extension CGRect {
  /// Returns a caret's rectangle, extended to an edge of its text view that is less than a line
  /// away: over the margin above the first line or below the last.
  func withMargins(in bounds: CGRect) -> CGRect {
    let top = minY - bounds.minY < height ? min(minY, bounds.minY) : minY
    let bottom = bounds.maxY - maxY < height ? max(maxY, bounds.maxY) : maxY
    return CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}
