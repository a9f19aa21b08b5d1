import CoreGraphics
import Foundation

/// The visible part of the first responder at the last measurement, for detecting a loss.
///
/// A visible first responder stays visible unless the user or the app scrolls. If less is visible,
/// and less would also be visible at the old content offset, a change of size or place is the
/// cause. Otherwise the cause is a scroll, which is ignored unless UIKit has scrolled.
struct TargetSight: Equatable, Sendable {
  private var target: RevealTarget
  /// The metrics when the target was last measured, with the content offset of the last look.
  private var metrics: ScrollMetrics
  private var cause = Cause.scrolling
  /// The time at which UIKit last moved the content, in seconds.
  private var lastMove = -TimeInterval.infinity
  /// The longest time between two looks during one scroll, in seconds: a few frames.
  private static let pause: TimeInterval = 0.1

  private enum Cause: Equatable, Sendable {
    /// A change of the content offset is a scroll by the user or the app.
    case scrolling
    /// UIKit moved the content to a new focus, because the offset was out of range, or together
    /// with the top inset. Or the coordinator moved it together with an inset.
    case system
  }

  /// Creates a measurement of a target, in content that may still be scrolling.
  init(of target: RevealTarget, in metrics: ScrollMetrics, after last: TargetSight? = nil) {
    self.target = target
    self.metrics = metrics
    lastMove = last?.lastMove ?? lastMove
  }

  /// True when UIKit or the coordinator moved the content.
  var isMovedBySystem: Bool { cause == .system }

  /// Records the content offset that a look has read.
  ///
  /// While the geometry settles, UIKit scrolls to the focus by itself, with the previous insets. So
  /// its scroll may end under the keyboard or beyond the end of the content, and it may end after
  /// the keyboard's animation.
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

  /// Returns whether the content moved because the range of its offsets changed.
  private func isMovedWithRange(_ found: ScrollMetrics) -> Bool {
    let offset = metrics.bounds.minY
    let insetChange = found.adjustedInset.top - metrics.adjustedInset.top
    // Content that was beyond its end is moved back.
    return !found.isInRange(offset) || !metrics.isInRange(offset)
      || found.bounds.minY.isClose(to: offset - insetChange)
  }

  /// Records that the content was moved together with an inset.
  mutating func contentWasMovedWithInset() {
    cause = .system
  }

  /// Returns whether less of the target is visible than before, for a reason other than a scroll.
  ///
  /// It is also true if the view had no visible part before, and has one now.
  func isLost(_ target: RevealTarget, in metrics: ScrollMetrics) -> Bool {
    // UIKit later moves up a sheet that the keyboard covers completely.
    guard self.metrics.withoutBaseline.visibleHeight > 0 else {
      return metrics.withoutBaseline.visibleHeight > 0
    }
    let before = self.target.visibleLength(in: self.metrics)
    // Half a point is not noticeable, and fractional layouts vary by as much.
    func shows(_ metrics: ScrollMetrics) -> Bool {
      target.visibleLength(in: metrics) >= before - 0.5
    }
    guard before > 0.5, !shows(metrics) else { return false }
    return cause == .system || !shows(metrics.at(offset: self.metrics.bounds.minY))
  }
}
