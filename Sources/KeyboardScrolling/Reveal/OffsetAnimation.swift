import CoreGraphics
import Foundation

/// A movement of the content to an offset, on the curve of the keyboard, and what its last step has
/// left.
///
/// The curve is a critically damped spring, `1 - (1 + wt) * exp(-wt)`. A new end on the way keeps
/// the velocity, which is what UIKit's additive animations of bar and keyboard add up to.
/// https://github.com/flutter-team-archive/engine/pull/37604
struct OffsetAnimation: Equatable, Sendable {
  /// The angular frequency of the keyboard's spring, in 1/s: stiffness 1000, mass 3.
  private static let frequency = (1000.0 / 3).squareRoot()
  private static let duration: TimeInterval = 0.6

  /// The content offset at which the animation ends, in points.
  private(set) var end: CGFloat
  /// The distance from the end at the start, in points.
  private var distance: CGFloat
  /// The velocity at the start, in points per second.
  private var velocity: CGFloat = 0
  /// In seconds.
  private var start: TimeInterval
  /// The content offset after the last step, in points.
  var offset: CGFloat
  /// The height of the content at the last step, in points.
  private var contentHeight: CGFloat

  init(
    from offset: CGFloat,
    to end: CGFloat,
    contentHeight: CGFloat = 0,
    at time: TimeInterval
  ) {
    self.end = end
    self.offset = offset
    self.contentHeight = contentHeight
    distance = offset - end
    start = time
  }

  /// Takes the next step, and returns its content offset.
  mutating func step(contentHeight: CGFloat, at time: TimeInterval) -> CGFloat {
    offset = offset(at: time)
    self.contentHeight = contentHeight
    return offset
  }

  /// Returns the distance by which rows that were measured above have moved the content since the
  /// last step.
  func distanceMeasured(offset: CGFloat, contentHeight: CGFloat) -> CGFloat {
    let distance = offset - self.offset
    return distance.isClose(to: contentHeight - self.contentHeight) ? distance : 0
  }

  /// Continues to another end.
  mutating func join(_ end: CGFloat, at time: TimeInterval) {
    (distance, velocity) = motion(at: time)
    distance += self.end - end
    self.end = end
    start = time
  }

  /// Moves along with content that has moved, in points.
  mutating func shift(by distance: CGFloat) {
    end += distance
  }

  /// Returns the content offset at a time, in points; the end when it is reached.
  func offset(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? end : end + motion(at: time).distance
  }

  func isOver(at time: TimeInterval) -> Bool {
    let motion = motion(at: time)
    return time - start > Self.duration
      || (abs(motion.distance) < 0.1 && abs(motion.velocity) < 0.1 * Self.frequency)
  }

  private func motion(at time: TimeInterval) -> (distance: CGFloat, velocity: CGFloat) {
    // A display that shows nothing has no next frame.
    let time = min(max(0, time - start), 2 * Self.duration)
    let slope = velocity + Self.frequency * distance
    let factor = exp(-Self.frequency * time)
    return (
      (distance + slope * time) * factor,
      (velocity - Self.frequency * slope * time) * factor
    )
  }
}
