import Foundation

/// The last time at which a finger was seen to drag content.
///
/// UIKit may post the hide of a keyboard that was dragged away a turn after the finger has lifted.
/// So the finger counts for a while.
struct FingerMemory: Equatable, Sendable {
  /// The time for which a finger counts after it was last seen, in seconds.
  static let duration: TimeInterval = 0.3

  private var lastSeen = -TimeInterval.infinity

  mutating func saw(at time: TimeInterval) {
    lastSeen = time
  }

  /// Returns whether a finger drags the content, or has just done so.
  func isRecent(at time: TimeInterval) -> Bool { time < lastSeen + Self.duration }
}
