import UIKit

/// One managed scroll view: the coordinator's share of its insets, and the writes that keep it right.
@MainActor
final class ManagedScrollView {
  private(set) weak var scrollView: UIScrollView?
  var configuration: KeyboardScrollCoordinator.Configuration

  private var contentShare = KeyboardShare()
  private var indicatorShare = KeyboardShare()
  private var shareEdge = KeyboardOverlap.Edge.bottom
  private var contributions = ContributionMemory()
  private var offsets = OffsetMemory()
  /// What the keyboard covered at the last update.
  private var overlap = KeyboardOverlap.none
  /// Where the hidden stretch began at the last update, in points from the top of the bounds; nil
  /// without a keyboard.
  private var border: CGFloat?
  private var probe: GeometryProbe?
  private var isUpdating = false
  /// True when something asked for an update during one.
  private var isDisturbed = false
  /// True once the share has been taken back for good, maybe by a delegate in the middle of a write.
  private var isReleased = false

  /// Called when the geometry of the view changed while there is a keyboard.
  var onGeometryChange: (@MainActor () -> Void)?

  /// Called when the app has taken the probe out: nothing will tell of changes before the next update.
  var onProbeLoss: (@MainActor () -> Void)?

  init(_ scrollView: UIScrollView, configuration: KeyboardScrollCoordinator.Configuration) {
    self.scrollView = scrollView
    self.configuration = configuration
  }

  /// The coordinator's part of the content inset, in points.
  var keyboardAdjustment: CGFloat { contentShare.applied }

  /// What an update of the insets saw and found.
  struct Update {
    var sight: KeyboardSight
    var contentInsetBefore: UIEdgeInsets
    var indicatorInsetsBefore: UIEdgeInsets
    var contentOffsetBefore: CGPoint
    /// True when the keyboard covers more than at the last update.
    var grew = false

    @MainActor
    init(_ sight: KeyboardSight, of scrollView: UIScrollView) {
      self.sight = sight
      contentInsetBefore = scrollView.contentInset
      indicatorInsetsBefore = scrollView.verticalScrollIndicatorInsets
      contentOffsetBefore = scrollView.contentOffset
    }
  }

  /// Makes the insets what they should be, and writes only what differs.
  ///
  /// - Parameters:
  ///   - keyboard: Where the keyboard is.
  ///   - timing: How the change is animated.
  ///   - isSettling: True while UIKit itself may scroll to the focus.
  /// - Returns: What was seen; nil when the scroll view is gone, or not managed any more.
  func update(
    for keyboard: KeyboardMonitor,
    timing: AnimationTiming,
    isSettling: Bool
  ) -> Update? {
    guard let scrollView, !isReleased else { return nil }
    // A write moves the content, a delegate lays out for it, and the probe tells: in the middle of a
    // write the inset found is the old one and the share the new one.
    guard !isUpdating else {
      isDisturbed = true
      return nil
    }
    isUpdating = true
    defer { isUpdating = false }
    var update = updateOnce(scrollView, for: keyboard, timing: timing, isSettling: isSettling)
    if isDisturbed, !isReleased {
      let again = updateOnce(scrollView, for: keyboard, timing: .inherited, isSettling: isSettling)
      update.sight = again.sight
      update.grew = update.grew || again.grew
    }
    isDisturbed = false
    return update
  }

  private func updateOnce(
    _ scrollView: UIScrollView,
    for keyboard: KeyboardMonitor,
    timing: AnimationTiming,
    isSettling: Bool
  ) -> Update {
    let sight = KeyboardSight(of: keyboard, from: scrollView, configuration: configuration)
    var update = Update(sight, of: scrollView)
    // Last, so that what the probe has to say while it is put in finds nothing left to do.
    defer { watchGeometry(of: scrollView, while: sight.dependsOnGeometry && !isReleased) }
    // Without a window the keyboard may be anywhere; what is applied stays until it is known.
    guard sight.reason != .notInWindow else { return update }
    guard !wouldPullContentAway(scrollView, sight) else {
      update.sight.reason = .waitsForScrolling
      return update
    }
    update.grew = sight.overlap.height > overlap.height + CGFloat.insetTolerance
    noteOffset(isSettling: isSettling)
    if sight.overlap.height > 0 { offsets.keyboardCame(offset: scrollView.contentOffset.y) }
    overlap = sight.overlap
    write(sight, to: scrollView, timing: timing)
    offsets.left(offset: scrollView.contentOffset.y)
    return update
  }

