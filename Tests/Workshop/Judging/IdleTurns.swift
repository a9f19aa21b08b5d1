/// Counts the turns in a row in each of which another one is asked for, although nothing is new.
///
/// A check that waits for a finger, a transition or a timer is told, or looks when a turn comes anyway.
package struct IdleTurns: Equatable, Sendable {
  /// The most turns in a row so far.
  package private(set) var longest = 0
  private var length = 0
  private var requests = 0
  private var signature: Int?

  /// Notifications are handled once, an answer by UIKit to a write may need another one, and each view
  /// around the first responder reveals it in a turn of its own.
  package static let limit = 8

  package init() {}

  /// Notes a turn.
  ///
  /// - Parameters:
  ///   - requests: The number of turns that were asked for so far.
  ///   - signature: Everything that may be a reason to ask for one, as a hash value.
  package mutating func turnEnded(requests: Int, signature: Int) {
    defer { (self.requests, self.signature) = (requests, signature) }
    guard requests > self.requests, signature == self.signature else {
      length = 0
      return
    }
    length += 1
    longest = max(longest, length)
  }

  /// Begins a new count.
  package mutating func reset() { (longest, length) = (0, 0) }
}
