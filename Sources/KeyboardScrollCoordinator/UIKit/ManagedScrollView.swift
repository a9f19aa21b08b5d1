import UIKit

/// One managed scroll view: the coordinator's share of its insets, and the writes that keep it right.
@MainActor
final class ManagedScrollView {
  private(set) weak var scrollView: UIScrollView?
  var configuration: KeyboardScrollCoordinator.Configuration

  private var contentShare = KeyboardShare()
  private var indicatorShare = KeyboardShare()
  private var shareEdge = KeyboardOverlap.Edge.bottom
  private var rivals = ContributionMemory()
  /// The overlap of the last update, to tell when the keyboard grows over the focus.
  private(set) var overlap: CGFloat = 0

  init(_ scrollView: UIScrollView, configuration: KeyboardScrollCoordinator.Configuration) {
    self.scrollView = scrollView
    self.configuration = configuration
  }

  /// What the keyboard does to the view, before anything is written.
  struct Sight: Equatable {
    var reason: KeyboardScrollCoordinator.Adjustment.Reason
    var placement = KeyboardScrollCoordinator.Placement.hidden
    var endFrameInScreen: CGRect?
    var overlap = KeyboardOverlap.none
    var contribution: CGFloat = 0
    var indicatorContribution: CGFloat = 0
  }

  /// Looks at the keyboard and the view as they are now.
  func sight(of keyboard: KeyboardMonitor) -> Sight? {
    guard let scrollView else { return nil }
    guard let window = scrollView.window else {
      // The keyboard of the last screen is as good as any other to tell that it is gone.
      return Sight(reason: keyboard.isHiddenEverywhere ? .keyboardHidden : .notInWindow)
    }
    let endFrame: CGRect
    switch keyboard.state(on: window.screen).rest {
    case .unknown: return Sight(reason: .keyboardUnknown)
    case .hidden: return Sight(reason: .keyboardHidden)
    case .resting(let frame): endFrame = frame
    }
    return sight(of: endFrame, in: scrollView, window: window)
  }

  private func sight(of endFrame: CGRect, in scrollView: UIScrollView, window: UIWindow) -> Sight {
    let screenSpace = window.screen.coordinateSpace
    let placement = KeyboardScrollCoordinator.Placement(
      endFrame: endFrame,
      screen: window.screen.bounds,
      window: window.convert(window.bounds, to: screenSpace)
    )
    var sight = Sight(
      reason: .noOverlap,
      placement: placement,
      endFrameInScreen: endFrame
    )
    switch placement {
    case .hidden:
      sight.reason = .keyboardHidden
      return sight
    case .undocked, .floating:
      guard configuration.followsUndockedKeyboard else {
        sight.reason = .keyboardNotDocked
        return sight
      }
    case .docked:
      break
    }
    guard !scrollView.metrics.isHorizontalOnly || scrollView.alwaysBounceVertical else {
      sight.reason = .scrollsHorizontally
      return sight
    }
    let edge = scrollView.edgeFacingDown
    let overlap = KeyboardOverlap(
      keyboardFrame: scrollView.convert(endFrame, from: screenSpace),
      bounds: scrollView.bounds,
      edge: edge
    ).extended(by: configuration.bottomObstruction)
    sight.overlap = overlap
    sight.contribution = scrollView.contribution(to: edge)
    sight.indicatorContribution = scrollView.indicatorContribution(to: edge)
    if overlap.height > 0 {
      sight.reason = overlap.height > sight.contribution ? .overlap : .clearedByUIKit
    }
    return sight
  }

  /// What an update of the insets did.
  struct Update {
    var sight: Sight
    var contentInsetBefore: UIEdgeInsets
    var indicatorInsetsBefore: UIEdgeInsets
    var contentOffsetBefore: CGPoint
    /// True when the keyboard covers more than at the last update.
    var grew: Bool
  }

  /// Makes the insets what they should be, and writes only what differs.
  func update(
    for keyboard: KeyboardMonitor,
    timing: AnimationTiming
  ) -> Update? {
    guard let scrollView, var sight = sight(of: keyboard) else { return nil }
    let before = overlap
    var update = Update(
      sight: sight,
      contentInsetBefore: scrollView.contentInset,
      indicatorInsetsBefore: scrollView.verticalScrollIndicatorInsets,
      contentOffsetBefore: scrollView.contentOffset,
      grew: sight.overlap.height > before + CGFloat.insetTolerance
    )
    // Without a window the keyboard may be anywhere; what is applied stays until it is known.
    guard sight.reason != .notInWindow else { return update }
    guard !wouldPullContentAway(scrollView, sight) else {
      sight.reason = .waitsForScrolling
      update.sight = sight
      return update
    }
    overlap = sight.overlap.height
    write(sight, to: scrollView, timing: timing)
    return update
  }

