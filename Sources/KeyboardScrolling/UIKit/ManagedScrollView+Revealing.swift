import UIKit

// Reveals the first responder in one scroll view, and measures its visible part.

extension ManagedScrollView {
  /// Scrolls to the first responder, vertically and with the smallest move.
  func reveal(
    _ responder: UIView,
    with companions: [UIView],
    timing: AnimationTiming,
    at time: TimeInterval
  ) -> KeyboardScrollCoordinator.Adjustment.Reveal {
    // Content that the user cannot scroll back is not scrolled.
    guard let scrollView, phase == .idle, scrollView.isScrollEnabled,
      let window = scrollView.window, !scrollView.isLeaving,
      let target = RevealTarget(
        responder,
        with: companions,
        in: scrollView,
        padding: configuration.revealPadding,
        destination: destination(of:)
      )
    else { return .cannotScroll }
    let found = snapshot(of: scrollView, in: window, at: time).metrics(covered: state.overlap)
    var metrics = found
    if metrics.visibleHeight == 0, scrollView.isInsideScrollView {
      // The scroll view around this one will move it out from under the keyboard.
      metrics = metrics.changed(at: state.edge, by: -state.content.applied)
      metrics.covered = .none
    }
    var offset = target.contentOffset(in: metrics)
    // This offset was computed without the inset. With it, short content of an inverted list may be
    // out of range.
    if metrics != found { offset = found.clamped(offset) }
    guard !offset.isClose(to: metrics.bounds.minY) else {
      return target.visibleLength(in: metrics) > 0 ? .alreadyInSight : .cannotScroll
    }
    if timing.duration > 0, scrollView.hasReusableRows, UIView.areAnimationsEnabled {
      // UIKit's animated scroll takes about 0.3 s.
      scroll = (offset, time + 0.5)
      scrollView.setContentOffset(
        CGPoint(x: scrollView.contentOffset.x, y: offset),
        animated: true
      )
    } else {
      scroll = nil
      timing.animate { scrollView.scroll(toY: offset) }
    }
    state.contentIsLeft(at: offset)
    sight = .measured(
      TargetSight(of: target.withoutCompanions, in: metrics.at(offset: offset))
    )
    return .moved
  }

  /// Returns the vertical content offset at which an animated scroll in an inner view will end.
  private func destination(of inner: UIScrollView) -> CGFloat? {
    owner?.environment.registry[inner]?.scrollDestination
  }

  // MARK: Sight

  /// Marks the measurement as outdated, because part of the first responder may now be hidden.
  func outdateSight() {
    if case .measured(let measured) = sight { sight = .outdated(measured) }
  }

  /// Discards the measurement of the first responder.
  func forgetSight() {
    sight = .unknown
  }

  /// Measures the visible part of the first responder, and returns whether a part was lost without
  /// a scroll.
  func measureSight(of responder: UIView, isScroll: Bool, at time: TimeInterval) -> Bool {
    guard let scrollView, let window = scrollView.window, configuration.revealsFirstResponder,
      let target = RevealTarget(responder, with: [], in: scrollView, destination: destination(of:))
    else {
      sight = .unknown
      return false
    }
    let snapshot = snapshot(of: scrollView, in: window, at: time)
    let metrics = snapshot.metrics(covered: state.overlap)
    let before = sight
    let last = snapshot.isScrolledByUser ? nil : before.last
    sight = .measured(TargetSight(of: target, in: metrics, after: last))
    guard !isScroll, !snapshot.isScrolledByUser, case .outdated(let outdated) = before else {
      return false
    }
    return outdated.isLost(target, in: metrics)
  }
}
