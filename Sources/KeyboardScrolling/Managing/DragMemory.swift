import Foundation

/// The time of the last drag that may have moved the keyboard.
///
/// The drag counts for a while, because UIKit may post the hide a turn after the finger has lifted.
struct DragMemory: Equatable, Sendable {
  /// The time for which a drag counts after the last check that found it.
  ///
  /// The keyboard's own animation, in which bars and accessory views continue to their places,
  /// takes 0.25 s.
  static let duration: TimeInterval = 0.3

  private var lastSeen = -TimeInterval.infinity
  private var wasRecentAtAnnouncement = false

  mutating func saw(at time: TimeInterval) {
    lastSeen = time
  }

  mutating func keyboardAnnounced(at time: TimeInterval) {
    wasRecentAtAnnouncement = isRecent(at: time)
  }

  func isRecent(at time: TimeInterval) -> Bool { time < lastSeen + Self.duration }

  /// Returns whether a drag is recent, or a transition announced during a recent one is under way.
  ///
  /// The turn of the announcement may last longer than a drag counts.
  func isRecent(at time: TimeInterval, isTransition: Bool) -> Bool {
    isRecent(at: time) || (isTransition && wasRecentAtAnnouncement)
  }
}
