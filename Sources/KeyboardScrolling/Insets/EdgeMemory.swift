import CoreGraphics

/// Where the content of one scroll view was, and where its visible part ended at the keyboard's edge.
struct EdgeMemory: Equatable, Sendable {
  /// The boundary of the visible rectangle after the last plan, in points from the top of the bounds;
  /// nil if it is not known.
  private(set) var boundary: CGFloat?
  /// The boundaries that whoever scrolls may have seen, the app or UIKit, or the app that has inserted a row:
  /// from before the turn in which the boundary has moved, and from after it.
  ///
  /// Empty if it has not moved since, but for a scroll of the app's while a position is held.
  private(set) var boundariesSeen: [CGFloat] = []
  /// The vertical content offset at the last look, in points; nil without one.
  private(set) var lastOffset: CGFloat?
  /// The offset to which UIKit has clamped the content while a position of the keyboard was held; nil if
  /// it has not.
  ///
  /// The content goes back to ``lastOffset`` when there is room again.
  private(set) var clampedOffset: CGFloat?
  /// True from the first measurement of a bar without keys on, as long as the view is in its window.
  private(set) var hasMeasuredBar = false

  /// Records the content offset after a write, or at a look that found nothing else changed.
  mutating func record(offset: CGFloat) {
    (lastOffset, clampedOffset) = (offset, nil)
  }

  /// Forgets what is overdue: it is done, or the user has scrolled.
  mutating func forgetOverdue() { (boundariesSeen, clampedOffset) = ([], nil) }

  /// Forgets the boundary, because the keyboard is at the other edge now.
  mutating func turnOver() { (boundary, boundariesSeen, hasMeasuredBar) = (nil, [], false) }

  /// Finds out whether the content has moved while a position of the keyboard is held, with the boundary
  /// as it is now: UIKit has clamped it, or somebody has scrolled it, who has seen that boundary.
  ///
  /// While the app scrolls, its scroll counts from the first look on. Its end may be where UIKit would
  /// clamp the content, as after a message that is sent just before the keyboard comes back.
  mutating func lookWhileHeld(
    _ metrics: ScrollMetrics,
    boundary: CGFloat,
    isScrolledByApp: Bool
  ) {
    let offset = metrics.bounds.minY
    guard let lastOffset else { return }
    if isScrolledByApp, boundariesSeen.isEmpty { boundariesSeen = [boundary] }
    let last = clampedOffset ?? lastOffset
    guard isScrolledByApp || !offset.isSameOffset(as: last, pixel: metrics.pixel) else { return }
    // Clamped content stays where it is when rows come: only the app shows them.
    if !isScrolledByApp, metrics.isClamped(from: last) {
      clampedOffset = offset
    } else {
      self.boundary = boundary
      record(offset: offset)
    }
  }

  /// Records that a bar without keys is measured, and returns whether that is the first time.
  mutating func measureBar() -> Bool {
    defer { hasMeasuredBar = true }
    return !hasMeasuredBar
  }

  /// Records the boundary, and returns the distance by which it has moved, in points, from a start that
  /// counts if no boundary is known.
  ///
  /// The content is scrolled by the app or by UIKit, or with a row that the app inserts.
  mutating func move(from start: CGFloat, to end: CGFloat, isScrolled: Bool) -> CGFloat {
    let before = boundary ?? start
    boundary = end
    guard !before.isClose(to: end) else { return 0 }
    if !isScrolled {
      boundariesSeen = []
    } else if boundariesSeen.isEmpty {
      boundariesSeen = [before, end]
    }
    return end - before
  }

  /// Returns whether the content is where it was at the last look.
  func isAtLastOffset(_ metrics: ScrollMetrics) -> Bool {
    lastOffset?.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel) == true
  }

  /// Returns the offset from which UIKit has clamped the content, now or while a position of the
  /// keyboard was held; nil if it has not.
  func offsetBeforeClamp(_ metrics: ScrollMetrics) -> CGFloat? {
    lastOffset.flatMap { clampedOffset != nil || metrics.isClamped(from: $0) ? $0 : nil }
  }

  /// Returns the offset to which content goes back that was clamped while a position of the keyboard was
  /// held; nil if there is nothing to go back to, or no room yet.
  func overdueOffset(_ metrics: ScrollMetrics) -> CGFloat? {
    guard clampedOffset != nil, let lastOffset, metrics.isInRange(lastOffset),
      !lastOffset.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel)
    else { return nil }
    return lastOffset
  }
}
