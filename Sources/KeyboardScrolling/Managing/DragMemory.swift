import Foundation

/// The last time at which a finger was seen to drag content above a keyboard, and the keyboard with it
/// perhaps.
///
/// UIKit may post the hide of a keyboard that was dragged away a turn after the finger has let go. So
/// the drag counts for a while.
struct DragMemory: Equatable, Sendable {
  /// The time for which a drag counts after it was last seen, in seconds.
  ///
  /// It is a little longer than the keyboard's own animation of 0.25 s, in which bars and accessory
  /// views go on to their places.
  static let duration: TimeInterval = 0.3

  private var lastSeen = -TimeInterval.infinity
  private var wasRecentAtAnnouncement = false

  mutating func saw(at time: TimeInterval) {
    lastSeen = time
  }

  /// Handles an announced keyboard.
  mutating func keyboardAnnounced(at time: TimeInterval) {
    wasRecentAtAnnouncement = isRecent(at: time)
  }

  /// Returns whether a finger drags the content, or has just let go.
  func isRecent(at time: TimeInterval) -> Bool { time < lastSeen + Self.duration }

  /// Returns the same, and true for all of a transition that was announced in that time: the turn of
  /// the announcement may last longer.
  func isRecent(at time: TimeInterval, isTransition: Bool) -> Bool {
    isRecent(at: time) || (isTransition && wasRecentAtAnnouncement)
  }
}
