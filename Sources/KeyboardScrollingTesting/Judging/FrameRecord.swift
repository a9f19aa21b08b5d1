import CoreGraphics

/// One scroll view during an event: the rest before it, and the frames that differ from the
/// previous one.
package struct FrameRecord: Sendable {
  package let before: Rest
  package private(set) var frames: [MovementFrame] = []
  package private(set) var last: MovementFrame

  package init(_ before: Rest, _ frame: MovementFrame) {
    self.before = before
    last = frame
  }

  /// Adds a frame, and returns whether it differs, or has a finger on the content.
  package mutating func add(_ frame: MovementFrame) -> Bool {
    var same = last
    (same.time, same.isTimely, same.stepCount) = (frame.time, frame.isTimely, frame.stepCount)
    guard frame != same || frame.finger != .none else { return false }
    frames.append(frame)
    last = frame
    return true
  }
}
