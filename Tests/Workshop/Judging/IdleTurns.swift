/// Counts the turns in a row that request another turn without a change.
///
/// A check that waits for a finger, a transition or a timer gets a call, or runs in a turn with
/// another cause.
package struct IdleTurns: Equatable, Sendable {
  /// The most turns in a row so far.
  package private(set) var longest = 0
  private var length = 0
  private var requests = 0
  private var signature: Int?

  /// The coordinator handles notifications once.
  ///
  /// UIKit's answer to a write may need another turn, and each view around the first responder
  /// reveals it in its own turn.
  package static let limit = 8

  package init() {}

  /// Records a turn.
  ///
  /// - Parameters:
  ///   - requests: The number of turns requested so far.
  ///   - signature: A hash value of every reason to request one.
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
