import UIKit

// All writes, and the rules for re-entrancy.
//
// Every write except that of the indicator insets may call delegates of the app. They may write
// insets and offsets, force layout, and start or stop managing this view or others. So:
//
// - During a write the state is `writing`. Another update of the same view returns without doing
//   anything. The look at the end of the turn finds the difference that it missed.
// - If the management ends during a write, the state becomes `stoppedWhileWriting`. The plan stops
//   after that write, and the adjustment is removed.
// - A view that is managed again while its adjustment is being removed keeps its management.
// - Insets are changed by a difference, so that a value written meanwhile is kept. If it no longer
//   contains our part, it is left to the next look.
// - The state after the plan is stored before the write that it belongs to.

extension ManagedScrollView {
  /// Plans the writes, and carries them out.
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
      isLeaving: scrollView.isLeaving,
      at: occasion.time
    )
    var left = snapshot
    left.contentInset[plan.edge] += plan.contentChange
    left.indicatorInset[plan.edge] += plan.indicatorChange
    guard !plan.isEmpty else {
      state = plan.next
      return (plan, left)
    }
    writeState = .writing
    // An assignment in the keyboard's block is animated, and what goes back with it as well.
    let transition = owner?.environment.keyboard.timingOfTransition
    let timing = plan.isRestoration ? transition ?? .none : occasion.timing
    timing.animate { self.carryOut(plan, scrollView, timing) }
    if writeState == .stoppedWhileWriting {
      takeBack(KeyboardCoverage(reason: .released), from: scrollView)
      stop()
    } else {
      writeState = .idle
      state.contentRests(at: destination ?? scrollView.contentOffset.y)
    }
    return (plan, left)
  }

  private func carryOut(
    _ plan: InsetPlan,
    _ scrollView: UIScrollView,
    _ timing: AnimationTiming
  ) {
    state = plan.next.withContent(of: state)
    if plan.indicatorChange != 0 {
      scrollView.verticalScrollIndicatorInsets[plan.edge] += plan.indicatorChange
    }
    // Rows that leave when an inset shrinks are under the keyboard: the block loses none.
    if plan.writesOffsetFirst, let offset = plan.contentOffset {
      move(scrollView, inBlockTo: offset)
    }
    // A delegate may have assigned a smaller inset in response to the offset, without our part. Then
    // the next look plans again.
    let found = scrollView.contentInset[plan.edge]
    guard writeState == .writing,
      found >= plan.contentInsetFound || !state.content.validate(found: found)
    else { return }
    state = state.withContent(of: plan.next)
    if plan.contentChange != 0 { scrollView.contentInset[plan.edge] += plan.contentChange }
    guard writeState == .writing else { return }
    if !plan.writesOffsetFirst, let offset = plan.contentOffset {
      move(scrollView, to: offset, timing)
    }
  }

  /// Removes all adjustments, without animation.
  func takeBack(_ coverage: KeyboardCoverage, from scrollView: UIScrollView) {
    // A movement ends where it would have ended.
    let destination = destination
    movement = nil
    var snapshot = scrollView.snapshot(in: nil)
    if let destination { snapshot.bounds.origin.y = destination }
    let (plan, _) = write(coverage, snapshot, to: scrollView, Occasion())
    if let destination, plan.contentOffset == nil {
      scrollView.scroll(toY: metrics(of: scrollView).clamped(destination))
    }
    lastLook = .none
  }

  /// Ends the management, after its adjustments are removed.
  ///
  /// If a delegate has called `manage` meanwhile, the management continues, and the next look
  /// restores the adjustment.
  func stop() {
    writeState = owner == nil ? .stopped : .idle
  }
}
