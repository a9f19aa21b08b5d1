@_spi(Headless) import UIKit

/// The irregularities of a simulated phone, as names of knobs with numbers: `frames=30,turn=8`.
///
/// Names can be printed in a finding, removed one by one from a failing session, and typed as an
/// argument.
package struct Roughness: Equatable, Sendable, CustomStringConvertible {
  private var values: [String: Double] = [:]

  package init() {}

  /// Chooses knobs at random; if `answers` is true, also knobs for UIKit's uncertain behaviour.
  package init(seed: Int, answers: Bool = true) {
    // The seed itself is for the steps of a session, which must not depend on the knobs.
    var dice = HeadlessDice(seed: seed &+ 77)
    for knob in answers ? Knob.all : Knob.phone where dice.happens(knob.share) {
      values[knob.name] = knob.draw(&dice)
    }
  }

  /// Reads `all`, `phone` (without UIKit's uncertain behaviour), `none`, or names of knobs:
  /// `frames=30,dropped`.
  ///
  /// If a name has no number, the seed decides the number. Nil for an unknown name or an invalid
  /// number.
  package init?(_ text: String, seed: Int) {
    for part in text.split(separator: ",") {
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      switch words[0] {
      case "all": values.merge(Roughness(seed: seed).values) { $1 }
      case "phone": values.merge(Roughness(seed: seed, answers: false).values) { $1 }
      case "none": break
      default:
        guard let knob = Knob.named(words[0]) else { return nil }
        var dice = HeadlessDice(seed: seed)
        guard let value = words.count > 1 ? Double(words[1]) : knob.draw(&dice), value >= 0 else {
          return nil
        }
        values[knob.name] = value
      }
    }
  }

  package static var knobs: [String] { Knob.all.map(\.name) }

  package var names: [String] { values.keys.sorted() }

  package mutating func remove(_ name: String) { values[name] = nil }

  package var description: String {
    values.isEmpty
      ? "none"
      : names.map { "\($0)=\((values[$0] ?? 0).formatted)" }.joined(separator: ",")
  }

  package func phone(_ phone: Phone) -> Phone {
    var phone = phone
    // The order matters: a knob may change a value that an earlier knob has set.
    for knob in Knob.all {
      if let value = values[knob.name] { knob.apply(value, &phone) }
    }
    return phone
  }
}

extension Roughness: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    values = try container.decode([String: Double].self)
    if let unknown = names.first(where: { Knob.named($0) == nil }) {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no knob “\(unknown)”."
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }
}

extension Double {
  fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
