package import Foundation
package import KeyboardScrollingHeadless

package struct Stream: Codable, Equatable, Sendable {
  package var seed: Int
  package var screen: StreamScreen
  package var events: [StreamEvent]
  package var rough: Roughness?
  /// Words that `all` does not draw for streams, because the faults would be UIKit's own.
  ///
  /// With `frames-in-window` the frame is relative to a window beside the screen's edge (statement
  /// 223). With `dids-of-beginning` a dragged keyboard is reported with its first frame only
  /// (statement 222). In both cases no app can know the keyboard's position.
  package static let unfairWords = ["frames-in-window", "dids-of-beginning"]

  package init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    self = try decoder.decode(Stream.self, from: json)
  }

  /// The number of events in the calm part of the stream, where a rest follows each event.
  package var calmCount: Int {
    var count = 0
    while count + 1 < events.count, events[count] != .rest, events[count + 1] == .rest {
      count += 2
    }
    return count
  }

  package init(seed: Int, screen: StreamScreen, events: [StreamEvent]) {
    self.seed = seed
    self.screen = screen
    self.events = events
  }

  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf",
        negativeInfinity: "-inf",
        nan: "nan"
      )
      return try encoder.encode(self)
    }
  }
}

package struct StreamFault: Equatable, Sendable, CustomStringConvertible {
  package enum Property: String, CaseIterable, Sendable {
    case ownInsets = "with the keyboard gone, the insets are the app's own"
    case share =
      "the coordinator's part of an inset is what is covered, never negative, counted once"
    case finite = "every number is finite"
    case quiet = "with nothing changing, nothing is written"
    case oneWrite = "a turn writes each property of a view at most once"
    case offset = "an offset is not written under a finger or out of range"
    case sight = "what was in sight stays in sight, and a focus comes into sight"
    case others = "what is not the coordinator's does not change"
    case leak = "nothing leaks"
    case movement = "content moves as a user expects"
  }

  package let property: Property
  package let detail: String
  package var step = 0

  package var description: String { "after \(step) events: \(property.rawValue): \(detail)" }
}
