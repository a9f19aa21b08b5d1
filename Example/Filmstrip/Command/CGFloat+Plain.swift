package import Foundation

extension CGFloat {
  /// The number as text with as many decimals as needed, at most two; never a negative zero.
  package var plain: String {
    // Round halves up despite rounding errors; otherwise pictures would change without need.
    let hundredths = (self * 100 + 1e-6).rounded()
    guard hundredths.magnitude < 1e12 else { return "\(Double(hundredths) / 100)" }
    // Integers are many times faster to print than floating-point numbers.
    let (whole, rest) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let (tens, ones) = rest.quotientAndRemainder(dividingBy: 10)
    return ones == 0 ? "\(sign)\(whole).\(tens)" : "\(sign)\(whole).\(tens)\(ones)"
  }
}
