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
  /// A way that is made in three steps at least, in points.
  private static let shortWay: CGFloat = 24
  /// The part of the way that one step makes at most.
  ///
  /// At 30 frames a second the keyboard has made 34.3 % of its way when a display link draws for the first
  /// time. With a third the newest message was 3 points off its bar for a frame.
  private static let longestStep: CGFloat = 0.35

  /// The content offset at which the animation ends, in points.
  private(set) var end: CGFloat
  /// The distance from the end at the start, in points.
  private var distance: CGFloat
  /// The velocity at the start, in points per second.
  private var velocity: CGFloat = 0
  /// The part of the way that has not begun, in points: a finger holds the content, or the bar begins
  /// when its turn is committed.
  private var waiting: CGFloat = 0
  /// In seconds.
  private var start: TimeInterval = 0
  /// The longest distance from the curve so far, in points.
  private var gap: CGFloat = 0
  /// The content as the last step has left it.
  private var left: ScrollMetrics
  /// True if the end shows the first responder; false if it keeps the distance to the content's end.
  private var isReveal: Bool
  /// True if something else has scrolled the content.
  private var isLost = false

  /// Creates a movement from where the content is.
  init(to end: CGFloat, in metrics: ScrollMetrics, isReveal: Bool = false, at time: TimeInterval) {
    self.isReveal = isReveal
    self.end = metrics.bounds.minY
    left = metrics
    distance = 0
    join(end, at: time)
  }

  // MARK: Steps

  /// Takes the next step, and returns its content offset.
  ///
  /// It makes about a third of the way at most: a list that stood still while the main thread was busy
  /// catches up in three frames, and does not jump. At an infinite time, which is that of the only frame
  /// where there is no display, it makes all of it.
  mutating func step(contentHeight: CGFloat, at time: TimeInterval) -> CGFloat {
    begin(at: time)
    let way = max(abs(distance), Self.shortWay)
    let missing = offset(at: time) - offset
    gap = max(gap, abs(missing))
    let longest = time < .infinity ? max(way, gap) * Self.longestStep : .infinity
    offset += min(max(missing, -longest), longest)
    left.contentSize.height = contentHeight
    return offset
  }

  /// Begins what waits.
  mutating func begin(at time: TimeInterval) {
    guard waiting != 0 else { return }
    (distance, velocity) = motion(at: time)
    (distance, waiting) = (distance + waiting, 0)
    if time < .infinity { start = max(time, start) }
  }

  /// Returns whether the last step has reached the end.
  func hasArrived(at time: TimeInterval) -> Bool { isOver(at: time) && offset == end }

  /// Records the content offset that is read after a step.
  ///
  /// An offset that is further away than UIKit rounds is another writer's, which the next frame
  /// finds.
  mutating func read(_ found: CGFloat) {
    if isLeft(at: found) { offset = found }
  }

  /// The content offset at which the last step has left the content, in points.
  private(set) var offset: CGFloat {
    get { left.bounds.minY }
    set { left.bounds.origin.y = newValue }
  }

  /// Returns whether a content offset is where the last step has left it.
  func isLeft(at found: CGFloat) -> Bool { found.isSameOffset(as: offset, pixel: left.pixel) }

  /// Returns whether a content offset is the end.
  func ends(at found: CGFloat) -> Bool { found.isSameOffset(as: end, pixel: left.pixel) }

  /// Returns the offset at which the movement ends with the content as it is now; nil if something
  /// else has scrolled it.
  func destination(in metrics: ScrollMetrics) -> CGFloat? {
    let isGrown = metrics.contentSize.height > left.contentSize.height + CGFloat.insetTolerance
    // A row was inserted, and the app, or UIKit, shows the end.
    guard !isLost, !isGrown || !metrics.isAtEnd(at: .bottom) else { return nil }
    switch Mover(from: left, to: metrics) {
    case .nobody, .clamp: return metrics.clamped(end)
    case .shift(let distance): return metrics.clamped(isReveal ? end : end + distance)
    case .layout, .somebody: return nil
    }
  }

  /// Finds out at the end of a turn whether something else has scrolled the content, which ends the
  /// movement with the next frame.
  ///
  /// On a busy main thread a row may be inserted before that frame. What the app had scrolled by was taken
  /// for the row's part, and a chat went on by that distance once more.
  mutating func look(in metrics: ScrollMetrics) { isLost = destination(in: metrics) == nil }

  // MARK: Changes on the way

  /// Stops under a finger; the next step begins anew from there.
  mutating func pause() {
    (distance, velocity, waiting) = (0, 0, offset - end)
  }

  /// Begins anew from where something else has moved the content.
  mutating func restart(from found: CGFloat, at time: TimeInterval) {
    (offset, gap) = (found, 0)
    pause()
    begin(at: time)
  }

  /// Continues to another end, from a time on that is infinite if ``begin(at:)`` will tell it.
  mutating func join(_ end: CGFloat, isReveal: Bool? = nil, at time: TimeInterval) {
    add(self.end - end, at: time)
    (self.end, gap) = (end, 0)
    self.isReveal = isReveal ?? self.isReveal
  }

  /// Makes the way longer, in points, from a time on.
  private mutating func add(_ part: CGFloat, at time: TimeInterval) {
    let held = waiting
    waiting = part
    if time < .infinity { begin(at: time) }
    waiting += held
  }

  /// Moves along with content that has moved, in points.
  mutating func shift(by distance: CGFloat) {
    end += distance
    offset += distance
  }

  /// Follows rows that were measured since the last step.
  ///
  /// A reveal keeps its end: only rows above its target move that, and a look finds it elsewhere.
  mutating func followRows(in metrics: ScrollMetrics, at time: TimeInterval) {
    guard case .shift(let measured) = Mover(from: left, to: metrics) else { return }
    left = metrics
    if isReveal { add(measured, at: time) } else { end += measured }
  }

  // MARK: The curve

  /// Returns the content offset at a time, in points; the end when it is reached.
  func offset(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? end : end + motion(at: time).distance + waiting
  }

  func isOver(at time: TimeInterval) -> Bool {
    guard waiting == 0 else { return false }
    let motion = motion(at: time)
    return time - start > Self.duration
      || (abs(motion.distance) < 0.1 && abs(motion.velocity) < 0.1 * Self.frequency)
  }

  private func motion(at time: TimeInterval) -> (distance: CGFloat, velocity: CGFloat) {
    let time = min(max(0, time - start), 2 * Self.duration)
    let slope = velocity + Self.frequency * distance
    let factor = exp(-Self.frequency * time)
    return (
      (distance + slope * time) * factor,
      (velocity - Self.frequency * slope * time) * factor
    )
  }
}
