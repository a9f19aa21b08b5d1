package import Foundation

/// A person at a screen, in a few moves, each with a moment to take a picture.
package struct Script: Equatable, Sendable {
  package enum Move: Equatable, Sendable {
    case wait
    case tapFirstField
    case tapLastField
    case scrollToEnd
    case endEditing
  }

  package struct Shot: Equatable, Sendable {
    package let caption: String
    package let move: Move
    /// From the move to the picture, in seconds.
    package let delay: TimeInterval
    /// True for a picture that is drawn of every variant, to compare.
    package let isCompared: Bool

    init(_ caption: String, _ move: Move = .wait, delay: TimeInterval, isCompared: Bool = false) {
      self.caption = caption
      self.move = move
      self.delay = delay
      self.isCompared = isCompared
    }

    /// True for a picture taken before keyboard and content have come to rest.
    var isUnderWay: Bool { delay > 0 && delay < Script.atRest }
  }

  /// In kebab-case: it names files.
  package let name: String
  package let title: String
  /// One sentence on what to watch.
  package let sentence: String
  package let shots: [Shot]

  /// A keyboard takes a quarter of a second, so that this is its middle.
  private static let underWay: TimeInterval = 0.08
  /// Long enough for keyboard and content to be at rest.
  private static let atRest: TimeInterval = 0.6

  package static let all = [
    Script(
      name: "first-focus",
      title: "First focus",
      sentence: """
        The first field takes the focus. The inset at the bottom grows by what the keyboard covers, \
        less what UIKit adds for the safe area anyway, so that all of the form can be scrolled \
        above the keyboard.
        """,
      shots: [
        Shot("Before", delay: 0),
        Shot("First field tapped", .tapFirstField, delay: underWay),
        Shot("Keyboard at rest", delay: atRest, isCompared: true),
        Shot("Scrolled to the end", .scrollToEnd, delay: 0, isCompared: true),
      ]
    ),
    Script(
      name: "last-field-and-back",
      title: "Last field and back",
      sentence: """
        The last field takes the focus, then the first. The content moves only as far as it takes \
        to bring the focused field into view above the keyboard.
        """,
      shots: [
        Shot("Before", delay: 0),
        Shot("Last field tapped", .tapLastField, delay: underWay),
        Shot("Keyboard at rest", delay: atRest, isCompared: true),
        Shot("First field tapped", .tapFirstField, delay: atRest, isCompared: true),
      ]
    ),
    Script(
      name: "hide",
      title: "Hide",
      sentence: """
        The keyboard leaves. What the coordinator added goes with it: the insets are the app's own \
        again, and the content ends where it ended before.
        """,
      shots: [
        Shot("Last field tapped", .tapLastField, delay: atRest, isCompared: true),
        Shot("Editing ends", .endEditing, delay: underWay),
        Shot("Keyboard gone", delay: atRest),
        Shot("Scrolled to the end", .scrollToEnd, delay: 0, isCompared: true),
      ]
    ),
  ]
}
