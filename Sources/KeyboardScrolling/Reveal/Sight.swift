import CoreGraphics

/// The visible part of the first responder, measured at the end of a turn or after a reveal.
///
/// If a change hides more of the first responder than a scroll alone would, the coordinator reveals
/// it again.
struct Sight: Equatable, Sendable {
  /// The part to show: the first responder or its caret, and the views kept visible with it.
  var target: RevealTarget
  /// The target with the whole text view, for a new focus; nil without a caret, or if the text view
  /// does not fit.
  var wholeText: RevealTarget?
  /// The top of the first responder in the content, as if no inner scroll view were scrolled.
  var top: CGFloat
  var metrics: ScrollMetrics
  var size = CGSize.zero
  /// The vertical ranges of the companions, the views kept visible with the first responder.
  var companions: [ClosedRange<CGFloat>] = []
  /// The offset before the reveal that recorded this sight; nil if nothing moved.
  var start: CGFloat?

  /// Returns the indices of the companions that have kept their place on the screen, although the
  /// reveal has moved the content, so far to `offset`.
  func floatingCompanions(now companions: [ClosedRange<CGFloat>], at offset: CGFloat) -> [Int] {
    guard let start, companions.count == self.companions.count, !offset.isClose(to: start)
    else { return [] }
    let distance = offset - start
    return companions.indices.filter {
      companions[$0].lowerBound.isClose(to: self.companions[$0].lowerBound + distance)
        && companions[$0].length.isClose(to: self.companions[$0].length)
    }
  }

  /// Returns whether only content offsets differ; during a touch or a deceleration, perhaps also the
  /// content's height: text and rows are measured as they become visible.
  func differsOnlyInOffsets(from last: Sight, isTouched: Bool = false) -> Bool {
    (isTouched || metrics.contentSize == last.metrics.contentSize) && hasSameCompanions(as: last)
      && !hasOtherGeometry(than: last)
  }

  /// Returns whether each companion has kept its place in the content or on the screen.
  private func hasSameCompanions(as last: Sight) -> Bool {
    let scrolled = metrics.bounds.minY - last.metrics.bounds.minY
    return companions.count == last.companions.count
      && zip(companions, last.companions).allSatisfy { now, before in
        [0, scrolled].contains {
          now.lowerBound.isClose(to: before.lowerBound + $0)
            && now.upperBound.isClose(to: before.upperBound + $0)
        }
      }
  }

  /// Returns the target of a reveal; typing reveals the caret, not the whole text view, and no
  /// companions if they do not fit.
  func targetToReveal(isTyping: Bool) -> RevealTarget {
    guard isTyping else { return wholeText ?? target }
    return target.extent.length > metrics.visibleHeight ? target.alwaysShown : target
  }

  /// Returns whether more is hidden than in the last sight, and not only by a scroll.
  ///
  /// `mayScrollToFocus` is true while UIKit may scroll to the first responder, with the insets from
  /// before the keyboard: that scroll alone may leave the target under the keyboard.
  func isLoss(since last: Sight, mayScrollToFocus: Bool, wasScrolled: Bool = false) -> Bool {
    // UIKit moves up a sheet that the keyboard has covered completely. Reveal once any part of the
    // sheet is visible.
    guard last.metrics.withoutBarsAndAppInsets.visibleHeight > 0 else {
      return metrics.withoutBarsAndAppInsets.visibleHeight > 0
    }
    // After a scroll, compare at the present offset. Otherwise, a form that the app scrolls to its
    // first error would scroll back to the field.
    var last = last
    if !mayScrollToFocus, wasScrolled {
      last.metrics = last.metrics.at(offset: metrics.bounds.minY)
    }
    // Compare the field too: with a distant companion, more of the whole target may be visible than
    // before, but nothing of the field.
    guard
      hides(target, moreThan: last.target, at: last)
        || hides(target.alwaysShown, moreThan: last.target.alwaysShown, at: last)
    else { return false }
    return mayScrollToFocus || hasOtherGeometry(than: last)
  }

  /// The user does not notice half a point, and fractional layouts vary by as much.
  private func hides(
    _ target: RevealTarget,
    moreThan lastTarget: RevealTarget,
    at last: Sight
  ) -> Bool {
    lastTarget.visibleLength(in: last.metrics) > 0.5
      && target.hiddenLength(in: metrics) > lastTarget.hiddenLength(in: last.metrics) + 0.5
  }

  private func hasOtherGeometry(than last: Sight) -> Bool {
    !(size == last.size && top.isClose(to: last.top)
      && target.extent.length.isClose(to: last.target.extent.length)
      && metrics.bounds.width.isClose(to: last.metrics.bounds.width)
      && metrics.bounds.height.isClose(to: last.metrics.bounds.height)
      && metrics.adjustedInset.isClose(to: last.metrics.adjustedInset)
      && metrics.covered.height.isClose(to: last.metrics.covered.height))
  }
}
