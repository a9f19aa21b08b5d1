import Foundation
import Testing

/// The contrast of two colours, as the Web Content Accessibility Guidelines define it.
enum Contrast {
  /// The relative luminance of a colour such as `#1c1c1e` or `#fff`.
  private static func luminance(_ colour: String) throws -> Double {
    let named = ["white": "#ffffff", "black": "#000000"]
    var digits = (named[colour] ?? colour).dropFirst().map { "\($0)" }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    try #require(digits.count == 6, "\(colour)")
    let parts = try stride(from: 0, to: 6, by: 2).map { index in
      let part = try #require(Int(digits[index] + digits[index + 1], radix: 16))
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  static func ratio(_ first: String, _ second: String) throws -> Double {
    let (a, b) = (try luminance(first), try luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
