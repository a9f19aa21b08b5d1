import UIKit

// Reveals the first responder in one scroll view, and measures its visible part.

extension ManagedScrollView {
  /// Scrolls to the first responder, vertically and with the smallest move.
  func reveal(
    _ responder: UIView,
    with companions: [UIView],
    isTyping: Bool,
    timing: AnimationTiming
  ) -> KeyboardScrollCoordinator.Adjustment.Reveal {
    // Content that the user cannot scroll back is not scrolled.
    guard let scrollView, writeState == .idle, scrollView.isScrollEnabled,
      scrollView.window != nil, !scrollView.isLeaving,
      var seen = measureSight(of: responder, with: companions)
    else { return .cannotScroll }
    defer { sight = configuration.revealsFirstResponder ? seen : nil }
    // While text is typed, only the caret matters.
    let target = isTyping ? seen.target : seen.whole ?? seen.target
    let metrics = seen.metrics
    let offset = target.contentOffset(in: metrics)
    guard !offset.isSameOffset(as: metrics.bounds.minY, pixel: metrics.pixel) else {
      return target.visibleLength(in: metrics) > 0 ? .alreadyInSight : .cannotScroll
    }
    timing.animate { self.move(scrollView, to: offset, timing, isReveal: true) }
    state.contentRests(at: offset)
    seen.metrics = metrics.at(offset: offset)
    return .moved
  }

  /// Returns the vertical content offset at which a movement in an inner view will end.
  private func destination(of inner: UIScrollView) -> CGFloat? {
    owner?.environment.managedViews[inner]?.destination
  }

  // MARK: Sight

  /// Measures the visible part of the first responder at a look, and returns whether that is less
  /// than before for another reason than a scroll.
  ///
  /// While the app scrolls nothing is measured: at its end, what counts is what has changed since the
  /// content was at rest.
  func loses(_ responder: UIView, with companions: [UIView]) -> Bool {
    guard let scrollView, scroller != .app else { return false }
    defer { wasScrolledBySystem = scroller == .system }
    let isSettling = isSettling(scrollView)
    if !isSettling, followScroll(responder) { return false }
    let last = sight
    sight =
      configuration.revealsFirstResponder ? measureSight(of: responder, with: companions) : nil
    guard let last, let sight else { return false }
    return sight.isLoss(since: last, isSettling: isSettling)
  }

  /// Returns whether UIKit scrolls to the focus by itself, or may do so where it does not tell.
  private func isSettling(_ scrollView: UIScrollView) -> Bool {
    guard let environment = owner?.environment else { return false }
    if environment.scrolls.tells(about: scrollView) {
      return scroller == .system || wasScrolledBySystem
    }
    return environment.keyboard.timingOfTransition != nil
  }

  /// Takes another offset over into the last look, and returns whether nothing else has changed.
  private func followScroll(_ responder: UIView) -> Bool {
    guard let sight, let scrollView, responder.window === scrollView.window,
      let place = target(responder.bounds, of: responder)?.place
    else { return false }
    let metrics = scrollView.metrics(
      covered: state.overlap,
      place: lastLook.last?.place,
      destination: destination
    )
    let now = sight.following(metrics, place: place, size: responder.bounds.size)
    guard let now else { return false }
    self.sight = now
    return true
  }

  /// Measures the first responder and its companions; nil if it is not inside the view, or has no
  /// usable frame.
  private func measureSight(of responder: UIView, with companions: [UIView]) -> Sight? {
    guard let scrollView, responder.window === scrollView.window,
      let (whole, place) = target(responder.bounds, of: responder)
    else { return nil }
    let metrics = scrollView.metrics(
      covered: state.overlap,
      place: lastLook.last?.place,
      destination: destination
    )
    let others = companions.compactMap { extent(of: $0) }
    var sight = Sight(target: whole.joined(with: others), place: place, metrics: metrics)
    sight.size = responder.bounds.size
    guard let caret = responder.caretRectangle else { return sight }
    let fits = responder !== scrollView && whole.fits(in: metrics)
    sight.whole = fits ? sight.target : nil
    let line = fits ? caret.withMargins(in: responder.bounds) : caret
    if let (target, _) = target(line, of: responder) { sight.target = target.joined(with: others) }
    return sight
  }

  /// Returns the vertical range of a companion; nil if it is not visible in the view.
  private func extent(of companion: UIView) -> ClosedRange<CGFloat>? {
    // A button that is scaled to zero has a place, but no extent.
    guard let scrollView, companion.window === scrollView.window,
      !companion.isHidden(upTo: scrollView),
      let (target, _) = target(companion.bounds, of: companion),
      target.extent.lowerBound < target.extent.upperBound
    else { return nil }
    return target.extent
  }

  private func target(
    _ part: CGRect,
    of view: UIView
  ) -> (target: RevealTarget, place: CGFloat)? {
    guard let scrollView,
      let (rectangle, place) = view.revealRectangle(
        part,
        in: scrollView,
        destination: destination(of:)
      ),
      let target = RevealTarget(rectangle: rectangle, padding: configuration.revealPadding)
    else { return nil }
    return (target, place)
  }
}
