import CoreGraphics
import Foundation

struct ReplayDifference: Equatable, Sendable, CustomStringConvertible {
  /// The time from the start of the recording.
  var time: TimeInterval
  /// The subject, such as `keyboardDidShow, end frame`.
  var subject: String
  var device: String
  var standIn: String
  /// The distance in points or milliseconds; nil if there is none.
  var distance: String?
  var rule: ReplayRule

  /// The difference as a line, such as `1.250 s  keyboardDidShow: …`.
  var description: String {
    let distance = distance.map { " (\($0))" } ?? ""
    return String(format: "%8.3f s  ", time)
      + "\(subject): \(device); the stand-in: \(standIn)\(distance)"
      + "  [S\(rule.rawValue), \(rule.statement)]"
  }

  static func points(
    _ subject: String,
    at time: TimeInterval,
    device: CGFloat,
    standIn: CGFloat,
    _ rule: ReplayRule
  ) -> ReplayDifference {
    ReplayDifference(
      time: time,
      subject: subject,
      device: "\(text(device))",
      standIn: "\(text(standIn))",
      distance: "\(text(abs(device - standIn))) points",
      rule: rule
    )
  }

  static func milliseconds(
    _ subject: String,
    at time: TimeInterval,
    device: TimeInterval,
    standIn: TimeInterval,
    _ rule: ReplayRule
  ) -> ReplayDifference {
    func milliseconds(_ seconds: TimeInterval) -> String { "\(text(seconds * 1000)) ms" }
    return ReplayDifference(
      time: time,
      subject: subject,
      device: milliseconds(device),
      standIn: milliseconds(standIn),
      distance: milliseconds(abs(device - standIn)),
      rule: rule
    )
  }

  static func text(_ frame: CGRect?) -> String {
    guard let frame else { return "none" }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "(\(numbers.map(text).joined(separator: ", ")))"
  }

  /// Returns the number with two decimals at most.
  private static func text(_ number: CGFloat) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
