import CoreGraphics

/// What was seen of one scroll view during an event: the rest before it, and the frames on the way in
/// which anything is different.
package struct FrameRecord: Sendable {
  package let before: Rest
  package private(set) var frames: [MovementFrame] = []
  /// The last frame that was different, or the one before the event.
  package private(set) var last: MovementFrame

  /// Begins a record with a rest, and the frame that shows it.
  package init(_ before: Rest, _ frame: MovementFrame) {
    self.before = before
    last = frame
  }

  /// Adds a frame, and returns whether it is different, or shows a finger on the content.
  package mutating func add(_ frame: MovementFrame) -> Bool {
    var same = last
    (same.time, same.isTimely, same.stepCount) = (frame.time, frame.isTimely, frame.stepCount)
    guard frame != same || frame.finger != .none else { return false }
    frames.append(frame)
    last = frame
    return true
  }
}