  /// Takes the share back, at once.
  func release() -> Update? {
    guard let scrollView else { return nil }
    let update = Update(
      sight: Sight(reason: .released),
      contentInsetBefore: scrollView.contentInset,
      indicatorInsetsBefore: scrollView.verticalScrollIndicatorInsets,
      contentOffsetBefore: scrollView.contentOffset,
      grew: false
    )
    overlap = 0
    write(update.sight, to: scrollView, timing: .none)
    return update
  }

  /// The coordinator's part of the content inset, in points.
  var keyboardAdjustment: CGFloat { contentShare.applied }

  // MARK: Writing

  private func write(_ sight: Sight, to scrollView: UIScrollView, timing: AnimationTiming) {
    if shareEdge != sight.overlap.edge, sight.overlap.height > 0 {
      // The view was turned over: what lies at the other edge goes back first.
      write(
        Sight(reason: sight.reason, overlap: KeyboardOverlap(height: 0, edge: shareEdge)),
        at: shareEdge,
        to: scrollView,
        timing: timing
      )
      shareEdge = sight.overlap.edge
    }
    write(sight, at: shareEdge, to: scrollView, timing: timing)
  }

  private func write(
    _ sight: Sight,
    at edge: KeyboardOverlap.Edge,
    to scrollView: UIScrollView,
    timing: AnimationTiming
  ) {
    let foundInset = scrollView.contentInset
    let foundIndicator = scrollView.verticalScrollIndicatorInsets
    contentShare.settle(found: foundInset[edge])
    indicatorShare.settle(found: foundIndicator[edge])
    let contentPlan = contentPlan(sight, found: foundInset[edge], scrollView)
    let indicatorPlan = indicatorShare.plan(
      overlap: sight.overlap.height,
      contribution: sight.indicatorContribution,
      found: foundIndicator[edge],
      policy: configuration.baselinePolicy
    )
    contentShare.apply(contentPlan)
    indicatorShare.apply(indicatorPlan)
    var inset = foundInset
    inset[edge] = contentPlan.inset
    var indicator = foundIndicator
    indicator[edge] = indicatorPlan.inset
    let writesInset = abs(inset[edge] - foundInset[edge]) > CGFloat.insetTolerance
    let writesIndicator = abs(indicator[edge] - foundIndicator[edge]) > CGFloat.insetTolerance
    guard writesInset || writesIndicator else { return }
    // Outside a window there is nobody to animate for, and presentation transitions break on it.
    (scrollView.window == nil ? .none : timing).animate {
      if writesInset { scrollView.contentInset = inset }
      if writesIndicator { scrollView.verticalScrollIndicatorInsets = indicator }
    }
  }

  private func contentPlan(
    _ sight: Sight,
    found: CGFloat,
    _ scrollView: UIScrollView
  ) -> KeyboardShare.Plan {
    let plan = { (contribution: CGFloat) in
      self.contentShare.plan(
        overlap: sight.overlap.height,
        contribution: contribution,
        found: found,
        policy: self.configuration.baselinePolicy
      )
    }
    let situation = ContributionMemory.Situation(
      overlap: sight.overlap.height,
      bounds: scrollView.bounds.size,
      contentSize: scrollView.contentSize,
      safeArea: scrollView.safeAreaInsets.bottom,
      baseline: contentShare.baseline(found: found)
    )
    let proposed = plan(sight.contribution)
    let settled = rivals.contribution(
      sight.contribution,
      for: situation,
      share: proposed.share,
      applied: contentShare.applied
    )
    return settled == sight.contribution ? proposed : plan(settled)
  }

  /// True when taking the share back would move content that the user is holding.
  private func wouldPullContentAway(_ scrollView: UIScrollView, _ sight: Sight) -> Bool {
    guard scrollView.isScrolledByUser, shareEdge == .bottom else { return false }
    let needed = max(0, sight.overlap.height - sight.contribution)
    let shrink = contentShare.applied - needed
    guard shrink > CGFloat.insetTolerance else { return false }
    var metrics = scrollView.metrics
    metrics.adjustedBottom -= shrink
    return metrics.bounds.minY > metrics.contentOffsetRange.upperBound
  }
}

// MARK: - Revealing

extension ManagedScrollView {
  /// Moves the content until the first responder is in sight; vertically, and as little as it takes.
  func reveal(_ responder: UIView, timing: AnimationTiming) {
    // Content that the user cannot scroll back is not scrolled away.
    guard let scrollView, scrollView.isScrollEnabled, scrollView.window != nil,
      responder.window === scrollView.window,
      let target = revealTarget(for: responder, in: scrollView)
    else { return }
    let metrics = scrollView.metrics
    let offset = target.contentOffset(in: metrics)
    guard abs(offset - metrics.bounds.minY) > CGFloat.insetTolerance else { return }
    timing.animate {
      scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: offset)
    }
  }

  private func revealTarget(for responder: UIView, in scrollView: UIScrollView) -> RevealTarget? {
    let focus = responder.caretRectangle ?? responder.bounds
    guard let rectangle = responder.revealRectangle(focus, in: scrollView) else { return nil }
    return RevealTarget(rectangle: rectangle, padding: configuration.revealPadding)
  }
}
