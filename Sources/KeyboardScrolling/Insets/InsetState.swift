import CoreGraphics
import Foundation

/// The coordinator's part of one scroll view's insets, and how it changes.
///
/// ``plan(_:_:_:isLeaving:at:)`` computes a plan from values. A managed view carries it out, and stores
/// its ``InsetPlan/next``.
struct InsetState: Equatable, Sendable {
  var content = KeyboardInset()
  private(set) var indicator = KeyboardInset()
  /// The edge whose insets contain our part.
  private(set) var edge = VerticalEdge.bottom
  /// The overlap after the last plan.
  private(set) var overlap = KeyboardOverlap.none
  var edgeMemory = EdgeMemory()
  var limit = WriteLimit()

  /// True while an inset contains our part.
  var isAdjusted: Bool { content.keyboardInset != 0 || indicator.keyboardInset != 0 }

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
    if !isAdjusted, let facing = snapshot.place.facingEdge { next.face(facing) }
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

  private mutating func face(_ edge: VerticalEdge) {
    guard edge != self.edge else { return }
    self.edge = edge
    edgeMemory.turnOver()
  }

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
    let policy = options.baselinePolicy
    var new = content.covering(overlap, reading, found, policy)
    // A difference too small to write is not recorded either, because many of them would add up.
    // The removal of our part is not limited.
    if !new.inset.isClose(to: found), overlap.height > 0 {
      let isLarger = new.inset > found
      guard let systemInset = limit.write(reading: reading, isLarger: isLarger, at: time)
      else { return new.keyboardPart(policy) }
      plan.systemInset = systemInset
      new = content.covering(overlap, systemInset, found, policy)
    }
    if !new.inset.isClose(to: found) {
      plan.contentChange = new.inset - found
      content = new
    }
    return new.keyboardPart(policy)
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
    let new = indicator.covering(overlap, reading, found, options.baselinePolicy)
    guard !new.inset.isClose(to: found) else { return }
    plan.indicatorChange = new.inset - found
    indicator = new
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
    let distance = moveBoundary(plan, keyboardPart, metrics, snapshot)
    guard snapshot.scroller != .app else { return }
    let keepsDistance = options.keepsDistance(at: edge) && coverage.reason != .released
    // With the same overlap, our part grows because UIKit's shrinks.
    let isTakenOver = plan.contentChange > 0 && coverage.overlap.isClose(to: overlap)
    var offset = offset(
      after: plan,
      snapshot,
      boundaryMovedBy: keepsDistance ? distance : nil,
      restores: plan.isRestoration || (isTakenOver && !keepsDistance)
    )
    if offset == nil, plan.contentChange == 0 {
      offset = overdueOffset(snapshot, options)
      if offset != nil { edgeMemory.forgetOverdue() }
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
  /// - where the first bar, or an accessory view alone, appears (``moveBoundary``).
  ///
  /// Content at its end stays at its end in all but the first two cases.
  ///
  /// The boundary of the visible part moves by a distance in points, which is nil if the content does
  /// not move with it. Where our part only makes the same room again, what was clamped goes back.
  private func offset(
    after plan: InsetPlan,
    _ snapshot: ScrollSnapshot,
    boundaryMovedBy distance: CGFloat?,
    restores: Bool
  ) -> CGFloat? {
    let metrics = snapshot.metrics(covered: overlap)
    let changed = metrics.changed(at: plan.edge, by: plan.contentChange)
    if snapshot.touch != .none {
      // After a flick, content does not rest beyond its end until the deceleration is over.
      guard plan.contentChange < 0, !snapshot.isTouchedOrJustLetGo else { return nil }
      return changed.clamped(metrics.bounds.minY)
    }
    // UIKit has clamped the offset, because the view has grown, its own part of the inset has shrunk,
    // or the app's assignment has dropped our part.
    let clamped = edgeMemory.offsetBeforeClamp(metrics)
    if restores, let clamped { return changed.clamped(clamped) }
    if let distance, plan.contentChange != 0 || distance != 0,
      // After a drag, content stays where the user has put it.
      plan.contentChange > 0 || hidesMore(distance) || !snapshot.isAfterDrag
    {
      // The app scrolls to a row that it inserts, or leaves it out of sight.
      let distance = snapshot.isGrown ? 0 : distance
      let changeByOthers = distance + (plan.edge == .bottom ? 1 : -1) * plan.contentChange
      return metrics.at(offset: clamped ?? metrics.bounds.minY).contentOffset(
        keepingDistanceTo: plan.edge,
        change: plan.contentChange,
        boundaryMovedBy: distance,
        // A flick that ended where the list ends without a keyboard, while the keyboard came, has not
        // reached the end: it is elsewhere now.
        isEndElsewhere: distance != 0 && !changeByOthers.isClose(to: 0)
          && edgeMemory.isAtLastOffset(metrics)
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
  func overdueOffset(_ snapshot: ScrollSnapshot, _ options: ViewOptions) -> CGFloat? {
    guard snapshot.touch == .none, snapshot.scroller == .nobody else { return nil }
    let metrics = snapshot.metrics(covered: overlap)
    if let offset = edgeMemory.overdueOffset(metrics) { return offset }
    guard !edgeMemory.boundariesSeen.isEmpty, let boundary = edgeMemory.boundary
    else { return nil }
    let offset = metrics.bounds.minY
    let end = metrics.end(at: edge)
    let isBeyond = edge == .bottom ? offset > end : offset < end
    // A composer that gets lower in the turn of a send may do so before the app scrolls, or after it.
    let isAtLastEnd =
      options.keepsDistance(at: edge)
      && edgeMemory.boundariesSeen.contains {
        offset.isSameOffset(as: end + boundary - $0, pixel: metrics.pixel)
      }
    guard isBeyond || isAtLastEnd, !offset.isSameOffset(as: end, pixel: metrics.pixel)
    else { return nil }
    return metrics.clamped(end)
  }

  /// Follows content that moves while a position of the keyboard is held.
  ///
  /// A message that had come as the device was unlocked stayed behind the keyboard, which came back
  /// after the app had scrolled to it.
  mutating func lookWhileHeld(
    _ metrics: ScrollMetrics,
    _ policy: KeyboardInset.BaselinePolicy,
    isScrolledByApp: Bool
  ) {
    let hidden = metrics.systemInset[edge] + content.keyboardPart(policy)
    edgeMemory.lookWhileHeld(
      metrics,
      boundary: metrics.visibleBoundary(at: edge, hidden: hidden),
      isScrolledByApp: isScrolledByApp
    )
  }

  private func hidesMore(_ distance: CGFloat) -> Bool {
    edge == .bottom ? distance < 0 : distance > 0
  }

  /// Records the new boundary of the visible part, and returns the distance by which it moves.
  ///
  /// The change of the inset is not enough: the movement, or part of it, may come from a view that
  /// becomes shorter, from UIKit's own inset, or from a tab bar that hides.
  private mutating func moveBoundary(
    _ plan: InsetPlan,
    _ keyboardPart: CGFloat,
    _ metrics: ScrollMetrics,
    _ snapshot: ScrollSnapshot
  ) -> CGFloat {
    // Content under a finger is the user's. What the boundary has moved by then is not made up for.
    guard !snapshot.hasGrownInDrag else { return 0 }
    let hidden = snapshot.systemInset[plan.edge] + keyboardPart
    // The first measurement of a bar moves the content only if it is at its end. A bar that comes back,
    // as with the app, is an edge like any other.
    let isBar = overlap.height == 0 && (plan.reason == .bar || snapshot.isBarWithoutKeys)
    let isFirstBar = isBar && edgeMemory.measureBar()
    let distance = edgeMemory.move(
      from: metrics.visibleBoundary(at: plan.edge, hidden: hidden - plan.contentChange),
      to: metrics.visibleBoundary(at: plan.edge, hidden: hidden),
      isScrolled: snapshot.scroller != .nobody || snapshot.isGrown
    )
    guard isFirstBar else { return distance }
    // UIKit, or the app's layout, may have made the room already.
    let lastEnd = metrics.end(at: plan.edge) + distance
    let wasAtEnd = metrics.bounds.minY.isSameOffset(as: lastEnd, pixel: metrics.pixel)
    return wasAtEnd && plan.contentChange == 0 ? distance : 0
  }
}
