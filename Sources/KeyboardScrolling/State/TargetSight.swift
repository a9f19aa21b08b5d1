import CoreGraphics

/// How much of the first responder was in sight, so that a loss can be noticed.
///
/// What was in sight stays in sight unless somebody scrolls. A loss that would have happened at the
/// old content offset as well is the doing of a change of size or place; any other is a scroll.
struct TargetSight: Equatable, Sendable {
  private var target: RevealTarget
  /// The view when the target was last measured, with the content offset of the last look.
  private var metrics: ScrollMetrics
  private var cause = Cause.scrolling

  private enum Cause: Equatable, Sendable {
    /// A change of the content offset is a scroll.
    case scrolling
    /// UIKit has moved the content, because the offset was out of range, or along with the inset at
    /// the top; or the coordinator has, together with an inset.
    case inset
  }

  init(of target: RevealTarget, in metrics: ScrollMetrics) {
    self.target = target
    self.metrics = metrics
  }

  /// A look finds the content somewhere.
  mutating func contentWasFound(in found: ScrollMetrics, isGeometrySame: Bool) {
    let offset = found.bounds.minY
    guard isGeometrySame else {
      let range = found.contentOffsetRange
      let isOutOfRange =
        metrics.bounds.minY > range.upperBound + CGFloat.insetTolerance
        || metrics.bounds.minY < range.lowerBound - CGFloat.insetTolerance
      let insetChange = found.adjustedInset.top - metrics.adjustedInset.top
      let isMovedAlong = offset.isClose(to: metrics.bounds.minY - insetChange)
      if isOutOfRange || isMovedAlong, offset != metrics.bounds.minY { cause = .inset }
      return
    }
    metrics.bounds.origin.y = offset
  }

  /// The content was moved together with an inset.
  mutating func contentWasMovedWithInset() {
    cause = .inset
  }

  /// Returns whether the target shows less than before, and nobody has scrolled it away.
  func isLost(_ target: RevealTarget, in metrics: ScrollMetrics) -> Bool {
    let before = self.target.visibleLength(in: self.metrics)
    // Half a point is invisible, and fractional layouts move by as much.
    func shows(_ metrics: ScrollMetrics) -> Bool {
      target.visibleLength(in: metrics) >= before - 0.5
    }
    guard before > 0.5, !shows(metrics) else { return false }
    return cause == .inset || !shows(metrics.at(offset: self.metrics.bounds.minY))
  }
}
