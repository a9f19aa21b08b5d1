import CoreGraphics

/// Where the content of one scroll view rests: where a person or the app has put it.
///
/// UIKit's clamps, an edge that moves and our own writes do not change that. A plan moves the content as
/// near to it as there is room, so what a short range takes away comes back.
struct Rest: Equatable, Sendable {
  /// The vertical content offset at rest, in points, also where there is no room for it.
  private(set) var offset: CGFloat
  /// The content as the last plan or look has left it.
  private var left: ScrollMetrics
  /// The end of the visible part at the keyboard's edge, in points from the top of the bounds.
  private(set) var boundary: CGFloat
  /// True if the user or the app has scrolled since the first responder was looked at.
  private(set) var isScrolled = false
  /// The boundaries that an animated scroll may be aimed at: from before the turn in which the boundary has
  /// moved, and from after it.
  ///
  /// Empty if it has not moved since, but for a scroll of the app's while a position is held.
  private(set) var boundariesDuringScroll: [CGFloat] = []
  /// The height of the content at the last look, in points; nil if nobody looks any more.
  ///
  /// A turn may have several updates, as for a composer and its keyboard.
  private var contentHeight: CGFloat?

  /// Creates the rest of content that is found there.
  init(_ metrics: ScrollMetrics, boundary: CGFloat) {
    (offset, left, self.boundary) = (metrics.bounds.minY, metrics, boundary)
  }

  /// Returns whether the content rests at its end, where it stays; content that was clamped to it does not.
  func isAtEnd(at edge: VerticalEdge) -> Bool {
    left.isAtEnd(at: edge) && !isDisplaced
  }

  // MARK: Who has moved the content

  /// Returns whether content was added in this turn: the app scrolls to it, or leaves it out of sight.
  func isGrown(_ metrics: ScrollMetrics) -> Bool {
    contentHeight.map { metrics.contentSize.height > $0 + CGFloat.insetTolerance } ?? false
  }

  /// Follows the content at the beginning of a plan, or at a look that found nothing else changed.
  ///
  /// Content of a chat that rests at its end, at an edge, rests there also when a bar above moves it.
  mutating func follow(_ metrics: ScrollMetrics, stayingAtEnd edge: VerticalEdge?) {
    let end = edge.flatMap { isAtEnd(at: $0) ? metrics.end(at: $0) : nil }
    let mover = Mover(from: left, to: metrics)
    if mover == .somebody { isScrolled = true }
    // What has gone with its rows is no place to rest, and neither is one to which a finger has pulled it.
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
      // Content that comes to rest moves by less than a pixel in a turn, and by several points until then.
      offset += metrics.bounds.minY - left.bounds.minY
      left.bounds.origin.y = metrics.bounds.minY
    case .clamp: break
    }
  }

  /// Records where a person or the app, or a reveal for them, has put the content.
  mutating func put(_ metrics: ScrollMetrics) {
    (offset, left, isBeyondRange) = (metrics.bounds.minY, metrics, false)
  }

  /// Records where the content is left, as near to its rest as there is room.
  mutating func leave(_ metrics: ScrollMetrics) { left = metrics }

  /// Records the offset that is found after a write; another one than expected is somebody's.
  mutating func wrote(found: CGFloat) {
    if !found.isSameOffset(as: left.bounds.minY, pixel: left.pixel) { offset = found }
    left.bounds.origin.y = found
  }

  /// Records that the first responder was looked at.
  mutating func sawResponder() { isScrolled = false }

  /// True if content was found beyond its range in the turn in which our part of the inset changed.
  ///
  /// The app has moved it with the range in mind that our part took away, so it goes back into the range.
  private(set) var isBeyondRange = false

  /// Looks for content beyond its range after our part of the inset changed in the same turn.
  mutating func checkRange(_ metrics: ScrollMetrics) {
    guard !metrics.isInRange(metrics.bounds.minY) else { return }
    put(metrics.at(offset: metrics.clamped(metrics.bounds.minY)))
    (left, isBeyondRange) = (metrics, true)
  }

  /// True if the content lies elsewhere than it rests, because there is no room.
  var isDisplaced: Bool { !offset.isSameOffset(as: left.bounds.minY, pixel: left.pixel) }

  /// Makes the place at which the content was left its rest.
  mutating func settle() { offset = left.bounds.minY }

  // MARK: Turns

  mutating func turnEnded(contentHeight: CGFloat) { self.contentHeight = contentHeight }

  /// Handles the end of the looks: nothing is known any more about the turn before an update.
  mutating func looksEnded() { contentHeight = nil }

  // MARK: The boundary

  /// Records the boundary, and returns the distance by which it has moved, in points.
  ///
  /// The content is scrolled by the app or by UIKit, or with a row that the app inserts.
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

  /// Moves the rest with the boundary, or to the end where the content has rested.
  mutating func move(with distance: CGFloat, in metrics: ScrollMetrics, at edge: VerticalEdge) {
    let (end, place) = (metrics.end(at: edge), offset - distance)
    // Only at its start content has less room than its distance asks for.
    offset = isAtEnd(at: edge) ? end : edge == .bottom ? min(place, end) : max(place, end)
  }

  /// Forgets the boundaries of a scroll: its end is made up for, or the user has scrolled.
  mutating func forgetScroll() { boundariesDuringScroll = [] }

  /// Finds out whether the content has moved while a position of the keyboard is held, with the boundary
  /// as it is now: UIKit has clamped it, or somebody has scrolled it, who has seen that boundary.
  ///
  /// While the app scrolls, its scroll counts from the first look on. Its end may be where UIKit would
  /// clamp the content, as after a message that is sent just before the keyboard comes back.
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

  // MARK: What is due

  /// Returns the offset for content that goes back to its rest, as near as there is room; the present one
  /// if it is there, also out of range.
  func place(in metrics: ScrollMetrics) -> CGFloat {
    let now = metrics.bounds.minY
    return offset.isSameOffset(as: now, pixel: metrics.pixel) ? now : metrics.clamped(offset)
  }

  /// Returns whether there is room again for content that nobody has moved from its rest.
  func isOverdue(in metrics: ScrollMetrics) -> Bool {
    switch Mover(from: left, to: metrics) {
    case .nobody, .clamp:
      !place(in: metrics).isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel)
    case .shift, .layout, .somebody: false
    }
  }
}
