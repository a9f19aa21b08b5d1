import Foundation

extension CGFloat {
  /// The number as text with at most two decimals, and no more than needed; never a negative zero.
  var plain: String {
    // Round halves up despite rounding errors of a sum, so that pictures stay unchanged.
    let hundredths = (self * 100 + 1e-6).rounded()
    guard hundredths.magnitude < 1e12 else { return "\(Double(hundredths) / 100)" }
    // Many times faster than converting a floating-point number.
    let (whole, rest) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let (tens, ones) = rest.quotientAndRemainder(dividingBy: 10)
    return ones == 0 ? "\(sign)\(whole).\(tens)" : "\(sign)\(whole).\(tens)\(ones)"
  }
}
