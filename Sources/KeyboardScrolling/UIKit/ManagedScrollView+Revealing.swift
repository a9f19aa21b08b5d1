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
      scrollView.window != nil, !scrollView.isLeaving, var seen = measureSight(of: responder)
    else { return .cannotScroll }
    defer { sight = configuration.revealsFirstResponder ? seen : nil }
    let target = seen.target.joined(
      with: companions,
      in: scrollView,
      padding: configuration.revealPadding,
      destination: destination(of:)
    )
    let found = seen.metrics
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
    scroll(scrollView, to: offset, timing, at: time)
    seen.metrics = found.at(offset: offset)
    return .moved
  }

  private func scroll(
    _ scrollView: UIScrollView,
    to offset: CGFloat,
    _ timing: AnimationTiming,
    at time: TimeInterval
  ) {
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
  }

  /// Returns the vertical content offset at which an animated scroll in an inner view will end.
  private func destination(of inner: UIScrollView) -> CGFloat? {
    owner?.environment.registry[inner]?.scrollDestination
  }

  // MARK: Sight

  /// Measures the visible part of the first responder at a look, and returns whether that is less
  /// than before for another reason than a scroll.
  func loses(_ responder: UIView, isSettling: Bool) -> Bool {
    let last = sight
    sight = configuration.revealsFirstResponder ? measureSight(of: responder) : nil
    guard let last, let sight else { return false }
    return sight.isLoss(since: last, isSettling: isSettling)
  }

  private func measureSight(of responder: UIView) -> Sight? {
    guard let scrollView else { return nil }
    return Sight(
      of: responder,
      in: scrollView,
      metrics: scrollView.metrics(covered: state.overlap, destination: scrollDestination),
      destination: destination(of:)
    )
  }
}
