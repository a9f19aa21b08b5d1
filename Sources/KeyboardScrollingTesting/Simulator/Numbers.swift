import CoreGraphics
import Foundation

extension CGRect {
  /// False for `null`, even after a conversion, and for infinite rectangles.
  var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

  /// Returns the intersection; Foundation's `intersection(_:)` on Linux crashes for NaN.
  func common(with other: CGRect) -> CGRect {
    guard isFinite, other.isFinite else { return .zero }
    let common = intersection(other)
    return common.isNull ? .zero : common
  }

  var shown: String { "(\(origin.x.shown), \(origin.y.shown), \(width.shown), \(height.shown))" }
}

extension CGFloat {
  /// The number with at most one decimal, and a true minus sign.
  var shown: String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let tenths = (self * 10).rounded() / 10
    let magnitude = tenths.magnitude
    let text = magnitude == magnitude.rounded() ? "\(Int(magnitude))" : "\(magnitude)"
    return tenths < 0 ? "−\(text)" : text
  }
}
