/// The turns of the main queue that the coordinators of an environment request.
///
/// Without a count, a coordinator that requests another turn in every turn keeps the main thread
/// busy, and nothing on the screen shows it.
@MainActor
package final class TurnRequests {
  /// The number of turns requested so far.
  package private(set) var count = 0

  package init() {}

  func add() { count += 1 }
}
