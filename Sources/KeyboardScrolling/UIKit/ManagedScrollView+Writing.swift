import UIKit

// What is written, once it is known what the keyboard does to the view.

extension ManagedScrollView {
  /// Writes what is to be written, and returns what UIKit was reckoned to add to the content inset, in
  /// points.
  @discardableResult
  func write(
    _ sight: KeyboardSight,
    to scrollView: UIScrollView,
    timing: AnimationTiming
  ) -> CGFloat {
    if shareEdge != sight.overlap.edge, sight.overlap.height > 0 {
      // The view was turned over: what lies at the other edge goes back first.
      carryOut(KeyboardSight(reason: sight.reason), scrollView, timing: timing)
      shareEdge = sight.overlap.edge
    }
    return carryOut(sight, scrollView, timing: timing)
  }

  /// Works out the insets at the edge where the share is.
  private func plan(_ sight: KeyboardSight, _ scrollView: UIScrollView) -> InsetShares.Plan {
    let reading = InsetShares.Reading(
      overlap: sight.overlap.height,
      contribution: sight.contribution,
      indicatorContribution: sight.indicatorContribution,
      contentInset: scrollView.contentInset[shareEdge],
      indicatorInset: scrollView.verticalScrollIndicatorInsets[shareEdge],
      safeArea: scrollView.safeAreaInsets[shareEdge],
      bounds: scrollView.bounds.size,
      contentSize: scrollView.contentSize,
      settings: .init(
        behavior: scrollView.contentInsetAdjustmentBehavior.rawValue,
        isScrollEnabled: scrollView.isScrollEnabled,
        alwaysBounces: scrollView.alwaysBounceVertical
      )
    )
    return shares.plan(for: reading, policy: configuration.baselinePolicy)
  }

  @discardableResult
  private func carryOut(
    _ sight: KeyboardSight,
    _ scrollView: UIScrollView,
    timing: AnimationTiming
  ) -> CGFloat {
    let plan = plan(sight, scrollView)
    let distance = moveBorder(to: plan, sight, of: scrollView)
    // A view that is turned over is still covered.
    let before = overlap.height == 0 ? offsets.keyboardLeft() : nil
    let offset = offset(for: plan, from: before, borderMovedBy: distance, of: scrollView)
    let found = scrollView.contentInset[shareEdge]
    let mayClamp = plan.contentChange < 0 && !scrollView.isScrolledByUser
    guard plan.contentChange != 0 || plan.indicatorChange != 0 || offset != nil else {
      shares = plan.shares
      return plan.contribution
    }
    // Outside a window there is nobody to animate for, and presentation transitions break on it.
    (scrollView.window == nil ? .none : timing).animate { [self] in
      let wasReleased = isReleased
      // Of the indicator nobody is told. Every other write is, and a delegate that answers writes
      // insets itself, or ends the management: what follows goes on from there.
      shares.applyIndicator(plan)
      if plan.indicatorChange != 0 {
        scrollView.verticalScrollIndicatorInsets[shareEdge] += plan.indicatorChange
      }
      // An inset that shrinks makes UIKit clamp the offset at once: the offset goes first then, and
      // the clamp finds nothing to do. An inset that grows makes room for the offset.
      if let offset, plan.contentChange < 0 { scrollView.scroll(toY: offset) }
      guard isReleased == wasReleased else { return }
      writeContentInset(plan, found: found, sight, scrollView)
      guard isReleased == wasReleased else { return }
      if let offset, plan.contentChange >= 0 { scrollView.scroll(toY: offset) }
      if mayClamp { scrollView.returnFromBeyondEnd() }
    }
    return plan.contribution
  }

  private func writeContentInset(
    _ plan: InsetShares.Plan,
    found: CGFloat,
    _ sight: KeyboardSight,
    _ scrollView: UIScrollView
  ) {
    let isAsFound = scrollView.contentInset[shareEdge] == found
    let plan = isAsFound ? plan : self.plan(sight, scrollView)
    shares.applyContent(plan)
    guard plan.contentChange != 0 else { return }
    scrollView.contentInset[shareEdge] += plan.contentChange
  }

  /// The vertical content offset that goes with a change of the content inset; nil leaves it to UIKit.
  ///
  /// - Parameters:
  ///   - plan: The change.
  ///   - before: Where the content was before the keyboard came, if it may go back there; in points.
  ///   - distance: By how much the border of the hidden stretch moves, in points.
  ///   - scrollView: The scroll view.
  /// - Returns: An offset in points that differs from the present one.
  private func offset(
    for plan: InsetShares.Plan,
    from before: CGFloat?,
    borderMovedBy distance: CGFloat,
    of scrollView: UIScrollView
  ) -> CGFloat? {
    // A release in the middle of an update finds the content moved already, or not yet.
    guard !scrollView.isScrolledByUser, !(isReleased && isUpdating) else { return nil }
    let metrics = scrollView.metrics
    var offset: CGFloat?
    // A view that is not managed any more has not seen the keyboard leave.
    if configuration.restoresContentOffset, let before, !isReleased {
      offset = metrics.changed(at: shareEdge, by: plan.contentChange).clamped(before)
    } else if configuration.keepsDistanceToEnd || shareEdge == .top, plan.contentChange != 0 {
      offset = metrics.contentOffset(
        keepingDistanceTo: shareEdge,
        change: plan.contentChange,
        borderMovedBy: distance
      )
    }
    guard let offset, abs(offset - metrics.bounds.minY) > CGFloat.insetTolerance else { return nil }
    return offset
  }

  /// Takes note of where the hidden stretch begins from now on.
  ///
  /// Not the change of the inset alone moves it: a view that is made shorter by the keyboard, or a tab
  /// bar that hides, has taken over what the share did.
  ///
  /// - Returns: By how much the border has moved since the last update, in points.
  private func moveBorder(
    to plan: InsetShares.Plan,
    _ sight: KeyboardSight,
    of scrollView: UIScrollView
  ) -> CGFloat {
    let metrics = scrollView.metrics
    let hidden = scrollView.contribution(to: shareEdge) + plan.keyboardPart
    let after = metrics.border(at: shareEdge, hidden: hidden)
    let before = border ?? metrics.border(at: shareEdge, hidden: hidden - plan.contentChange)
    border = sight.overlap.height > 0 ? after : nil
    return after - before
  }

  /// True when taking the share back would move content that the user is holding.
  func wouldPullContentAway(_ scrollView: UIScrollView, _ sight: KeyboardSight) -> Bool {
    guard scrollView.isScrolledByUser else { return false }
    let change = plan(sight, scrollView).contentChange
    guard change < 0 else { return false }
    let metrics = scrollView.metrics.changed(at: shareEdge, by: change)
    switch shareEdge {
    case .bottom: return metrics.bounds.minY > metrics.contentOffsetRange.upperBound
    case .top: return metrics.bounds.minY < metrics.contentOffsetRange.lowerBound
    }
  }
}
