import Foundation

extension CGFloat {
  /// The number with at most two decimals, and no more than it needs; never a negative zero.
  var plain: String {
    let rounded = (self * 100).rounded() / 100
    let text = "\(rounded == 0 ? 0 : Double(rounded))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
