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
  private var probe: GeometryProbe?
  private var isUpdating = false
  /// True when something asked for an update during one.
  private var isDisturbed = false

  /// Called when the geometry of the view changed while there is a keyboard.
  var onGeometryChange: (@MainActor () -> Void)?

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
    /// The view as it would be, had the keyboard stayed as it was at the last update; nil unless it
    /// covers more.
    var metricsBeforeGrowth: ScrollMetrics?

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
  /// - Returns: What was seen; nil when the scroll view is gone.
  func update(
    for keyboard: KeyboardMonitor,
    timing: AnimationTiming,
    isSettling: Bool
  ) -> Update? {
    guard let scrollView else { return nil }
    // A write moves the content, a delegate lays out for it, and the probe tells: in the middle of a
    // write the inset found is the old one and the share the new one.
    guard !isUpdating else {
      isDisturbed = true
      return nil
    }
    isUpdating = true
    defer { isUpdating = false }
    let update = updateOnce(scrollView, for: keyboard, timing: timing, isSettling: isSettling)
    if isDisturbed {
      isDisturbed = false
      _ = updateOnce(scrollView, for: keyboard, timing: .inherited, isSettling: isSettling)
      isDisturbed = false
    }
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
    defer { watchGeometry(of: scrollView, while: sight.dependsOnGeometry) }
    // Without a window the keyboard may be anywhere; what is applied stays until it is known.
    guard sight.reason != .notInWindow else { return update }
    guard !wouldPullContentAway(scrollView, sight) else {
      update.sight.reason = .waitsForScrolling
      return update
    }
    if sight.overlap.height > overlap.height + CGFloat.insetTolerance {
      update.metricsBeforeGrowth = coveredMetrics(of: scrollView)
    }
    offsets.found(offset: scrollView.contentOffset.y, isSettling: isSettling)
    if sight.overlap.height > 0 { offsets.keyboardCame(offset: scrollView.contentOffset.y) }
    overlap = sight.overlap
    write(sight, to: scrollView, timing: timing)
    offsets.left(offset: scrollView.contentOffset.y)
    return update
  }

  /// Without a keyboard nothing is watched, and nothing is in the scroll view.
  private func watchGeometry(of scrollView: UIScrollView, while isNeeded: Bool) {
    guard isNeeded != (probe != nil) else { return }
    UIView.performWithoutAnimation {
      if isNeeded {
        let probe = GeometryProbe { [weak self] in self?.onGeometryChange?() }
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
    isUpdating = true
    defer { isUpdating = false }
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
  /// - Returns: False when the content stays where it is.
  func reveal(
    _ responder: UIView,
    with companions: [UIView],
    timing: AnimationTiming
  ) -> Bool {
    // Content that the user cannot scroll back is not scrolled away.
    guard let scrollView, scrollView.isScrollEnabled, scrollView.window != nil,
      let target = RevealTarget(
        responder,
        with: companions,
        in: scrollView,
        padding: configuration.revealPadding
      )
    else { return false }
    var metrics = coveredMetrics(of: scrollView)
    if metrics.visibleHeight == 0, scrollView.isInsideScrollView {
      // What carries it will bring it out from under the keyboard.
      metrics = metrics.changed(at: shareEdge, by: -contentShare.applied)
      metrics.covered = .none
    }
    let offset = target.contentOffset(in: metrics)
    guard abs(offset - metrics.bounds.minY) > CGFloat.insetTolerance else { return false }
    timing.animate { scrollView.scroll(toY: offset) }
    offsets.left(offset: offset)
    return true
  }

  private func coveredMetrics(of scrollView: UIScrollView) -> ScrollMetrics {
    var metrics = scrollView.metrics
    metrics.covered = overlap
    return metrics
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
    var inset = scrollView.contentInset
    var indicator = scrollView.verticalScrollIndicatorInsets
    let insetChange = planContentInset(&inset[edge], sight, scrollView)
    let indicatorChange = planIndicatorInset(&indicator[edge], sight)
    let offset = offset(for: sight, at: edge, of: scrollView, change: insetChange)
    let writesInset = abs(insetChange) > CGFloat.insetTolerance
    let writesIndicator = abs(indicatorChange) > CGFloat.insetTolerance
    guard writesInset || writesIndicator || offset != nil else { return }
    let mayClamp = insetChange < 0 && !scrollView.isScrolledByUser
    // Outside a window there is nobody to animate for, and presentation transitions break on it.
    (scrollView.window == nil ? .none : timing).animate {
      // An inset that shrinks makes UIKit clamp the offset at once: the offset goes first then, and
      // the clamp finds nothing to do. An inset that grows makes room for the offset.
      if let offset, insetChange < 0 { scrollView.scroll(toY: offset) }
      if writesInset { scrollView.contentInset = inset }
      if writesIndicator { scrollView.verticalScrollIndicatorInsets = indicator }
      if let offset, insetChange >= 0 { scrollView.scroll(toY: offset) }
      if mayClamp { scrollView.returnFromBeyondEnd() }
    }
  }

  private func planContentInset(
    _ inset: inout CGFloat,
    _ sight: KeyboardSight,
    _ scrollView: UIScrollView
  ) -> CGFloat {
    let found = inset
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
      safeArea: scrollView.safeAreaInsets.bottom,
      baseline: contentShare.baseline(found: found)
    )
    let contribution = contributions.contribution(
      sight.contribution,
      for: situation,
      share: plan(sight.contribution).share,
      applied: contentShare.applied
    )
    return apply(plan(contribution), to: &contentShare, &inset)
  }

  private func planIndicatorInset(_ inset: inout CGFloat, _ sight: KeyboardSight) -> CGFloat {
    let found = inset
    indicatorShare.settle(found: found)
    let plan = indicatorShare.plan(
      overlap: sight.overlap.height,
      contribution: sight.indicatorContribution,
      found: found,
      policy: configuration.baselinePolicy
    )
    return apply(plan, to: &indicatorShare, &inset)
  }

  /// Carries a plan out on paper; returns by how much the inset changes.
  ///
  /// A change too small to be written is not taken note of either: many of them would add up to a
  /// share that the inset does not hold.
  private func apply(
    _ plan: KeyboardShare.Plan,
    to share: inout KeyboardShare,
    _ inset: inout CGFloat
  ) -> CGFloat {
    let change = plan.inset - inset
    guard abs(change) > CGFloat.insetTolerance else { return 0 }
    share.apply(plan)
    inset = plan.inset
    return change
  }

  /// The vertical content offset that goes with a change of the inset; nil leaves it to UIKit.
  private func offset(
    for sight: KeyboardSight,
    at edge: KeyboardOverlap.Edge,
    of scrollView: UIScrollView,
    change: CGFloat
  ) -> CGFloat? {
    let metrics = scrollView.metrics
    let before = sight.overlap.height == 0 ? offsets.keyboardLeft() : nil
    guard !scrollView.isScrolledByUser, abs(change) > CGFloat.insetTolerance else { return nil }
    var offset: CGFloat?
    if configuration.restoresContentOffset, let before {
      offset = before
    } else if configuration.keepsDistanceToEnd || edge == .top {
      offset = metrics.contentOffset(keepingDistanceTo: edge, change: change)
    }
    guard let offset, abs(offset - metrics.bounds.minY) > CGFloat.insetTolerance else { return nil }
    return offset
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
