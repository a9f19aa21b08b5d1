import CoreGraphics

/// One scroll view during an event: its rest before the event, and each frame that differs from the
/// frame before.
package struct FrameRecord: Sendable {
  package let before: Rest
  package private(set) var frames: [MovementFrame] = []
  package private(set) var last: MovementFrame

  package init(_ before: Rest, _ frame: MovementFrame) {
    self.before = before
    last = frame
  }

  /// Adds a frame if it differs from the last one, or if its `finger` is not `none`.
  ///
  /// - Returns: Whether the frame was added.
  package mutating func add(_ frame: MovementFrame) -> Bool {
    var same = last
    (same.time, same.isTimely, same.stepCount) = (frame.time, frame.isTimely, frame.stepCount)
    same.followsHitch = frame.followsHitch
    guard frame != same || frame.finger != .none else { return false }
    frames.append(frame)
    last = frame
    return true
  }
}
