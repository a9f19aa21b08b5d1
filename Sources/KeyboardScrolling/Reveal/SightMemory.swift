import CoreGraphics
import Foundation

/// Remembers how much of the first responder was visible in one scroll view, and finds out whether less
/// is than before for another reason than a scroll of the app or the user.
struct SightMemory: Equatable, Sendable {
  /// The last look; nil if nothing is known.
  private(set) var last: Sight?
  /// The look before a rotation, as long as UIKit may scroll for that; nil otherwise.
  ///
  /// It scrolls to the focus in the turn after the announcement, and may not tell. That left the field 20
  /// points under the bar; where the main thread was busy, after the keyboard had arrived.
  private var beforeTurn: BeforeTurn?
  /// The offset from which the next reveal starts, in points.
  private var restart: CGFloat?
  /// True if UIKit scrolled to the focus at the last look.
  private var wasScrolledBySystem = false

  private struct BeforeTurn: Equatable, Sendable {
    let sight: Sight
    /// The time until which it counts, in seconds.
    let end: TimeInterval
  }

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
    /// Who scrolls; while the app does, nothing is measured.
    var scroller = Scroller.nobody
    /// True if UIKit tells about its own scroll to the focus.
    var tellsScroller = true
    /// True while the keyboard is on its way.
    var isTransition = false
    /// In seconds.
    var time: TimeInterval = 0
    /// The time until which what was announced may go on, also if the keyboard has arrived, in seconds.
    var endOfTransitions = -TimeInterval.infinity
    /// True if a finger touches the content, or a flick goes on.
    var isTouched = false
    /// True if the user or the app has scrolled since the last look (``Mover``).
    var isScrolled = false
  }

  /// Records a sight that a reveal has made; nil forgets it.
  mutating func record(_ sight: Sight?) { (last, beforeTurn) = (sight, nil) }

  /// Records that the last reveal moved the content for a companion that moves along with it.
  ///
  /// The next reveal starts from where that one did.
  mutating func revealWasInVain() { (last, restart) = (nil, last?.start) }

  /// Returns the offset from which the next reveal starts, in points, and forgets it; nil for the present one.
  mutating func takeRestart() -> CGFloat? {
    defer { restart = nil }
    return restart
  }

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
    guard moment.scroller != .app else { return .scrolled }
    // UIKit scrolls to the focus by itself, or may do so where it does not tell.
    let isSettling =
      moment.tellsScroller
      ? moment.scroller == .system || wasScrolledBySystem : moment.isTransition
    wasScrolledBySystem = moment.scroller == .system
    if let beforeTurn, moment.time > beforeTurn.end || moment.isTouched { self.beforeTurn = nil }
    if !isSettling, beforeTurn == nil, let last, let now = following(last) {
      self.last = now
      return now.isScrolled(since: last) ? .scrolled : .none
    }
    let now = found()
    guard let last, let now else {
      record(now)
      return .none
    }
    let isTurned = !now.metrics.bounds.width.isClose(to: last.metrics.bounds.width)
    if isTurned, beforeTurn == nil, moment.time <= moment.endOfTransitions, !moment.isTouched {
      beforeTurn = BeforeTurn(sight: last, end: moment.endOfTransitions)
    }
    let isLoss = now.isLoss(
      since: beforeTurn?.sight ?? last,
      isSettling: isSettling,
      isScrolled: moment.isScrolled
    )
    self.last = now
    guard isLoss else { return .none }
    beforeTurn = nil
    return .lost
  }
}
