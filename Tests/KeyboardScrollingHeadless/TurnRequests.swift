/// The turns of the main queue that the coordinators of an environment request.
///
/// Only this count reveals a coordinator that requests another turn in every turn: it keeps the
/// main thread busy, but the screen looks the same.
@MainActor
package final class TurnRequests {
  package private(set) var count = 0

  package init() {}

  func add() { count += 1 }
}
