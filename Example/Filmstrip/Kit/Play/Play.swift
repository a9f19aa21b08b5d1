package import Foundation

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
