import CoreGraphics
import Foundation

/// The coordinator's part of one scroll view's insets, and how it changes.
///
/// ``plan(_:_:_:isLeaving:at:)`` computes a plan from values. A managed view carries it out, and stores
/// its ``InsetPlan/next``.
struct InsetState: Equatable, Sendable {
  private(set) var content = KeyboardInset()
  private(set) var indicator = KeyboardInset()
  /// The edge whose insets contain our part.
  private(set) var edge = VerticalEdge.bottom
  /// The overlap after the last plan.
  private(set) var overlap = KeyboardOverlap.none
  /// The edge of the visible rectangle after the last plan, in points from the top of the bounds;
  /// nil if it is not known.
  private(set) var visibleEdge: CGFloat?
  /// The same when the content was last at rest, if the edge has moved since then under a scroll of
  /// the app's or of UIKit's, or with a row that the app has inserted; otherwise nil.
  private(set) var edgeAtRest: CGFloat?
  /// True if UIKit has clamped the content while a position of the keyboard was held; it goes back to
  /// ``lastOffset`` when there is room again.
  private(set) var isClampedWhileHeld = false
  /// True from the first measurement of a bar without keys on, as long as the view is in its window.
  private var hasMeasuredBar = false
  private(set) var limit = WriteLimit()
  /// The vertical content offset at the last look, in points; nil without one.
  private(set) var lastOffset: CGFloat?

  /// True while an inset contains our part.
  var isAdjusted: Bool { content.applied != 0 || indicator.applied != 0 }

  /// Plans the writes for both insets and the content offset.
  func plan(
    _ coverage: KeyboardCoverage,
    _ snapshot: ScrollSnapshot,
    _ options: ViewOptions,
    isLeaving: @autoclosure () -> Bool,
    at time: TimeInterval
  ) -> InsetPlan {
    var next = self
    var plan = InsetPlan(reason: coverage.reason, edge: edge, next: next)
    // Outside any window, the covered part is unknown. Our part stays.
    guard coverage.reason != .notInWindow else { return plan }

    // A view that was flipped loses our part at one edge first; the next look adds the other.
    let isTurnedOver = isAdjusted && coverage.overlap.edge != edge
    let overlap = isTurnedOver ? KeyboardOverlap.none : coverage.overlap
    let facing = overlap.height > 0 ? overlap.edge : snapshot.place.facingEdge
    if let facing, overlap.height > 0 || !isAdjusted { next.face(facing) }
    plan.edge = next.edge
    let keyboardPart = next.planInsets(&plan, overlap, snapshot, options, at: time)
    if coverage.reason != .released,
      plan.wouldMoveContentUnderFinger(snapshot, covered: self.overlap)
    {
      return waiting(plan)
    }
    next.planOffset(&plan, coverage, keyboardPart, snapshot, options)
    if !plan.isEmpty, coverage.reason != .released, isLeaving() {
      return waiting(plan)
    }
    next.overlap = overlap
    plan.next = next
    return plan
  }

  /// Records the content offset after a write, or at a look that found nothing else changed; nil
  /// outside a window.
  mutating func contentRests(at offset: CGFloat?) {
    (lastOffset, isClampedWhileHeld) = (offset, false)
    if offset == nil { (visibleEdge, edgeAtRest, hasMeasuredBar) = (nil, nil, false) }
  }

  /// Forgets what is due at rest: it is done, or the user has scrolled.
  mutating func nothingIsDueAtRest() { (edgeAtRest, isClampedWhileHeld) = (nil, false) }

  /// Finds out whether UIKit clamps the content, while a position of the keyboard is held.
  mutating func contentMayBeClamped(_ metrics: ScrollMetrics) {
    if let lastOffset, metrics.isClamped(from: lastOffset) { isClampedWhileHeld = true }
  }

  private mutating func face(_ edge: VerticalEdge) {
    guard edge != self.edge else { return }
    self.edge = edge
    (visibleEdge, edgeAtRest, hasMeasuredBar) = (nil, nil, false)
  }

  /// Records the visible edge, and returns the edge before it.
  private mutating func moveEdge(from start: CGFloat, to end: CGFloat, isAtRest: Bool) -> CGFloat {
    let before = visibleEdge ?? start
    visibleEdge = end
    if isAtRest {
      if !before.isClose(to: end) { edgeAtRest = nil }
    } else if edgeAtRest == nil, !before.isClose(to: end) {
      edgeAtRest = before
    }
    return before
  }

  /// Puts back the former part of the content inset, because the write of that inset was skipped.
  mutating func keep(content: KeyboardInset) { self.content = content }

  /// Allows the next writes, after a change of the configuration.
  mutating func configurationChanged() { limit.reset() }

  /// Begins the second exchange of writes if it is due, and returns whether it was.
  mutating func beginSecondExchange(at time: TimeInterval) -> Bool { limit.beginSecond(at: time) }

