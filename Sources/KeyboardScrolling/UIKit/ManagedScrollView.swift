import UIKit

/// One managed scroll view: the coordinator's share of its insets, and the writes that keep it right.
@MainActor
final class ManagedScrollView {
  private(set) weak var scrollView: UIScrollView?
  var configuration: KeyboardScrollCoordinator.Configuration

  var shares = InsetShares()
  /// The edge whose insets hold the shares.
  var shareEdge = KeyboardOverlap.Edge.bottom
  var offsets = OffsetMemory()
  /// What the keyboard covered at the last update.
  private(set) var overlap = KeyboardOverlap.none
  /// Where the hidden stretch began at the last update, in points from the top of the bounds; nil
  /// without a keyboard.
  var border: CGFloat?
  private var probe: GeometryProbe?
  private(set) var isUpdating = false
  /// True when something asked for an update during one.
  private var isDisturbed = false
  private var isWaitingForTransition = false
  /// True once the share was asked back for good, maybe by a delegate in the middle of a write.
  private(set) var isReleased = false

  /// Called when the geometry of the view changed while there is a keyboard.
  var onGeometryChange: (@MainActor () -> Void)?

  /// Called when a screen that was being swiped away has gone or come back.
  var onTransitionEnd: (@MainActor () -> Void)?

  /// Called when the app has taken the probe out: nothing will tell of changes before the next update.
  var onProbeLoss: (@MainActor () -> Void)?

  init(_ scrollView: UIScrollView, configuration: KeyboardScrollCoordinator.Configuration) {
    self.scrollView = scrollView
    self.configuration = configuration
  }

  /// The coordinator's part of the content inset, in points.
  var keyboardAdjustment: CGFloat { shares.content.applied }

  /// What an update of the insets saw and found.
  struct Update {
    var sight: KeyboardSight
    var contentInsetBefore: UIEdgeInsets
    var indicatorInsetsBefore: UIEdgeInsets
    var contentOffsetBefore: CGPoint
    /// What UIKit was reckoned to add to the content inset, in points.
    var contribution: CGFloat
    /// The view as it would be, had the keyboard stayed as it was at the last update; nil unless it
    /// covers more.
    var metricsBeforeGrowth: ScrollMetrics?

    @MainActor
    init(_ sight: KeyboardSight, of scrollView: UIScrollView) {
      self.sight = sight
      contentInsetBefore = scrollView.contentInset
      indicatorInsetsBefore = scrollView.verticalScrollIndicatorInsets
      contentOffsetBefore = scrollView.contentOffset
      contribution = sight.contribution
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
    defer {
      isUpdating = false
      isDisturbed = false
    }
    var update = updateOnce(scrollView, for: keyboard, timing: timing, isSettling: isSettling)
    if isDisturbed, !isReleased {
      let again = updateOnce(scrollView, for: keyboard, timing: .inherited, isSettling: isSettling)
      update.sight = again.sight
      update.contribution = again.contribution
      update.metricsBeforeGrowth = update.metricsBeforeGrowth ?? again.metricsBeforeGrowth
    }
    if isReleased {
      update.sight = takeBack(from: scrollView).sight
      update.contribution = 0
      update.metricsBeforeGrowth = nil
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
    defer { watchGeometry(of: scrollView, while: sight.dependsOnGeometry && !isReleased) }
    // Without a window the keyboard may be anywhere; what is applied stays until it is known.
    guard sight.reason != .notInWindow else { return update }
    if let departure = scrollView.interactiveDeparture {
      wait(for: departure)
      update.sight.reason = .waitsForTransition
      return update
    }
    isWaitingForTransition = false
    guard !wouldPullContentAway(scrollView, sight) else {
      update.sight.reason = .waitsForScrolling
      return update
    }
    if sight.overlap.height > overlap.height + CGFloat.insetTolerance {
      update.metricsBeforeGrowth = coveredMetrics(of: scrollView)
    }
    noteOffset(isSettling: isSettling)
    if sight.overlap.height > 0 { offsets.keyboardCame(offset: scrollView.contentOffset.y) }
    overlap = sight.overlap
    update.contribution = write(sight, to: scrollView, timing: timing)
    offsets.left(offset: scrollView.contentOffset.y)
    return update
  }

  /// A screen that a finger swipes away gives up the focus, and the keyboard, before it is known
  /// whether it goes: nothing is taken from it that it would have to get back.
  private func wait(for departure: any UIViewControllerTransitionCoordinator) {
    guard !isWaitingForTransition else { return }
    isWaitingForTransition = true
    departure.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      isWaitingForTransition = false
      onTransitionEnd?()
    }
  }

  /// Takes note of where the content is, and of who will have moved it there.
  ///
  /// Where nothing is revealed UIKit may scroll to the focus by itself, in its own time.
  func noteOffset(isSettling: Bool) {
    guard let scrollView else { return }
    offsets.found(
      offset: scrollView.contentOffset.y,
      isSettling: (isSettling || !configuration.revealsFirstResponder)
        && !scrollView.isScrolledByUser
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

  /// Takes the share back, at once; or as soon as the write that is under way is done.
  func release() -> Update? {
    guard let scrollView else { return nil }
    isReleased = true
    return isUpdating ? nil : takeBack(from: scrollView)
  }

  private func takeBack(from scrollView: UIScrollView) -> Update {
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
    guard let scrollView, !isReleased, scrollView.isScrollEnabled, scrollView.window != nil,
      scrollView.interactiveDeparture == nil,
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
      metrics = metrics.changed(at: shareEdge, by: -shares.content.applied)
      metrics.covered = .none
    }
    let offset = target.contentOffset(in: metrics)
    guard abs(offset - metrics.bounds.minY) > CGFloat.insetTolerance else { return false }
    timing.animate { scrollView.scroll(toY: offset) }
    offsets.left(offset: offset)
    return true
  }

  /// Returns whether a part of a responder inside the view is in sight.
  ///
  /// - Parameters:
  ///   - responder: The responder.
  ///   - metrics: The view as it is to be looked at; nil is as it is now.
  /// - Returns: False also for a responder that is not inside.
  func shows(_ responder: UIView, in metrics: ScrollMetrics? = nil) -> Bool {
    guard let scrollView,
      let target = RevealTarget(responder, with: [], in: scrollView, padding: 0)
    else { return false }
    return target.isInSight(in: metrics ?? coveredMetrics(of: scrollView))
  }

  private func coveredMetrics(of scrollView: UIScrollView) -> ScrollMetrics {
    var metrics = scrollView.metrics
    metrics.covered = overlap
    return metrics
  }
}
