import UIKit

// The writes, and the one place where re-entrancy matters.
//
// Every write but the indicator's calls delegates of the app, inside it. They may write insets and
// offsets themselves, force layout, start or stop managing this view or others. So:
//
// - The phase is `writing` meanwhile. Another update of the same view returns without doing anything;
//   what it would have seen is a difference to the snapshot, which the end of the turn finds.
// - An end of management is noted as `stoppedWhileWriting`. The plan stops after the write that it
//   came in, and what was added is taken back.
// - A view that is managed again while it is taken back keeps its management.
// - Insets are changed by a difference, so that a value written meanwhile survives. Where the inset is
//   not the one that the plan was made for, the difference is planned again.
// - The state that the plan leads to is in force before the write that it belongs to.

extension ManagedScrollView {
  /// Plans and writes.
  func write(
    _ coverage: KeyboardCoverage,
    _ snapshot: ScrollSnapshot,
    to scrollView: UIScrollView,
    _ occasion: Occasion
  ) -> (plan: InsetPlan, left: ScrollSnapshot) {
    let plan = state.plan(
      coverage,
      snapshot,
      configuration,
      isSettling: occasion.isSettling,
      isLeaving: scrollView.isLeavingInteractively,
      movesContent: occasion.movesContent,
      at: occasion.time
    )
    var left = snapshot
    left.contentInset[plan.edge] += plan.contentChange
    left.indicatorInset[plan.edge] += plan.indicatorChange
    guard !plan.isEmpty else {
      state = plan.next
      return (plan, left)
    }
    phase = .writing
    occasion.timing.animate {
      self.carryOut(plan, coverage, snapshot, scrollView)
    }
    if phase == .stoppedWhileWriting {
      phase = .idle
      takeBack(KeyboardCoverage(reason: .released), from: scrollView, movesContent: false)
      stop()
    } else {
      phase = .idle
      state.contentIsLeft(at: scrollView.contentOffset.y)
      // A list that keeps its distance to the end does not give up the first responder for it.
      if plan.contentOffset != nil, coverage.overlap.height > 0 || coverage.endFrameInScreen != nil,
        case .outdated(var measured) = sight
      {
        measured.contentWasMovedWithInset()
        sight = .outdated(measured)
      }
    }
    return (plan, left)
  }

  private func carryOut(
    _ plan: InsetPlan,
    _ coverage: KeyboardCoverage,
    _ snapshot: ScrollSnapshot,
    _ scrollView: UIScrollView
  ) {
    state = plan.next.withContent(of: state)
    if plan.indicatorChange != 0 {
      scrollView.verticalScrollIndicatorInsets[plan.edge] += plan.indicatorChange
    }
    if plan.writesOffsetFirst, let offset = plan.contentOffset { scrollView.scroll(toY: offset) }
    guard phase == .writing else { return }
    writeContentInset(plan, coverage, snapshot, scrollView)
    guard phase == .writing else { return }
    if !plan.writesOffsetFirst, let offset = plan.contentOffset { scrollView.scroll(toY: offset) }
    if plan.contentChange < 0, !snapshot.isScrolledByUser { returnFromBeyondEnd(scrollView) }
  }

  private func writeContentInset(
    _ plan: InsetPlan,
    _ coverage: KeyboardCoverage,
    _ snapshot: ScrollSnapshot,
    _ scrollView: UIScrollView
  ) {
    var plan = plan
    let found = scrollView.contentInset[plan.edge]
    if found != plan.contentInsetFound {
      // A delegate has written another inset in answer to the offset.
      var snapshot = snapshot
      snapshot.contentInset[plan.edge] = found
      plan = state.plan(
        coverage,
        snapshot,
        configuration,
        isSettling: false,
        isLeaving: false,
        at: 0
      )
    }
    state = state.withContent(of: plan.next)
    guard plan.contentChange != 0 else { return }
    scrollView.contentInset[plan.edge] += plan.contentChange
  }

  /// Takes all adjustments back, without animation.
  func takeBack(
    _ coverage: KeyboardCoverage,
    from scrollView: UIScrollView,
    movesContent: Bool = true
  ) {
    let occasion = Occasion(movesContent: movesContent)
    _ = write(coverage, scrollView.snapshot(in: nil), to: scrollView, occasion)
    look = .none
  }

  /// Ends the management, now that everything is taken back.
  ///
  /// A delegate may have called `manage` meanwhile. Then it goes on, and the next look adds what is
  /// missing.
  func stop() {
    phase = owner == nil ? .stopped : .idle
  }

  /// Moves content back that was left beyond its end.
  ///
  /// UIKit does so when an inset shrinks; by one report not always: content was found 23 points past
  /// its end on iOS 26 (`EXPScrollViewComponentView.mm`).
  private func returnFromBeyondEnd(_ scrollView: UIScrollView) {
    let metrics = ScrollMetrics(
      bounds: scrollView.bounds,
      contentSize: scrollView.contentSize,
      adjustedInset: VerticalEdges(scrollView.adjustedContentInset),
      systemInset: VerticalEdges()
    )
    let end = metrics.contentOffsetRange.upperBound
    guard metrics.bounds.minY > end + CGFloat.insetTolerance else { return }
    scrollView.scroll(toY: end)
  }
}
