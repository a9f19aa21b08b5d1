import CoreGraphics
import Foundation

/// Remembers the visible part of the first responder in one scroll view, and detects a loss for
/// another reason than a scroll.
struct SightMemory: Equatable, Sendable {
  /// The last sight; nil if nothing is known.
  private(set) var last: Sight?
  /// The sight before a rotation, while UIKit may scroll for the rotation; nil otherwise.
  ///
  /// UIKit can scroll to the focus in the turn after the announcement without reporting it; on a
  /// busy main thread, even after the keyboard has arrived. Comparing with a later sight would
  /// leave the field 20 points under the bar.
  private var beforeRotation: BeforeRotation?
  /// The offset from which the next reveal starts.
  private var restart: CGFloat?
  /// True if UIKit was scrolling to the focus at the last check.
  private var wasScrolledBySystem = false

  private struct BeforeRotation: Equatable, Sendable {
    let sight: Sight
    /// The time until which it counts.
    let end: TimeInterval
  }

  /// The result of a check.
  enum Change: Equatable, Sendable {
    case none
    /// The user or the app has scrolled; nothing else differs.
    case scrolled
    /// More is hidden than at the last check, for another reason than a scroll.
    case lost
  }

  /// The other values of a check.
  struct Moment {
    /// The source of a scroll; during the app's, nothing is measured.
    var scroller = ScrollSource.nobody
    /// True if UIKit reports its own scroll to the focus.
    var reportsScrolls = true
    /// True while the keyboard moves.
    var isTransition = false
    var time: TimeInterval = 0
    /// The time until which announced transitions may continue, even if the keyboard has arrived.
    var endOfTransitions = -TimeInterval.infinity
    /// True if a finger touches the content, or the content decelerates.
    var isTouched = false
    /// True if the user or the app has scrolled since the last check (``Mover``).
    var isScrolled = false
  }

  /// Records the sight after a reveal; nil forgets it.
  mutating func record(_ sight: Sight?) { (last, beforeRotation) = (sight, nil) }

  /// Records that the last reveal moved the content for a companion that moved along with it.
  ///
  /// The next reveal starts from where that one did.
  mutating func revealWasInVain() { (last, restart) = (nil, last?.start) }

  /// Returns the offset from which the next reveal starts, and forgets it; nil for the present one.
  mutating func takeRestart() -> CGFloat? {
    defer { restart = nil }
    return restart
  }

  /// Returns the change since the last check.
  ///
  /// - Parameters:
  ///   - moment: The other values of the check.
  ///   - following: Returns the last sight at the present offset; nil if anything but offsets
  ///     differs.
  ///   - found: Returns the present sight; nil if the first responder cannot be revealed. It may
  ///     read the caret, which is expensive.
  /// - Returns: The change.
  mutating func look(
    at moment: Moment,
    following: (Sight) -> Sight?,
    found: () -> Sight?
  ) -> Change {
    guard moment.scroller != .app else { return .scrolled }
    // UIKit scrolls to the focus, or may do so without reporting it.
    let isSettling =
      moment.reportsScrolls
      ? moment.scroller == .system || wasScrolledBySystem : moment.isTransition
    wasScrolledBySystem = moment.scroller == .system
    if let beforeRotation, moment.time > beforeRotation.end || moment.isTouched {
      self.beforeRotation = nil
    }
    if !isSettling, beforeRotation == nil, let last, let now = following(last) {
      self.last = now
      return now.isScrolled(since: last) ? .scrolled : .none
    }
    let now = found()
    guard let last, let now else {
      record(now)
      return .none
    }
    let isTurned = !now.metrics.bounds.width.isClose(to: last.metrics.bounds.width)
    if isTurned, beforeRotation == nil, moment.time <= moment.endOfTransitions, !moment.isTouched {
      beforeRotation = BeforeRotation(sight: last, end: moment.endOfTransitions)
    }
    let isLoss = now.isLoss(
      since: beforeRotation?.sight ?? last,
      isSettling: isSettling,
      isScrolled: moment.isScrolled
    )
    self.last = now
    guard isLoss else { return .none }
    beforeRotation = nil
    return .lost
  }
}
