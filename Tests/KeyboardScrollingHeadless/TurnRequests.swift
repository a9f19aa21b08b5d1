/// The turns of the main queue that the coordinators of an environment request.
///
/// Without a count, nothing on the screen shows a coordinator that requests another turn in every
/// turn and keeps the main thread busy.
@MainActor
package final class TurnRequests {
  package private(set) var count = 0

  package init() {}

  func add() { count += 1 }
}