  private func waiting(_ plan: InsetPlan) -> InsetPlan {
    InsetPlan(reason: .waiting, edge: edge, systemInset: plan.systemInset, next: self)
  }

  // MARK: Insets

  /// Plans both insets, and returns the part of the content inset that represents the keyboard.
  private mutating func planInsets(
    _ plan: inout InsetPlan,
    _ overlap: KeyboardOverlap,
    _ snapshot: ScrollSnapshot,
    _ options: ViewOptions,
    at time: TimeInterval
  ) -> CGFloat {
    planIndicatorInset(&plan, overlap, snapshot, options)
    let found = snapshot.contentInset[plan.edge]
    let reading = snapshot.systemInset[plan.edge]
    plan.contentInsetFound = found
    plan.systemInset = reading
    plan.isRestoration = content.validate(found: found)
    limit.begin(WriteLimit.Key(overlap, snapshot), at: time)
    var parts = content.parts(overlap, reading, found, options.baselinePolicy)
    // A difference too small to write is not recorded either, because many of them would add up.
    // The removal of our part is not limited.
    if !parts.inset.isClose(to: found), overlap.height > 0 {
      let isLarger = parts.inset > found
      guard let systemInset = limit.write(reading: reading, isLarger: isLarger, at: time)
      else { return parts.keyboardPart }
      plan.systemInset = systemInset
      parts = content.parts(overlap, systemInset, found, options.baselinePolicy)
    }
    guard !parts.inset.isClose(to: found) else { return parts.keyboardPart }
    plan.contentChange = parts.inset - found
    content.apply(parts)
    return parts.keyboardPart
  }

  private mutating func planIndicatorInset(
    _ plan: inout InsetPlan,
    _ overlap: KeyboardOverlap,
    _ snapshot: ScrollSnapshot,
    _ options: ViewOptions
  ) {
    let found = snapshot.indicatorInset[plan.edge]
    indicator.validate(found: found)
    let reading = snapshot.indicatorSystemInset(at: plan.edge)
    let parts = indicator.parts(overlap, reading, found, options.baselinePolicy)
    guard !parts.inset.isClose(to: found) else { return }
    plan.indicatorChange = parts.inset - found
    indicator.apply(parts)
  }