  /// Takes note of where the content is, and of who will have moved it there.
  ///
  /// Where nothing is revealed UIKit may scroll to the focus by itself, in its own time.
  func noteOffset(isSettling: Bool) {
    guard let scrollView else { return }
    offsets.found(
      offset: scrollView.contentOffset.y,
      isSettling: isSettling || !configuration.revealsFirstResponder
    )
  }

  /// Without a keyboard nothing is watched, and nothing is in the scroll view.
  private func watchGeometry(of scrollView: UIScrollView, while isNeeded: Bool) {
    // An app that takes all subviews out takes the probe out as well.
    guard isNeeded != (probe?.superview != nil) else { return }
    UIView.performWithoutAnimation {
      if isNeeded {
        let probe = GeometryProbe { [weak self] in self?.onGeometryChange?() }
        probe.onLoss = { [weak self] in self?.onProbeLoss?() }
        self.probe = probe
        probe.attach(to: scrollView)
      } else {
        probe?.detach()
        probe = nil
      }
    }
  }

  /// Takes the share back, at once.
  func release() -> Update? {
    guard let scrollView else { return nil }
    isReleased = true
    let update = Update(KeyboardSight(reason: .released), of: scrollView)
    overlap = .none
    watchGeometry(of: scrollView, while: false)
    write(update.sight, to: scrollView, timing: .none)
    return update
  }

  /// Moves the content until a target is in sight; vertically, and as little as it takes.
  ///
  /// - Parameters:
  ///   - responder: The first responder, inside the scroll view or the scroll view itself.
  ///   - companions: Views that should be in sight with it, as far as there is room.
  ///   - timing: How the move is animated.
  func reveal(_ responder: UIView, with companions: [UIView], timing: AnimationTiming) {
    // Content that the user cannot scroll back is not scrolled away.
    guard let scrollView, !isReleased, scrollView.isScrollEnabled, scrollView.window != nil,
      let target = RevealTarget(
        responder,
        with: companions,
        in: scrollView,
        padding: configuration.revealPadding
      )
    else { return }
    var metrics = scrollView.metrics
    metrics.covered = overlap
    let offset = target.contentOffset(in: metrics)
    guard abs(offset - metrics.bounds.minY) > CGFloat.insetTolerance else { return }
    timing.animate { scrollView.scroll(toY: offset) }
    offsets.left(offset: offset)
  }
}

// MARK: - Writing

extension ManagedScrollView {
  private func write(_ sight: KeyboardSight, to scrollView: UIScrollView, timing: AnimationTiming) {
    if shareEdge != sight.overlap.edge, sight.overlap.height > 0 {
      // The view was turned over: what lies at the other edge goes back first.
      let nothing = KeyboardSight(reason: sight.reason)
      write(nothing, at: shareEdge, of: scrollView, timing: timing)
      shareEdge = sight.overlap.edge
    }
    write(sight, at: shareEdge, of: scrollView, timing: timing)
  }

  private func write(
    _ sight: KeyboardSight,
    at edge: KeyboardOverlap.Edge,
    of scrollView: UIScrollView,
    timing: AnimationTiming
  ) {
    let found = scrollView.contentInset[edge]
    let plan = planContentInset(sight, at: edge, of: scrollView)
    let indicatorPlan = planIndicatorInset(sight, at: edge, of: scrollView)
    let change = plan.inset - found
    let offset = offset(for: sight, at: edge, of: scrollView, plan: plan, change: change)
    let writesInset = abs(change) > CGFloat.insetTolerance
    let writesIndicator =
      abs(indicatorPlan.inset - scrollView.verticalScrollIndicatorInsets[edge])
      > CGFloat.insetTolerance
    guard writesInset || writesIndicator || offset != nil else { return }
    let mayClamp = change < 0 && !scrollView.isScrolledByUser
    // Outside a window there is nobody to animate for, and presentation transitions break on it.
    (scrollView.window == nil ? .none : timing).animate { [self] in
      let wasReleased = isReleased
      // Of the indicator nobody is told. Every other write is, and a delegate that answers writes
      // insets itself, or ends the management: what follows goes on from there.
      if writesIndicator {
        indicatorShare.apply(indicatorPlan)
        scrollView.verticalScrollIndicatorInsets[edge] = indicatorPlan.inset
      }
      // An inset that shrinks makes UIKit clamp the offset at once: the offset goes first then, and
      // the clamp finds nothing to do. An inset that grows makes room for the offset.
      if let offset, change < 0 { scrollView.scroll(toY: offset) }
      guard isReleased == wasReleased else { return }
      if writesInset {
        let isAsPlanned = scrollView.contentInset[edge] == found
        let plan = isAsPlanned ? plan : planContentInset(sight, at: edge, of: scrollView)
        contentShare.apply(plan)
        scrollView.contentInset[edge] = plan.inset
      }
      guard isReleased == wasReleased else { return }
      if let offset, change >= 0 { scrollView.scroll(toY: offset) }
      if mayClamp { scrollView.returnFromBeyondEnd() }
    }
  }

