import CoreGraphics

// Which content offset goes with an inset, and what a finger forbids.

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
    if isCovered { offsets.keyboardCame(offset: metrics.bounds.minY) }
    let distance = moveVisibleEdge(plan, keyboardPart, isCovered, metrics, snapshot)
    // A view that is turned over is still covered.
    let before = isCovered ? nil : offsets.keyboardLeft()
    guard !snapshot.isScrolledByUser else { return }
    let changed = metrics.changed(at: plan.edge, by: plan.contentChange)
    if !isCovered, plan.contentChange < 0 { boundsBeforeHide = metrics.bounds }
    var offset: CGFloat?
    // A view that is not managed any more has not seen the keyboard leave.
    if configuration.restoresContentOffset, let before, coverage.reason != .released {
      offset = changed.clamped(before)
    } else if configuration.keepsDistanceToEnd || plan.edge == .top, plan.contentChange != 0 {
      offset = metrics.contentOffset(
        keepingDistanceTo: plan.edge,
        change: plan.contentChange,
        visibleEdgeMovedBy: distance
      )
    } else if let start = boundsBeforeHide, start.size == metrics.bounds.size, isCovered,
      plan.contentChange > 0
    {
      // The keyboard has left and come back within a turn. UIKit has clamped the offset in between,
      // which was never on the screen.
      offset = changed.clamped(start.minY)
    } else if let destination = snapshot.scrollDestination, plan.contentChange < 0 {
      // An animated scroll goes on to its destination, also beyond the end of the content.
      let end = changed.clamped(destination)
      if !end.isClose(to: destination) { plan.contentOffset = end }
      return
    }
    guard let offset, !offset.isClose(to: metrics.bounds.minY) else { return }
    plan.contentOffset = offset
  }

  /// Records where the visible rectangle ends from now on, and returns by how much that moves.
  ///
  /// The change of the inset is not enough: a view that is made shorter by the keyboard, or a tab bar
  /// that hides, has taken over a part of the adjustment.
  private mutating func moveVisibleEdge(
    _ plan: InsetPlan,
    _ keyboardPart: CGFloat,
    _ isCovered: Bool,
    _ metrics: ScrollMetrics,
    _ snapshot: ScrollSnapshot
  ) -> CGFloat {
    let hidden = snapshot.systemInset[plan.edge] + keyboardPart
    let after = metrics.visibleEdge(at: plan.edge, hidden: hidden)
    // A bar that is measured for the first time moves only content that is at its end.
    let isFirstBar = visibleEdge == nil && plan.reason == .bar
    let change = isFirstBar ? 0 : plan.contentChange
    let before = visibleEdge ?? metrics.visibleEdge(at: plan.edge, hidden: hidden - change)
    visibleEdge = isCovered ? after : nil
    return after - before
  }
}

extension InsetPlan {
  /// True when taking an adjustment back would move content that the user is holding.
  func wouldMoveContentUnderFinger(
    _ snapshot: ScrollSnapshot,
    covered: KeyboardOverlap
  ) -> Bool {
    guard snapshot.isScrolledByUser, contentChange < 0 else { return false }
    let metrics = snapshot.metrics(covered: covered).changed(at: edge, by: contentChange)
    switch edge {
    case .bottom: return metrics.bounds.minY > metrics.contentOffsetRange.upperBound
    case .top: return metrics.bounds.minY < metrics.contentOffsetRange.lowerBound
    }
  }
}
