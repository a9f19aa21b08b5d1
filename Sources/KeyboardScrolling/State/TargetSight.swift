import CoreGraphics
import Foundation

/// How much of the first responder was in sight, so that a loss can be noticed.
///
/// What was in sight stays in sight unless somebody scrolls. A loss that would have happened at the
/// old content offset as well is the doing of a change of size or place; any other is a scroll, unless
/// UIKit has scrolled.
struct TargetSight: Equatable, Sendable {
  private var target: RevealTarget
  /// The view when the target was last measured, with the content offset of the last look.
  private var metrics: ScrollMetrics
  private var cause = Cause.scrolling
  /// When UIKit last moved the content, in seconds.
  private var lastMove = -TimeInterval.infinity
  /// The longest time between two looks at one scroll, in seconds: a few frames.
  private static let pause: TimeInterval = 0.1

  private enum Cause: Equatable, Sendable {
    /// A change of the content offset is a scroll.
    case scrolling
    /// UIKit has moved the content: to a new focus, because the offset was out of range, or along with
    /// the inset at the top; or the coordinator has, together with an inset.
    case system
  }

  /// Measures a target, perhaps in content that is still on its way.
  init(of target: RevealTarget, in metrics: ScrollMetrics, after last: TargetSight? = nil) {
    self.target = target
    self.metrics = metrics
    lastMove = last?.lastMove ?? lastMove
  }

  /// True when the content was moved, and nobody has scrolled.
  var isMovedBySystem: Bool { cause == .system }

  /// A look finds the content somewhere.
  ///
  /// While the geometry settles, UIKit scrolls to the focus by itself, with the insets from before. So
  /// its scroll may end where the keyboard is, or beyond the end of the content; and the keyboard may be
  /// at rest before it.
  mutating func contentWasFound(
    in found: ScrollMetrics,
    isGeometrySame: Bool,
    isSettling: Bool,
    at time: TimeInterval
  ) {
    guard found.bounds.minY != metrics.bounds.minY else { return }
    if isSettling || time < lastMove + Self.pause || !found.isInRange(found.bounds.minY)
      || (!isGeometrySame && isMovedWithRange(found))
    {
      cause = .system
      lastMove = time
    } else if isGeometrySame {
      metrics.bounds.origin.y = found.bounds.minY
    }
  }

  /// Returns whether the content is somewhere else because the range of its offsets is.
  private func isMovedWithRange(_ found: ScrollMetrics) -> Bool {
    let offset = metrics.bounds.minY
    let insetChange = found.adjustedInset.top - metrics.adjustedInset.top
    // Content that was beyond its end is brought back.
    return !found.isInRange(offset) || !metrics.isInRange(offset)
      || found.bounds.minY.isClose(to: offset - insetChange)
  }

  /// The content was moved together with an inset.
  mutating func contentWasMovedWithInset() {
    cause = .system
  }

  /// Returns whether the target shows less than before, and nobody has scrolled it away; or whether
  /// something can be shown, and nothing could before.
  func isLost(_ target: RevealTarget, in metrics: ScrollMetrics) -> Bool {
    // A sheet that the keyboard covers as a whole is moved up by UIKit later.
    guard self.metrics.withoutBaseline.visibleHeight > 0 else {
      return metrics.withoutBaseline.visibleHeight > 0
    }
    let before = self.target.visibleLength(in: self.metrics)
    // Half a point is invisible, and fractional layouts move by as much.
    func shows(_ metrics: ScrollMetrics) -> Bool {
      target.visibleLength(in: metrics) >= before - 0.5
    }
    guard before > 0.5, !shows(metrics) else { return false }
    return cause == .system || !shows(metrics.at(offset: self.metrics.bounds.minY))
  }
}
