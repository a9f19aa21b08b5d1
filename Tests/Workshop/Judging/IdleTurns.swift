/// Counts the turns in a row that request another turn without a change.
///
/// A check that waits for a finger, a transition or a timer requests no turns: it is called, or
/// runs in a turn with another cause.
package struct IdleTurns: Equatable, Sendable {
  package private(set) var longest = 0
  private var length = 0
  private var requests = 0
  private var signature: Int?

  /// Notifications, UIKit's reaction to a write, and each view around the first responder need one
  /// turn each.
  package static let limit = 8

  package init() {}

  /// Records a turn, with the number of requests so far and a hash of everything that can cause a
  /// request.
  package mutating func turnEnded(requests: Int, signature: Int) {
    defer { (self.requests, self.signature) = (requests, signature) }
    guard requests > self.requests, signature == self.signature else {
      length = 0
      return
    }
    length += 1
    longest = max(longest, length)
  }

  package mutating func reset() { (longest, length) = (0, 0) }
}
