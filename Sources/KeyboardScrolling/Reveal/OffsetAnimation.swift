import CoreGraphics
import Foundation

/// A movement of a list's content to an offset, along the animations of the keyboard and the app's
/// bar.
///
/// Each new end adds a part to the movement, like UIKit's additive animations of keyboard and bar.
/// https://developer.apple.com/videos/play/wwdc2014/236/
struct OffsetAnimation: Equatable, Sendable {
  struct Part: Equatable, Sendable {
    let distance: CGFloat
    /// The motion; its start is nil while a finger holds the content, or until the commit that
    /// starts the bar's animation.
    var motion: Motion

    func distance(at time: TimeInterval) -> CGFloat { distance * motion.remainder(at: time) }

    /// Returns whether less than a tenth of a point remains, also after a spring's next swing.
    func isOver(at time: TimeInterval) -> Bool {
      abs(distance(at: time)) < 0.1 && abs(distance(at: time + 0.02)) < 0.1
    }

    /// Divides a distance among the animations of a bar, oldest first.
    ///
    /// Each animation gets the distance by which it moves the bar, and the last one the rest. If
    /// the app also resizes the bar, the animations do not add up to `distance`: none then gets
    /// more than what is left.
    static func parts(of distance: CGFloat, on animations: [PlaceAnimation]) -> [Part] {
      guard let last = animations.last else { return [] }
      guard let total = animations.totalDisplacement else {
        return [Part(distance: distance, motion: last.motion)]
      }
      let isWhole = abs(total - distance) <= 1
      var rest = distance
      var parts: [Part] = []
      for animation in animations.dropLast() {
        let displacement = animation.displacement ?? 0
        let part =
          isWhole
          ? displacement
          : distance < 0 ? min(0, max(rest, displacement)) : max(0, min(rest, displacement))
        parts += [Part(distance: part, motion: animation.motion)]
        rest -= part
      }
      return (parts + [Part(distance: rest, motion: last.motion)]).filter { $0.distance != 0 }
    }
  }

  /// The distance that limits the steps of any shorter movement.
  private static let shortDistance: CGFloat = 24
  /// The largest part of the movement's distance that one step makes.
  ///
  /// At 30 frames a second the keyboard has made 34.3 % of its movement when a display link first
  /// draws. With a third as the limit, a chat's newest message would be 3 points off the bar for a
  /// frame.
  private static let longestStep: CGFloat = 0.35

  private(set) var end: CGFloat
  private var parts: [Part] = []
  /// The length from which each step's limit (``longestStep``) is computed.
  ///
  /// This is the movement's distance or, if longer, the largest lag. Infinite, without a limit, if
  /// the bar has moved without an animation.
  private var distance: CGFloat = 0
  private var last: ScrollMetrics
  /// True if the movement's end shows the first responder; false if the movement keeps the distance
  /// to the content's end.
  private var isReveal: Bool
  /// The edge at which a chat keeps its distance to the end; nil for other content.
  private let chatEdge: VerticalEdge?
  private var isInterrupted = false

  init(
    to end: CGFloat,
    in metrics: ScrollMetrics,
    isReveal: Bool = false,
    chatEdge: VerticalEdge? = nil,
    on motion: Motion
  ) {
    self.isReveal = isReveal
    self.chatEdge = chatEdge
    self.end = metrics.bounds.minY
    last = metrics
    join(end, on: motion)
  }

  // MARK: Steps

  /// Takes the next step, and returns its content offset.
  ///
  /// After a hitch, a list catches up in three frames and does not jump.
  mutating func step(contentHeight: CGFloat, at time: TimeInterval) -> CGFloat {
    start(at: time)
    parts.removeAll { $0.isOver(at: time) }
    let missing = offset(at: time) - offset
    distance = max(distance, abs(missing))
    let longest = max(distance, Self.shortDistance) * Self.longestStep
    offset += min(max(missing, -longest), longest)
    last.contentSize.height = contentHeight
    return offset
  }

  /// Starts the parts without a start; `animations` are the bar's, if any.
  mutating func start(at time: TimeInterval, on animations: [PlaceAnimation] = []) {
    let pending = parts.filter { $0.motion.start == nil }
    parts.removeAll { $0.motion.start == nil }
    for part in pending {
      let started = animations.isEmpty ? [part] : Part.parts(of: part.distance, on: animations)
      for var part in started {
        part.motion = part.motion.starting(at: part.motion.start ?? time)
        parts += [part]
        if part.motion.duration == 0 { distance = .infinity }
      }
    }
  }

  /// Replaces the motion of an animation block, which moves the content by `distance`, with the
  /// `new` parts.
  mutating func exchange(_ block: Motion, for new: [Part], over distance: CGFloat) {
    parts += new + [Part(distance: -distance, motion: block)]
    let isAtOnce = new.contains { $0.motion.duration == 0 }
    self.distance = isAtOnce ? .infinity : max(self.distance, abs(distance))
  }

