import CoreGraphics

/// Remembers how much of the first responder was visible in one scroll view, and finds out whether less
/// is than before for another reason than a scroll of the app or the user.
struct SightMemory: Equatable, Sendable {
  /// The last look; nil if nothing is known.
  private(set) var last: Sight?
  /// True if UIKit scrolled to the focus at the last look.
  private var wasScrolledBySystem = false

  /// What a look has found.
  enum Change: Equatable, Sendable {
    case none
    /// Somebody has scrolled; nothing else is different.
    case scrolled
    /// More is hidden than at the last look, for another reason than a scroll.
    case lost
  }

  /// What else is known at a look.
  struct Moment {
    /// Who scrolls; while the app does, there is no look.
    var scroller = Scroller.nobody
    /// True if UIKit tells about its own scroll to the focus.
    var tellsScroller = true
    /// True while the keyboard is on its way.
    var isTransition = false
    /// True while what was announced may still go on, also if the keyboard has arrived.
    var isRecent = false
    /// True if a finger touches the content, or a flick goes on.
    var isTouched = false
  }

  /// Records a sight that a reveal has made; nil forgets it.
  mutating func record(_ sight: Sight?) { last = sight }

  /// Returns what has changed since the last look.
  ///
  /// - Parameters:
  ///   - moment: What else is known.
  ///   - following: Returns the last sight at the present offset; nil if anything but offsets differs.
  ///   - found: Returns the sight as it is; nil if the first responder cannot be revealed. It may ask
  ///     for the caret, which costs.
  /// - Returns: The change.
  mutating func look(
    at moment: Moment,
    following: (Sight) -> Sight?,
    found: () -> Sight?
  ) -> Change {
    // UIKit scrolls to the focus by itself, or may do so where it does not tell.
    let isSettling =
      moment.tellsScroller
      ? moment.scroller == .system || wasScrolledBySystem : moment.isTransition
    wasScrolledBySystem = moment.scroller == .system
    if !isSettling, let last, let now = following(last) {
      self.last = now
      return now.isScrolled(since: last) ? .scrolled : .none
    }
    let now = found()
    guard let last, let now else {
      self.last = now
      return .none
    }
    let isLoss = now.isLoss(since: last, isSettling: isSettling)
    // After a rotation UIKit scrolls to the focus in the turn after the announcement, and may not tell. It left the
    // field 20 points under the bar; where the main thread was busy, after the keyboard had arrived. So the look
    // before the rotation counts until then.
    let isTurned = !now.metrics.bounds.width.isClose(to: last.metrics.bounds.width)
    if isLoss || !isTurned || !moment.isRecent || moment.isTouched { self.last = now }
    return isLoss ? .lost : .none
  }
}
