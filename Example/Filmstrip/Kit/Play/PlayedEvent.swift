package import Foundation

/// One line of a play: an event, and what the screen looked like when all was at rest again.
package struct PlayedEvent: Equatable, Sendable {
  /// Where an event comes from.
  package enum Origin: Equatable, Sendable {
    case trace
    /// Recorded, but nothing that can be posted, for a reason in a few words.
    case shownOnly(String)
    /// Added at the end of a trace, so that each is hidden again.
    case closing
    case script
  }

  package var title: String
  package var origin: Origin
  package var endFrame: CGRect?
  package var witness: KeyboardWitness
  package var sample: Sample
  package var writes: Writes
  package var violations: [Violation]

  package init(
    title: String,
    origin: Origin,
    endFrame: CGRect? = nil,
    witness: KeyboardWitness,
    sample: Sample,
    writes: Writes = Writes(),
    violations: [Violation] = []
  ) {
    self.title = title
    self.origin = origin
    self.endFrame = endFrame
    self.witness = witness
    self.sample = sample
    self.writes = writes
    self.violations = violations
  }

  /// The height the keyboard covers of the scroll view, in points.
  package var overlap: CGFloat { witness.overlap(withViewAt: sample.scrollView) }
}

/// A trace or a script, played against a screen.
package struct Play: Equatable, Sendable {
  /// The name of the screen.
  package var screen: String
  /// The id of the trace or the name of the script.
  package var name: String
  package var size: CGSize
  package var events: [PlayedEvent]

  package init(screen: String, name: String, size: CGSize, events: [PlayedEvent]) {
    self.screen = screen
    self.name = name
    self.size = size
    self.events = events
  }

  package var violations: [Violation] { events.flatMap(\.violations) }
}
