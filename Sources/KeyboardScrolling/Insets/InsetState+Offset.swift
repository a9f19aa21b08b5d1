import CoreGraphics

// Plans the content offset for a change of an inset, and checks what the user's scroll allows.

extension InsetState {
  /// Plans the content offset that goes with the change of the inset, or of the visible edge.
  ///
  /// No offset is written while the user or the app scrolls.
  mutating func planOffset(
    _ plan: inout InsetPlan,
    _ coverage: KeyboardCoverage,
    _ keyboardPart: CGFloat,
    _ snapshot: ScrollSnapshot,
    _ configuration: KeyboardScrollCoordinator.Configuration
  ) {
    let metrics = snapshot.metrics(covered: overlap)
    let distance = moveVisibleEdge(plan, keyboardPart, metrics, snapshot)
    guard !snapshot.isScrolledByApp else { return }
    let changed = metrics.changed(at: plan.edge, by: plan.contentChange)
    // UIKit has clamped the offset, because the view has grown, or because the app's assignment
    // has dropped the adjustment.
    let clamped = lastOffset.flatMap { metrics.isClamped(from: $0) ? $0 : nil }
    var offset: CGFloat?
    if snapshot.isScrolledByUser {
      // After a flick, content does not rest beyond its end until the deceleration is over.
      guard plan.contentChange < 0, !snapshot.isHeldByUser else { return }
      offset = changed.clamped(metrics.bounds.minY)
    } else if plan.isRestoration, let clamped {
      offset = changed.clamped(clamped)
    } else if keepsDistance(configuration), coverage.reason != .released,
      plan.contentChange != 0 || distance != 0,
      // After a finger, content stays where the user has put it.
      plan.contentChange > 0 || hidesMore(distance) || !snapshot.isAfterFinger
    {
      offset = metrics.at(offset: clamped ?? metrics.bounds.minY).contentOffset(
        keepingDistanceTo: plan.edge,
        change: plan.contentChange,
        // The app scrolls to a row that it inserts, or leaves it out of sight.
        visibleEdgeMovedBy: snapshot.isGrown ? 0 : distance
      )
    } else if plan.contentChange < 0 {
      // Only what lies beyond the range moves. UIKit clamps it as well, but according to one report
      // not always: on iOS 26, content was 23 points past its end (`EXPScrollViewComponentView.mm`).
      offset = changed.clamped(metrics.bounds.minY)
    } else if plan.contentChange == 0 {
      offset = placeAtRest(snapshot, configuration)
      if offset != nil { nothingIsDueAtRest() }
    }
    guard let offset, !offset.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel)
    else { return }
    plan.contentOffset = offset
  }

  /// Returns where content goes that a scroll of the app's has left beyond the end, or at the end as
  /// it was before the visible edge moved under the scroll; nil if it stays.
  ///
  /// Its destination was right when the app began it.
  func placeAtRest(
    _ snapshot: ScrollSnapshot,
    _ configuration: KeyboardScrollCoordinator.Configuration
  ) -> CGFloat? {
    guard let edgeAtRest, let visibleEdge, !snapshot.isScrolledByUser, !snapshot.isScrolledByApp
    else { return nil }
    let metrics = snapshot.metrics(covered: overlap)
    let offset = metrics.bounds.minY
    let range = metrics.contentOffsetRange
    let end = edge == .bottom ? range.upperBound : range.lowerBound
    let lastEnd = end + visibleEdge - edgeAtRest
    let isBeyond = edge == .bottom ? offset > end : offset < end
    let isAtLastEnd =
      keepsDistance(configuration) && offset.isSameOffset(as: lastEnd, pixel: metrics.pixel)
    guard isBeyond || isAtLastEnd, !offset.isSameOffset(as: end, pixel: metrics.pixel)
    else { return nil }
    return metrics.clamped(end)
  }

  /// In a view that a transform has turned over, the end is where the keyboard is.
  private func keepsDistance(
    _ configuration: KeyboardScrollCoordinator.Configuration
  ) -> Bool {
    configuration.keepsDistanceToEnd || edge == .top
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
    let hidden = snapshot.systemInset[plan.edge] + keyboardPart
    let after = metrics.visibleEdge(at: plan.edge, hidden: hidden)
    // The first measurement of a bar moves the content only if it is at its end.
    let isFirstBar = overlap.height == 0 && (plan.reason == .bar || snapshot.isBarWithoutKeys)
    let before = moveEdge(
      from: metrics.visibleEdge(at: plan.edge, hidden: hidden - plan.contentChange),
      to: after,
      isAtRest: !snapshot.isScrolledByApp && !snapshot.isGrown
    )
    let distance: CGFloat = after - before
    return isFirstBar || distance.isClose(to: 0) ? 0 : distance
  }
}

extension InsetPlan {
  /// Returns whether removing an adjustment would move content that the user is scrolling.
  func wouldMoveContentUnderFinger(
    _ snapshot: ScrollSnapshot,
    covered: KeyboardOverlap
  ) -> Bool {
    guard snapshot.isHeldByUser, contentChange < 0 else { return false }
    // UIKit clamps at any change of an inset, also content that is pulled beyond its other end.
    let metrics = snapshot.metrics(covered: covered).changed(at: edge, by: contentChange)
    return !metrics.isInRange(metrics.bounds.minY)
  }
}
