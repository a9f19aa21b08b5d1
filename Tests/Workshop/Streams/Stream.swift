package import KeyboardScrollingHeadless

package struct Stream: ReplayFile, Equatable, Sendable {
  package var seed: Int
  package var screen: StreamScreen
  package var events: [StreamEvent]
  package var rough: Roughness?
  /// Names of roughness that streams leave out: with such roughness, no app can know where the
  /// keyboard is.
  ///
  /// With `frames-in-window`, UIKit reports the frame relative to a window that is not at the
  /// screen's edge (statement 223). With `dids-of-beginning`, a did-notification has the keyboard's
  /// first frame (statement 222), and UIKit reports no further frame of a dragged keyboard.
  package static let unfairWords = ["frames-in-window", "dids-of-beginning"]

  /// The number of events in the calm part, the beginning in which every second event is a rest.
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
}

package struct StreamFault: Equatable, Sendable, CustomStringConvertible {
  package enum Property: String, CaseIterable, Sendable {
    case ownInsets = "with the keyboard gone, the insets are the app's own"
    case share = "the coordinator's part of an inset is the covered height, and never negative"
    case finite = "every number is finite"
    case quiet = "nothing is written while nothing changes"
    case oneWrite = "a turn writes each property of a view at most once"
    case offset = "the coordinator writes no offset under a finger or out of range"
    case sight = "a focused field becomes visible, and stays visible"
    case others = "the coordinator changes nothing that is the app's"
    case leak = "nothing leaks"
    case movement = "content moves as a user expects"
  }

  package let property: Property
  package let detail: String
  package var step = 0

  package var description: String { "after \(step) events: \(property.rawValue): \(detail)" }
}
