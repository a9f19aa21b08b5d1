package import Foundation
package import UIKit

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
  package var writes: HeadlessScrollWrites
  package var violations: [Violation]

  package init(
    title: String,
    origin: Origin,
    endFrame: CGRect? = nil,
    witness: KeyboardWitness,
    sample: Sample,
    writes: HeadlessScrollWrites = HeadlessScrollWrites(),
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
