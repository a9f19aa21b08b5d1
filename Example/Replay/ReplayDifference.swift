import CoreGraphics
import FilmstripKit
import Foundation

/// A value that differs between the device and the headless UIKit, the stand-in.
struct ReplayDifference: Equatable, Sendable, CustomStringConvertible {
  var time: TimeInterval
  /// The name of the value, such as `keyboardDidShow, end frame`.
  var subject: String
  var device: String
  var standIn: String
  /// The difference in points or milliseconds; nil for values that are not numbers.
  var distance: String?
  var rule: ReplayRule

  /// A line such as `1.250 s  keyboardDidShow: …`.
  var description: String {
    let distance = distance.map { " (\($0))" } ?? ""
    return String(format: "%8.3f s  ", time)
      + "\(subject): \(device); the stand-in: \(standIn)\(distance)"
      + "  [S\(rule.rawValue), \(rule.statement)]"
  }

  static func numbers(
    _ subject: String, at time: TimeInterval, device: Double, standIn: Double,
    areTimes: Bool = false, _ rule: ReplayRule
  ) -> ReplayDifference {
    func text(_ number: Double) -> String {
      areTimes ? "\(CGFloat(number * 1000).plain) ms" : CGFloat(number).plain
    }
    return ReplayDifference(
      time: time, subject: subject, device: text(device), standIn: text(standIn),
      distance: text(abs(device - standIn)) + (areTimes ? "" : " points"), rule: rule
    )
  }

  static func text(_ frame: CGRect?) -> String {
    guard let frame else { return "none" }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "(\(numbers.map(\.plain).joined(separator: ", ")))"
  }
}
