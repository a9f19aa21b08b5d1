import Foundation

/// Numbers as text, the same on every machine: no locale, no exponent, no negative zero.
enum PlainNumber {
  /// The number with at most two decimals, and no more than it needs.
  static func text(_ number: CGFloat) -> String {
    guard !number.isNaN else { return "nan" }
    guard number.isFinite else { return number < 0 ? "-inf" : "inf" }
    // Beyond this, hundredths do not fit an Int; and nobody reads them.
    guard abs(number) < 1e15 else { return number < 0 ? "-huge" : "huge" }
    let hundredths = Int((number * 100).rounded())
    let magnitude = hundredths.magnitude
    let sign = hundredths < 0 ? "-" : ""
    let decimals = magnitude % 100
    guard decimals != 0 else { return "\(sign)\(magnitude / 100)" }
    let digits =
      decimals % 10 == 0 ? "\(decimals / 10)" : (decimals < 10 ? "0" : "") + "\(decimals)"
    return "\(sign)\(magnitude / 100).\(digits)"
  }

  /// The number with two decimals always, for times in a column.
  static func seconds(_ time: TimeInterval) -> String {
    guard time.isFinite, abs(time) < 1e12 else { return text(time) }
    let hundredths = Int((time * 100).rounded())
    let magnitude = hundredths.magnitude
    let decimals = magnitude % 100
    return "\(hundredths < 0 ? "-" : "")\(magnitude / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
