import Foundation
import UIKit

/// A trace or a script, played against a screen.
struct Play: Equatable, Sendable {
  /// The name of the screen.
  var screen: String
  /// The id of the trace or the name of the script.
  var name: String
  var size: CGSize
  var events: [PlayedEvent]

  var violations: [Violation] { events.flatMap(\.violations) }
}

/// One line of a play: an event, and the screen when all was at rest again.
struct PlayedEvent: Equatable, Sendable {
  enum Origin: Equatable, Sendable {
    case trace
    /// Recorded, but nothing that can be posted, for a reason in a few words.
    case shownOnly(String)
    /// Added at the end of a trace, so that each is hidden again.
    case closing
    case script
  }

  var title: String
  var origin: Origin
  var endFrame: CGRect?
  var witness: KeyboardWitness
  var sample: Sample
  var writes = HeadlessScrollWrites()
  var violations: [Violation] = []

  /// The height the keyboard covers of the scroll view, in points.
  var overlap: CGFloat { witness.overlap(withViewAt: sample.scrollView) }

  var isShownOnly: Bool {
    if case .shownOnly = origin { true } else { false }
  }
}