  // MARK: Offset
  /// Plans the content offset that goes with the change of the inset, or of the visible edge.
  ///
  /// No offset is written while the user or the app scrolls.
  private mutating func planOffset(
    _ plan: inout InsetPlan,
    _ coverage: KeyboardCoverage,
    _ keyboardPart: CGFloat,
    _ snapshot: ScrollSnapshot,
    _ options: ViewOptions
  ) {
    let metrics = snapshot.metrics(covered: overlap)
    let distance = moveVisibleEdge(plan, keyboardPart, metrics, snapshot)
    guard !snapshot.isScrolledByApp else { return }
    let keepsDistance = options.keepsDistance(at: edge) && coverage.reason != .released
    var offset = offset(after: plan, snapshot, edgeMovedBy: keepsDistance ? distance : nil)
    if offset == nil, plan.contentChange == 0 {
      offset = placeAtRest(snapshot, options)
      if offset != nil { nothingIsDueAtRest() }
    }
    guard let offset, !offset.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel)
    else { return }
    plan.contentOffset = offset
  }

  /// Returns the content offset after a change of the inset, or of the visible edge; nil if the
  /// content stays.
  ///
  /// A chat keeps the distance of its content to the edge that moves, whoever moves it. It does not
  ///
  /// - under a finger; after a flick, content beyond its end only goes back;
  /// - while the app scrolls (``planOffset``), and in the turn of a row that the app inserts;
  /// - shortly after a finger, where less becomes covered;
  /// - where the first bar, or an accessory view alone, appears (``moveVisibleEdge``).
  ///
  /// Content at its end stays at its end in all but the first two cases.
  ///
  /// - Parameters:
  ///   - plan: The change of the inset.
  ///   - snapshot: The view before it.
  ///   - distance: The distance by which the visible edge moves, in points; nil if the content does
  ///     not move with it.
  /// - Returns: The vertical content offset, in points.
  private func offset(
    after plan: InsetPlan,
    _ snapshot: ScrollSnapshot,
    edgeMovedBy distance: CGFloat?
  ) -> CGFloat? {
    let metrics = snapshot.metrics(covered: overlap)
    let changed = metrics.changed(at: plan.edge, by: plan.contentChange)
    if snapshot.touch != .none {
      // After a flick, content does not rest beyond its end until the deceleration is over.
      guard plan.contentChange < 0, !snapshot.isTouchedOrJustLetGo else { return nil }
      return changed.clamped(metrics.bounds.minY)
    }
    // UIKit has clamped the offset, because the view has grown, or because the app's assignment
    // has dropped our part.
    let clamped = lastOffset.flatMap { metrics.isClamped(from: $0) ? $0 : nil }
    if plan.isRestoration, let clamped { return changed.clamped(clamped) }
    if let distance, plan.contentChange != 0 || distance != 0,
      // After a drag, content stays where the user has put it.
      plan.contentChange > 0 || hidesMore(distance) || !snapshot.isAfterDrag
    {
      return metrics.at(offset: clamped ?? metrics.bounds.minY).contentOffset(
        keepingDistanceTo: plan.edge,
        change: plan.contentChange,
        // The app scrolls to a row that it inserts, or leaves it out of sight.
        visibleEdgeMovedBy: snapshot.isGrown ? 0 : distance
      )
    }
    // Only what lies beyond the range moves. UIKit clamps it as well, but according to one report
    // not always: on iOS 26, content was 23 points past its end (`EXPScrollViewComponentView.mm`).
    return plan.contentChange < 0 ? changed.clamped(metrics.bounds.minY) : nil
  }

  /// Returns where content goes after a scroll of the app's, or of UIKit's, during which the end has
  /// moved: from beyond the new end, or from the former end, to the new end; nil if it stays.
  ///
  /// It had scrolled to the end as it was.
  func placeAtRest(
    _ snapshot: ScrollSnapshot,
    _ options: ViewOptions
  ) -> CGFloat? {
    guard snapshot.touch == .none, !snapshot.isScrolledByApp, !snapshot.isScrolledBySystem
    else { return nil }
    let metrics = snapshot.metrics(covered: overlap)
    if let offset = offsetBeforeClamp(metrics) { return offset }
    guard let edgeAtRest, let visibleEdge else { return nil }
    let offset = metrics.bounds.minY
    let range = metrics.contentOffsetRange
    let end = edge == .bottom ? range.upperBound : range.lowerBound
    let lastEnd = end + visibleEdge - edgeAtRest
    let isBeyond = edge == .bottom ? offset > end : offset < end
    let isAtLastEnd =
      options.keepsDistance(at: edge) && offset.isSameOffset(as: lastEnd, pixel: metrics.pixel)
    guard isBeyond || isAtLastEnd, !offset.isSameOffset(as: end, pixel: metrics.pixel)
    else { return nil }
    return metrics.clamped(end)
  }

  /// Returns where content goes back to that UIKit has clamped while a position of the keyboard was
  /// held; nil if it has not, or there is no room again.
  private func offsetBeforeClamp(_ metrics: ScrollMetrics) -> CGFloat? {
    guard isClampedWhileHeld, let lastOffset, metrics.isInRange(lastOffset),
      !lastOffset.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel)
    else { return nil }
    return lastOffset
  }

  private func hidesMore(_ distance: CGFloat) -> Bool {
    edge == .bottom ? distance < 0 : distance > 0
  }

  /// Records the new visible edge, and returns the distance by which it moves.
  ///
  /// The change of the inset is not enough: the movement, or part of it, may come from a view that
  /// becomes shorter, from UIKit's own inset, or from a tab bar that hides.
  private mutating func moveVisibleEdge(
    _ plan: InsetPlan,
    _ keyboardPart: CGFloat,
    _ metrics: ScrollMetrics,
    _ snapshot: ScrollSnapshot
  ) -> CGFloat {
    // Under a finger, content is the user's. What the edge has moved by then is not made up for.
    guard !snapshot.hasGrownInDrag else { return 0 }
    let hidden = snapshot.systemInset[plan.edge] + keyboardPart
    let after = metrics.visibleEdge(at: plan.edge, hidden: hidden)
    // The first measurement of a bar moves the content only if it is at its end. A bar that comes back,
    // as with the app, is an edge like any other.
    let isBar = overlap.height == 0 && (plan.reason == .bar || snapshot.isBarWithoutKeys)
    let isFirstBar = isBar && !hasMeasuredBar
    if isBar { hasMeasuredBar = true }
    let before = moveEdge(
      from: metrics.visibleEdge(at: plan.edge, hidden: hidden - plan.contentChange),
      to: after,
      isAtRest: !snapshot.isScrolledByApp && !snapshot.isScrolledBySystem && !snapshot.isGrown
    )
    let distance: CGFloat = after - before
    if distance.isClose(to: 0) { return 0 }
    guard isFirstBar else { return distance }
    // UIKit, or the app's layout, may have made the room already.
    let range = metrics.contentOffsetRange
    let end = plan.edge == .bottom ? range.upperBound : range.lowerBound
    let wasAtEnd = metrics.bounds.minY.isSameOffset(as: end + distance, pixel: metrics.pixel)
    return wasAtEnd && plan.contentChange == 0 ? distance : 0
  }
}
