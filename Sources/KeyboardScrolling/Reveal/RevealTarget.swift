import CoreGraphics

/// The vertical range of a scroll view's content that should be visible.
struct RevealTarget: Equatable, Sendable {
  /// The range to show, as far as it fits, in content coordinates.
  let extent: ClosedRange<CGFloat>
  /// The part that is always shown: the responder or its caret, if the extent includes further
  /// views.
  ///
  /// If nil, the start of the extent is always shown, unless the extent fills the visible part.
  let anchor: ClosedRange<CGFloat>?
  let padding: CGFloat

  init(extent: ClosedRange<CGFloat>, anchor: ClosedRange<CGFloat>? = nil, padding: CGFloat = 0) {
    self.extent = extent
    self.anchor = anchor
    self.padding = padding.isFinite ? max(0, padding) : 0
  }

  /// Creates a target from a rectangle in content coordinates; nil for a rectangle that is null,
  /// infinite or not a number, like a caret's before text layout.
  init?(rectangle: CGRect, padding: CGFloat) {
    guard rectangle.isFinite else { return nil }
    self.init(extent: rectangle.minY...rectangle.maxY, padding: padding)
  }

  /// Returns the content offset that shows the target with the least movement.
  func contentOffset(in metrics: ScrollMetrics) -> CGFloat {
    let current = metrics.bounds.minY
    let usable = metricsForReveal(metrics)
    let visible = usable.visibleHeight
    guard visible > 0 else { return current }
    let tops = tops(height: visible)
    let top = usable.visibleSpan.lowerBound
    // Without this condition, a canvas that is first responder without a caret scrolls to its start
    // whenever a keyboard shows.
    let fillsView = anchor == nil && extent.lowerBound <= top && top + visible <= extent.upperBound
    guard !fillsView, !tops.contains(top) else { return current }
    let offset = min(max(top, tops.lowerBound), tops.upperBound) - usable.hidden(at: .top)
    let legal = metrics.clamped(offset)
    // Clamping must not reverse the direction: the user may be stretching content past its end.
    return offset > current ? max(current, legal) : min(current, legal)
  }

  func joined(with others: [ClosedRange<CGFloat>]) -> RevealTarget {
    guard !others.isEmpty, let joined = replaced(by: [extent] + others) else { return self }
    return RevealTarget(extent: joined.extent, anchor: extent, padding: padding)
  }

  func replaced(by others: [ClosedRange<CGFloat>]) -> RevealTarget? {
    guard let top = others.map(\.lowerBound).min(), let end = others.map(\.upperBound).max()
    else { return nil }
    return RevealTarget(extent: top...end, padding: padding)
  }

  var alwaysShown: RevealTarget { anchor.map { .init(extent: $0, padding: padding) } ?? self }

  func fits(in metrics: ScrollMetrics) -> Bool {
    extent.length + 2 * padding <= metrics.visibleHeight
  }

  func visibleLength(in metrics: ScrollMetrics) -> CGFloat {
    let visible = metricsForReveal(metrics).visibleSpan
    let top = max(extent.lowerBound, visible.lowerBound)
    return max(0, min(extent.upperBound, visible.upperBound) - top)
  }

  /// Returns how much more of the target would fit into the visible part.
  func hiddenLength(in metrics: ScrollMetrics) -> CGFloat {
    min(extent.length, metricsForReveal(metrics).visibleHeight) - visibleLength(in: metrics)
  }

  /// The metrics that decide what is hidden.
  ///
  /// If bars without an inset, floating headers, or the app's own insets leave no space for the
  /// target, content under them counts as visible. The user can read a field behind a translucent
  /// bar, but not a field outside the view.
  private func metricsForReveal(_ metrics: ScrollMetrics) -> ScrollMetrics {
    let needed = (anchor ?? extent).length
    guard metrics.visibleHeight < needed else { return metrics }
    let metrics = metrics.withoutBars
    guard metrics.visibleHeight < needed else { return metrics }
    let uncovered = metrics.withoutBarsAndAppInsets
    return metrics.visibleHeight <= 0 || uncovered.visibleHeight >= needed ? uncovered : metrics
  }

  private func tops(height: CGFloat) -> ClosedRange<CGFloat> {
    guard extent.length > height else { return tops(showing: extent, height: height) }
    let part = anchor ?? extent.lowerBound...extent.lowerBound
    guard part.length <= height else { return part.lowerBound...part.lowerBound }
    // Show as much of the extent as fits: the visible rectangle stays within the extent, even at
    // the cost of padding.
    return tops(showing: part, height: height)
      .clamped(to: extent.lowerBound...(extent.upperBound - height))
  }

  /// Returns the tops at which a visible rectangle shows the part with as much padding as fits.
  private func tops(showing part: ClosedRange<CGFloat>, height: CGFloat) -> ClosedRange<CGFloat> {
    let margin = min(padding, (height - part.length) / 2)
    let lower = part.upperBound + margin - height
    // Without spare space both bounds are equal, and rounding may swap them.
    return lower...max(lower, part.lowerBound - margin)
  }
}