  private func planContentInset(
    _ sight: KeyboardSight,
    at edge: KeyboardOverlap.Edge,
    of scrollView: UIScrollView
  ) -> KeyboardShare.Plan {
    let found = scrollView.contentInset[edge]
    contentShare.settle(found: found)
    func plan(_ contribution: CGFloat) -> KeyboardShare.Plan {
      contentShare.plan(
        overlap: sight.overlap.height,
        contribution: contribution,
        found: found,
        policy: configuration.baselinePolicy
      )
    }
    let situation = ContributionMemory.Situation(
      overlap: sight.overlap.height,
      bounds: scrollView.bounds.size,
      contentSize: scrollView.contentSize,
      safeArea: scrollView.safeAreaInsets[edge],
      baseline: contentShare.baseline(found: found),
      settings: .init(
        behavior: scrollView.contentInsetAdjustmentBehavior.rawValue,
        isScrollEnabled: scrollView.isScrollEnabled,
        alwaysBounces: scrollView.alwaysBounceVertical
      )
    )
    let contribution = contributions.contribution(
      sight.contribution,
      for: situation,
      share: plan(sight.contribution).share,
      applied: contentShare.applied
    )
    return plan(contribution)
  }

  private func planIndicatorInset(
    _ sight: KeyboardSight,
    at edge: KeyboardOverlap.Edge,
    of scrollView: UIScrollView
  ) -> KeyboardShare.Plan {
    let found = scrollView.verticalScrollIndicatorInsets[edge]
    indicatorShare.settle(found: found)
    return indicatorShare.plan(
      overlap: sight.overlap.height,
      contribution: sight.indicatorContribution,
      found: found,
      policy: configuration.baselinePolicy
    )
  }

  /// The vertical content offset that goes with a change of the inset; nil leaves it to UIKit.
  private func offset(
    for sight: KeyboardSight,
    at edge: KeyboardOverlap.Edge,
    of scrollView: UIScrollView,
    plan: KeyboardShare.Plan,
    change: CGFloat
  ) -> CGFloat? {
    let metrics = scrollView.metrics
    let distance = moveBorder(for: sight, at: edge, of: scrollView, to: plan, change: change)
    // A view that is turned over is still covered.
    let before = overlap.height == 0 ? offsets.keyboardLeft() : nil
    // A release in the middle of an update finds the content moved already, or not yet.
    guard !scrollView.isScrolledByUser, !(isReleased && isUpdating) else { return nil }
    var offset: CGFloat?
    // A view that is not managed any more has not seen the keyboard leave.
    if configuration.restoresContentOffset, let before, !isReleased {
      offset = metrics.changed(at: edge, by: change).clamped(before)
    } else if configuration.keepsDistanceToEnd || edge == .top, abs(change) > CGFloat.insetTolerance
    {
      offset = metrics.contentOffset(
        keepingDistanceTo: edge,
        change: change,
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
    for sight: KeyboardSight,
    at edge: KeyboardOverlap.Edge,
    of scrollView: UIScrollView,
    to plan: KeyboardShare.Plan,
    change: CGFloat
  ) -> CGFloat {
    let metrics = scrollView.metrics
    let hidden = scrollView.contribution(to: edge) + plan.keyboardPart
    let after = metrics.border(at: edge, hidden: hidden)
    let before = border ?? metrics.border(at: edge, hidden: hidden - change)
    border = sight.overlap.height > 0 ? after : nil
    return after - before
  }

  /// True when taking the share back would move content that the user is holding.
  private func wouldPullContentAway(_ scrollView: UIScrollView, _ sight: KeyboardSight) -> Bool {
    guard scrollView.isScrolledByUser else { return false }
    let found = scrollView.contentInset[shareEdge]
    let plan = contentShare.plan(
      overlap: sight.overlap.height,
      contribution: sight.contribution,
      found: found,
      policy: configuration.baselinePolicy
    )
    guard plan.inset < found - CGFloat.insetTolerance else { return false }
    let metrics = scrollView.metrics.changed(at: shareEdge, by: plan.inset - found)
    switch shareEdge {
    case .bottom: return metrics.bounds.minY > metrics.contentOffsetRange.upperBound
    case .top: return metrics.bounds.minY < metrics.contentOffsetRange.lowerBound
    }
  }
}