  func hasArrived(at time: TimeInterval) -> Bool { isOver(at: time) && offset == end }

  /// Records the content offset that is read after a step.
  ///
  /// An offset that differs by more than UIKit's rounding is not recorded: the next frame detects
  /// the scroll of the user, the app or UIKit.
  mutating func read(_ found: CGFloat) {
    if isInPlace(at: found) { offset = found }
  }

  private(set) var offset: CGFloat {
    get { last.bounds.minY }
    set { last.bounds.origin.y = newValue }
  }

  func isInPlace(at found: CGFloat) -> Bool { last.isAt(found) }

  func ends(at found: CGFloat) -> Bool { found.isSameOffset(as: end, pixel: last.pixel) }

  /// Returns the offset at which the movement ends with the present content; nil after a scroll or
  /// a change of layout.
  func destination(in metrics: ScrollMetrics) -> CGFloat? {
    let isGrown = metrics.contentSize.height > last.contentSize.height + CGFloat.insetTolerance
    // If content has grown and is at its end, the app has scrolled to an inserted row.
    guard !isInterrupted, !isGrown || !metrics.isAtEnd(at: .bottom) else { return nil }
    switch MovementCause(from: last, to: metrics) {
    case .none, .clamp: return metrics.clamped(end)
    case .shift(let distance): return metrics.clamped(end(shiftedBy: distance, metrics))
    case .layout, .userOrApp: return nil
    }
  }

  /// Returns the movement's end after UIKit has moved the content by a distance; a movement to an
  /// end of the content still ends there.
  ///
  /// At the start of a chat, the app inserts older messages: the movement continues to the message
  /// that was the first. A reveal keeps its end: only rows above the revealed view move that view,
  /// and a later check detects such a move.
  private func end(shiftedBy distance: CGFloat, _ metrics: ScrollMetrics) -> CGFloat {
    guard !isReveal else { return end }
    let edges = chatEdge.map { [$0] } ?? [.bottom, .top]
    return edges.first { ends(at: last.end(at: $0)) }.map(metrics.end) ?? end + distance
  }

  /// Detects, at the end of a turn, a scroll by the user, the app or UIKit, which ends the movement
  /// with the next frame.
  ///
  /// Without this check, if the app also inserts a row before that frame, the scroll looks like a
  /// shift by the row. A chat then moves by the scrolled distance again.
  mutating func check(in metrics: ScrollMetrics) { isInterrupted = destination(in: metrics) == nil }

  // MARK: Changes during the movement

  /// Stops the movement under a finger; the next step restarts it.
  mutating func pause() {
    let remaining = offset - end
    (parts, distance) = ([Part(distance: remaining, motion: .keyboard)], abs(remaining))
  }

  /// Starts again, from the offset to which UIKit has clamped the content.
  mutating func restart(from found: CGFloat, to end: CGFloat, at time: TimeInterval) {
    let motion = motionOfChange(at: time)
    (offset, self.end) = (found, end)
    pause()
    parts[0].motion = motion
  }

  /// Returns the motion of a change of the movement's distance: before the first step, that of the
  /// movement.
  ///
  /// An app may hold a few messages at its composer with an inset, which it changes in the turn of
  /// the announcement. UIKit then moves the content at once. On a motion of its own, that move would
  /// put the rows up to 34 points off the composer.
  private func motionOfChange(at time: TimeInterval) -> Motion {
    let hasMoved = !last.isAt(parts.reduce(end) { $0 + $1.distance })
    return (hasMoved ? nil : parts.last?.motion) ?? .keyboard.starting(at: time)
  }

  mutating func join(_ end: CGFloat, isReveal: Bool? = nil, on motion: Motion) {
    // The new part replaces the parts not started, and may cancel their distance.
    let pending = parts.filter { $0.motion.start == nil }.reduce(0) { $0 + $1.distance }
    parts.removeAll { $0.motion.start == nil }
    parts += [Part(distance: pending + self.end - end, motion: motion)]
    self.end = end
    distance = motion.duration == 0 ? .infinity : abs(offset - end)
    self.isReveal = isReveal ?? self.isReveal
  }

  mutating func shift(by distance: CGFloat) {
    end += distance
    offset += distance
  }

  /// Follows rows that UIKit has measured, and an inset of the app above the content, since the last
  /// step.
  mutating func followShift(in metrics: ScrollMetrics, at time: TimeInterval) {
    guard case .shift(let distance) = MovementCause(from: last, to: metrics) else { return }
    let end = end(shiftedBy: distance, metrics)
    // The content has moved already; the movement's end may have moved farther or not at all.
    let remaining = self.end + metrics.bounds.minY - offset - end
    parts += [Part(distance: remaining, motion: motionOfChange(at: time))]
    (self.end, last) = (end, metrics)
  }

  // MARK: The curve

  func offset(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? end : parts.reduce(end) { $0 + $1.distance(at: time) }
  }

  func isOver(at time: TimeInterval) -> Bool { parts.allSatisfy { $0.isOver(at: time) } }
}
