import CoreGraphics

/// The place of one scroll view's content at rest, set by the user or the app.
///
/// UIKit's clamps, a moving edge and the coordinator's writes do not change it. A plan moves the
/// content as near to it as the range allows, so what a short range takes away comes back.
struct Rest: Equatable, Sendable {
  /// The vertical content offset at rest, even if the range does not allow it.
  private(set) var offset: CGFloat
  /// The adjusted content inset when the content came to rest.
  private var insetAtRest: VerticalEdges
  /// The content after the last plan or check.
  private var left: ScrollMetrics
  /// The end of the visible part at the keyboard's edge, measured from the top of the bounds.
  private(set) var boundary: CGFloat
  /// True if the user or the app has scrolled since the last check of the first responder.
  private(set) var isScrolled = false
  /// The boundaries that an animated scroll may be aimed at: before and after the turn in which the
  /// boundary moved.
  ///
  /// Empty if it has not moved since, except after a scroll of the app while a position is held.
  private(set) var boundariesDuringScroll: [CGFloat] = []
  /// The height of the content at the last check; nil when checks have ended.
  ///
  /// A turn may have several updates, as for a composer and its keyboard.
  private var contentHeight: CGFloat?

  /// Creates the rest of content at its present place.
  init(_ metrics: ScrollMetrics, boundary: CGFloat) {
    (offset, left, self.boundary) = (metrics.bounds.minY, metrics, boundary)
    insetAtRest = metrics.adjustedInset
  }

  /// Returns whether the content rests at its end, where it stays; clamped content does not.
  func isAtEnd(at edge: VerticalEdge) -> Bool {
    left.isAtEnd(at: edge) && !isDisplaced
  }

  // MARK: Causes of movements

  /// Returns whether content was added in this turn: the app scrolls to it, or leaves it hidden.
  func isGrown(_ metrics: ScrollMetrics) -> Bool {
    contentHeight.map { metrics.contentSize.height > $0 + CGFloat.insetTolerance } ?? false
  }

  /// Follows the content at the start of a plan, or at a check that found no other change.
  ///
  /// A chat's content at rest at its end, at an edge, stays at rest there when a bar above moves it.
  mutating func follow(_ metrics: ScrollMetrics, stayingAtEnd edge: VerticalEdge?) {
    let end = edge.flatMap { isAtEnd(at: $0) ? metrics.end(at: $0) : nil }
    let mover = Mover(from: left, to: metrics)
    if mover == .somebody { isScrolled = true }
    // Content that was removed with its rows, or pulled away by a finger, does not rest there.
    let isShorter = metrics.contentSize.height < left.contentSize.height - CGFloat.insetTolerance
    switch mover {
    case .clamp where isShorter || !left.isInRange(left.bounds.minY), .layout, .somebody:
      put(metrics)
    case .shift(let distance):
      offset = end ?? offset + distance
      left = metrics
    case _ where isGrown(metrics):
      offset += metrics.bounds.minY - left.bounds.minY
      left = metrics
    case .nobody:
      // Content that comes to rest moves by less than a pixel in its last turn, and by several
      // points in the turns before.
      offset += metrics.bounds.minY - left.bounds.minY
      left.bounds.origin.y = metrics.bounds.minY
    case .clamp: break
    }
  }

  /// Records where the user, the app, or a reveal for them has put the content.
  mutating func put(_ metrics: ScrollMetrics) {
    (offset, left, isBeyondRange) = (metrics.bounds.minY, metrics, false)
    insetAtRest = metrics.adjustedInset
  }

  /// Records the present place of the content, as near to its rest as the range allows.
  mutating func leave(_ metrics: ScrollMetrics) { left = metrics }

  /// Records the offset that is read after a write; an unexpected one comes from another writer.
  mutating func wrote(found: CGFloat) {
    if !found.isSameOffset(as: left.bounds.minY, pixel: left.pixel) { offset = found }
    left.bounds.origin.y = found
  }

  /// Records a check of the first responder.
  mutating func sawResponder() { isScrolled = false }

  /// True if content was beyond its range in the turn in which the keyboard inset changed.
  ///
  /// The app has moved it within the former range, so it moves back into the present one.
  private(set) var isBeyondRange = false

