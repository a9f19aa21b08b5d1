/// Counts consecutive turns of the run loop that request a further turn although nothing has
/// changed.
///
/// Code that waits for a finger, a transition or a timer must not request turns: UIKit or the timer
/// calls that code.
package struct IdleTurns: Equatable, Sendable {
  package private(set) var longest = 0
  private var length = 0
  private var requests = 0
  private var signature: Int?

  /// The largest number of idle turns that is not a failure.
  ///
  /// One turn is for notifications, one for UIKit's reaction to a write, and one for each view around
  /// the first responder.
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
