import CoreGraphics

// Plans the content offset for a change of an inset, and checks what the user's scroll allows.

extension InsetState {
  /// Plans the content offset that goes with the change of the inset.
  mutating func planOffset(
    _ plan: inout InsetPlan,
    _ coverage: KeyboardCoverage,
    _ keyboardPart: CGFloat,
    _ snapshot: ScrollSnapshot,
    _ configuration: KeyboardScrollCoordinator.Configuration
  ) {
    let isCovered = coverage.overlap.height > 0
    let metrics = snapshot.metrics(covered: overlap)
    let distance = moveVisibleEdge(plan, keyboardPart, isCovered, metrics, snapshot)
    guard !snapshot.isScrolledByUser else { return }
    let changed = metrics.changed(at: plan.edge, by: plan.contentChange)
    var offset: CGFloat?
    if plan.isRestoration, let last = lastOffset, metrics.isClamped(from: last) {
      // UIKit has clamped the offset when the app's assignment dropped the adjustment.
      offset = changed.clamped(last)
    } else if configuration.keepsDistanceToEnd || plan.edge == .top, plan.contentChange != 0,
      // After a finger, content stays where the user has put it.
      plan.contentChange > 0 || !snapshot.isAfterFinger, coverage.reason != .released
    {
      offset = metrics.contentOffset(
        keepingDistanceTo: plan.edge,
        change: plan.contentChange,
        visibleEdgeMovedBy: distance
      )
    } else if plan.contentChange < 0 {
      // Only what lies beyond the range moves. UIKit clamps it as well, but according to one report
      // not always: on iOS 26, content was 23 points past its end (`EXPScrollViewComponentView.mm`).
      offset = changed.clamped(metrics.bounds.minY)
    }
    guard let offset, !offset.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel)
    else { return }
    plan.contentOffset = offset
  }

  /// Records the new visible edge, and returns the distance by which it moves.
  ///
  /// The change of the inset is not enough: part of the movement may come from a view that becomes
  /// shorter, or from a tab bar that hides.
  private mutating func moveVisibleEdge(
    _ plan: InsetPlan,
    _ keyboardPart: CGFloat,
    _ isCovered: Bool,
    _ metrics: ScrollMetrics,
    _ snapshot: ScrollSnapshot
  ) -> CGFloat {
    let hidden = snapshot.systemInset[plan.edge] + keyboardPart
    let after = metrics.visibleEdge(at: plan.edge, hidden: hidden)
    // The first measurement of a bar moves the content only if it is at its end.
    let isFirstBar = visibleEdge == nil && plan.reason == .bar
    let change = isFirstBar ? 0 : plan.contentChange
    let before = visibleEdge ?? metrics.visibleEdge(at: plan.edge, hidden: hidden - change)
    visibleEdge = isCovered ? after : nil
    return after - before
  }
}

extension InsetPlan {
  /// Returns whether removing an adjustment would move content that the user is scrolling.
  func wouldMoveContentUnderFinger(
    _ snapshot: ScrollSnapshot,
    covered: KeyboardOverlap
  ) -> Bool {
    guard snapshot.isScrolledByUser, contentChange < 0 else { return false }
    // UIKit clamps at any change of an inset, also content that is pulled beyond its other end.
    let metrics = snapshot.metrics(covered: covered).changed(at: edge, by: contentChange)
    return !metrics.isInRange(metrics.bounds.minY)
  }
}
