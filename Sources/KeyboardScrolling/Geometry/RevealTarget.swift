import CoreGraphics

/// The vertical range that should be in sight, in a scroll view's content.
struct RevealTarget: Equatable, Sendable {
  /// The range to show as far as it fits, in points, in content coordinates.
  var extent: ClosedRange<CGFloat>
  /// The part to show in any case: the caret, or the responder beside a button that should stay in
  /// sight with it.
  ///
  /// Nil when the start of the extent is as good as any other part.
  var anchor: ClosedRange<CGFloat>?
  /// The distance to keep above and below where there is room, in points.
  var padding: CGFloat

  init(extent: ClosedRange<CGFloat>, anchor: ClosedRange<CGFloat>? = nil, padding: CGFloat = 0) {
    self.extent = extent
    self.anchor = anchor
    self.padding = padding.isFinite ? max(0, padding) : 0
  }

  /// Creates a target from rectangles, in points, in content coordinates.
  ///
  /// Returns nil when the rectangle is null, infinite or not a number, as a caret's is before the
  /// text has been laid out.
  init?(rectangle: CGRect, anchor: CGRect? = nil, padding: CGFloat) {
    guard rectangle.isFinite else { return nil }
    self.init(
      extent: rectangle.minY...rectangle.maxY,
      anchor: anchor.flatMap { $0.isFinite ? $0.minY...$0.maxY : nil },
      padding: padding
    )
  }

  /// The first responder alone.
  var withoutCompanions: RevealTarget { RevealTarget(extent: anchor ?? extent) }

  /// Returns the content offset that shows the target with the least movement.
  func contentOffset(in metrics: ScrollMetrics) -> CGFloat {
    // A target that is in sight does not move, wherever the offset is, so that applying the result
    // never causes a jump. A target taller than the visible height shows its anchor, and without an
    // anchor its start.
    let current = metrics.bounds.minY
    let room = metricsWithRoom(metrics)
    let visible = room.visibleHeight
    guard visible > 0 else { return current }
    let tops = topsThatShow(height: visible)
    let top = room.visibleSpan.lowerBound
    guard !tops.contains(top) else { return current }
    let offset = min(max(top, tops.lowerBound), tops.upperBound) - room.hidden(at: .top)
    let legal = metrics.clamped(offset)
    // Clamping must not turn a small step into one the other way: content that is already past its
    // end is the user's rubber band.
    return offset > current ? max(current, legal) : min(current, legal)
  }

  /// Returns how much of the target is in sight.
  func visibleLength(in metrics: ScrollMetrics) -> CGFloat {
    let visible = metricsWithRoom(metrics).visibleSpan
    let top = max(extent.lowerBound, visible.lowerBound)
    return max(0, min(extent.upperBound, visible.upperBound) - top)
  }

  /// The metrics that a reveal uses.
  ///
  /// Where the app's own insets leave no room for the target, content under them counts as visible:
  /// a field behind a translucent bar can be read, one that nothing reveals cannot.
  private func metricsWithRoom(_ metrics: ScrollMetrics) -> ScrollMetrics {
    let needed = (anchor ?? extent).length
    guard metrics.visibleHeight < needed else { return metrics }
    let room = metrics.withoutBaseline
    return metrics.visibleHeight <= 0 || room.visibleHeight >= needed ? room : metrics
  }

  /// The tops of the visible rectangle at which the target is in sight, in content coordinates.
  private func topsThatShow(height: CGFloat) -> ClosedRange<CGFloat> {
    guard extent.length > height else { return tops(showing: extent, height: height) }
    let part = anchor ?? extent.lowerBound...extent.lowerBound
    guard part.length <= height else { return part.lowerBound...part.lowerBound }
    // As much of the rest as fits: the visible rectangle stays within the extent, also where the
    // padding would reach beyond it.
    return tops(showing: part, height: height)
      .clamped(to: extent.lowerBound...(extent.upperBound - height))
  }

  /// The tops at which a part that fits is in sight, padded as far as there is room.
  private func tops(showing part: ClosedRange<CGFloat>, height: CGFloat) -> ClosedRange<CGFloat> {
    let room = min(padding, (height - part.length) / 2)
    let lower = part.upperBound + room - height
    // Without room to spare both are equal, and rounding may exchange them.
    return lower...max(lower, part.lowerBound - room)
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
