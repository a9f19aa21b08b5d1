import Foundation

/// The time of the last drag that may have moved the keyboard.
///
/// UIKit may post the hide of a keyboard that was dragged away a turn after the finger has lifted.
/// So the drag counts for a while.
struct DragMemory: Equatable, Sendable {
  /// The time for which a drag counts after the last check that found it.
  ///
  /// It is a little longer than the keyboard's own animation of 0.25 s, in which bars and accessory
  /// views continue to their places.
  static let duration: TimeInterval = 0.3

  private var lastSeen = -TimeInterval.infinity
  private var wasRecentAtAnnouncement = false

  mutating func saw(at time: TimeInterval) {
    lastSeen = time
  }

  mutating func keyboardAnnounced(at time: TimeInterval) {
    wasRecentAtAnnouncement = isRecent(at: time)
  }

  /// Returns whether a finger drags the content, or has just lifted.
  func isRecent(at time: TimeInterval) -> Bool { time < lastSeen + Self.duration }

  /// Returns whether a drag is recent, or a transition that was announced after it is still under
  /// way.
  ///
  /// The turn of the announcement may last longer than a drag counts.
  func isRecent(at time: TimeInterval, isTransition: Bool) -> Bool {
    isRecent(at: time) || (isTransition && wasRecentAtAnnouncement)
  }
}
