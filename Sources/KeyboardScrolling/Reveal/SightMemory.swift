import CoreGraphics

/// The last sight of the first responder (``Sight``) in one scroll view.
struct SightMemory: Sendable {
  private(set) var last: Sight?
  /// The sight before a rotation, while UIKit may scroll for the rotation; otherwise nil.
  ///
  /// In the turn after the keyboard's announcement, UIKit can scroll the first responder under the
  /// navigation bar, without reporting the scroll. On a busy main thread, UIKit does so even after
  /// the keyboard's arrival. What only a scroll has hidden is not revealed. Without the sight from
  /// before the rotation, the field would therefore stay 20 points under the bar.
  private var beforeRotation: Sight?
  /// The offset from which the next reveal starts; nil for the present offset.
  private var nextStart: CGFloat?
  private var wasScrolledBySystem = false

  enum Change: Equatable, Sendable {
    case none
    /// The app is scrolling, or only content offsets have changed.
    case scrolled
    /// More is hidden, and not only by a scroll.
    case lost
  }

  struct Moment {
    var isScrolledBySystem = false
    /// True while UIKit may scroll to the first responder without reporting the scroll.
    var mayScrollUnreported = false
    /// True until the keyboard has arrived or the user touches the content: UIKit may still scroll
    /// for a rotation.
    var mayScrollForRotation = false
    /// True after a scroll of the user or the app.
    var wasScrolled = false
  }

  /// Records the sight after a reveal; nil forgets it.
  mutating func record(_ sight: Sight?) { (last, beforeRotation, nextStart) = (sight, nil, nil) }

  /// Forgets the last reveal, which could not succeed, because a companion does not scroll with the
  /// content: the next reveal starts from the offset before the last one.
  mutating func revealWasInVain() { (last, nextStart) = (nil, last?.start) }

  /// Returns the offset at which a reveal shows the sight's target; nil if nothing has to move.
  func offsetToReveal(_ seen: Sight, isTyping: Bool) -> CGFloat? {
    let (target, metrics) = (seen.targetToReveal(isTyping: isTyping), seen.metrics)
    let offset = target.contentOffset(in: nextStart.map(metrics.at) ?? metrics)
    // If the app formats the text after each letter, UIKit scrolls to the caret without padding each
    // time. Without this condition, the text would tremble by the padding.
    let isVisible =
      isTyping && last?.targetToReveal(isTyping: true).extent == target.extent
      && target.hiddenLength(in: metrics) <= 0.5
    return isVisible || metrics.isAt(offset) ? nil : offset
  }

  /// Returns the change since the last check.
  ///
  /// `following` returns the last sight at the present offset; nil if anything else differs.
  /// `found` reads the present sight, which is expensive; nil if the first responder cannot be
  /// revealed.
  mutating func check(
    at moment: Moment,
    following: (Sight) -> Sight?,
    found: () -> Sight?
  ) -> Change {
    let mayScrollToFocus =
      moment.mayScrollUnreported || moment.isScrolledBySystem || wasScrolledBySystem
    wasScrolledBySystem = moment.isScrolledBySystem
    if !moment.mayScrollForRotation { beforeRotation = nil }
    if !mayScrollToFocus, beforeRotation == nil, let last, let now = following(last) {
      self.last = now
      return now.metrics.isAt(last.metrics.bounds.minY) ? .none : .scrolled
    }
    let now = found()
    guard let last, let now else {
      record(now)
      return .none
    }
    let isRotated = !now.metrics.bounds.width.isClose(to: last.metrics.bounds.width)
    if isRotated, beforeRotation == nil, moment.mayScrollForRotation { beforeRotation = last }
    let isLoss = now.isLoss(
      since: beforeRotation ?? last,
      mayScrollToFocus: mayScrollToFocus,
      wasScrolled: moment.wasScrolled
    )
    self.last = now
    guard isLoss else { return .none }
    beforeRotation = nil
    return .lost
  }
}