  /// Checks for content beyond its range after the keyboard inset changed in the same turn.
  mutating func checkRange(_ metrics: ScrollMetrics) {
    guard !metrics.isInRange(metrics.bounds.minY) else { return }
    put(metrics.at(offset: metrics.clamped(metrics.bounds.minY)))
    (left, isBeyondRange) = (metrics, true)
  }

  /// True if the range keeps the content from its rest.
  var isDisplaced: Bool { !offset.isSameOffset(as: left.bounds.minY, pixel: left.pixel) }

  /// Makes the last recorded place of the content its rest.
  mutating func settle() { put(left) }

  /// Returns whether there is the same room as when the content came to rest.
  ///
  /// With another keyboard, a visible field stays where it is. UIKit's part of the inset may follow a
  /// turn later: the safe area of a home indicator, 20 points on an iPad, 34 or 21 on an iPhone.
  func hasRoom(in metrics: ScrollMetrics, at edge: VerticalEdge) -> Bool {
    let missing = insetAtRest[edge] - metrics.adjustedInset[edge]
    return [0, 20, 21, 34].contains { abs(missing - $0) <= 0.5 } && metrics.isInRange(offset)
  }

  // MARK: Turns

  mutating func turnEnded(contentHeight: CGFloat) { self.contentHeight = contentHeight }

  /// Forgets the previous turn when checks end.
  mutating func looksEnded() { contentHeight = nil }

  // MARK: The boundary

  /// Records the boundary, and returns the distance by which it has moved.
  ///
  /// The content counts as scrolled by the app or UIKit, and by a row that the app inserts.
  mutating func moveBoundary(to end: CGFloat, isScrolled: Bool) -> CGFloat {
    let before = boundary
    boundary = end
    guard !before.isClose(to: end) else { return 0 }
    if !isScrolled {
      boundariesDuringScroll = []
    } else if boundariesDuringScroll.isEmpty {
      boundariesDuringScroll = [before, end]
    }
    return end - before
  }

  /// Moves the rest with the boundary, or to the end if the content rested there.
  mutating func move(with distance: CGFloat, in metrics: ScrollMetrics, at edge: VerticalEdge) {
    let (end, place) = (metrics.end(at: edge), offset - distance)
    // Only at its start does content have less space than its distance requires.
    offset = isAtEnd(at: edge) ? end : edge == .bottom ? min(place, end) : max(place, end)
  }

  /// Forgets the boundaries of a scroll, after its end was corrected or the user has scrolled.
  mutating func forgetScroll() { boundariesDuringScroll = [] }

  /// Detects a movement of the content while a position of the keyboard is held, at the present
  /// boundary.
  ///
  /// UIKit has clamped the content, or the user or the app has scrolled it with that boundary in
  /// view. While the app scrolls, its scroll counts from the first check on. Its end may be where
  /// UIKit would clamp the content, as after a message that is sent just before the keyboard
  /// returns.
  mutating func lookWhileHeld(_ metrics: ScrollMetrics, boundary: CGFloat, isScrolledByApp: Bool) {
    if isScrolledByApp, boundariesDuringScroll.isEmpty { boundariesDuringScroll = [boundary] }
    let mover = Mover(from: left, to: metrics)
    if isScrolledByApp || (mover != .nobody && mover != .clamp) {
      self.boundary = boundary
      put(metrics)
    } else {
      left = metrics
    }
  }

  // MARK: Due movements

  /// Returns the offset nearest to the rest in the range; the present one for content at rest, even
  /// out of range.
  func place(in metrics: ScrollMetrics) -> CGFloat {
    let now = metrics.bounds.minY
    return offset.isSameOffset(as: now, pixel: metrics.pixel) ? now : metrics.clamped(offset)
  }

  /// Returns whether the range again allows the rest of content that was only displaced.
  func isOverdue(in metrics: ScrollMetrics) -> Bool {
    switch Mover(from: left, to: metrics) {
    case .nobody, .clamp:
      !place(in: metrics).isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel)
    case .shift, .layout, .somebody: false
    }
  }
}
