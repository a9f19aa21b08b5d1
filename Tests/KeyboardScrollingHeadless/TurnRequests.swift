/// The number of turns of the main queue that coordinators have requested.
///
/// A coordinator that requests a turn in every turn keeps the main thread busy. Nothing on the
/// screen shows that.
@MainActor package final class TurnRequests {
  package private(set) var count = 0

  package init() {}

  func add() { count += 1 }
}
