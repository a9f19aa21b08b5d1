/// The turns of the main queue that the coordinators of an environment ask for.
///
/// Without a count, a coordinator that asks for another turn in every turn keeps the main thread busy,
/// and nothing on the screen shows it.
@MainActor
package final class TurnRequests {
  /// The number of turns that were asked for so far.
  package private(set) var count = 0

  package init() {}

  func add() { count += 1 }
}
