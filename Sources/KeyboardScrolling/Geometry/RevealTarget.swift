import CoreGraphics

/// What should be in sight, along the vertical axis of a scroll view's content.
struct RevealTarget: Equatable, Sendable {
  /// What is shown as far as it fits, in points, in content coordinates.
  var extent: ClosedRange<CGFloat>
  /// What is shown in any case: the caret, or the responder beside a button that should stay in
  /// sight with it.
  ///
  /// Nil where the start of the extent is as good as any other part.
  var anchor: ClosedRange<CGFloat>?
  /// Room left above and below where there is room, in points.
  var padding: CGFloat

  init(extent: ClosedRange<CGFloat>, anchor: ClosedRange<CGFloat>? = nil, padding: CGFloat = 0) {
    self.extent = extent
    self.anchor = anchor
    self.padding = padding.isFinite ? max(0, padding) : 0
  }

  /// Creates a target from rectangles, in points, in content coordinates.
  ///
  /// Returns nil when the rectangle says nothing: null, infinite or not a number, as a caret is
  /// before the text has been laid out.
  init?(rectangle: CGRect, anchor: CGRect? = nil, padding: CGFloat) {
    guard rectangle.isFinite, !rectangle.isNull else { return nil }
    self.init(
      extent: rectangle.minY...rectangle.maxY,
      anchor: anchor.flatMap {
        $0.isFinite && !$0.isNull ? $0.minY...$0.maxY : nil
      },
      padding: padding
    )
  }

  /// Returns the content offset that shows the target with the least movement.
  ///
  /// A target that is in sight does not move, wherever the offset is, so that applying the result
  /// never causes a jump. One that is taller than the visible height shows its anchor, and without
  /// an anchor its start.
  ///
  /// - Parameter metrics: The scroll view after its insets have changed.
  /// - Returns: A vertical content offset in points: the present one, or one in the range the insets
  ///   allow.
  func contentOffset(in metrics: ScrollMetrics) -> CGFloat {
    let current = metrics.bounds.minY
    let visible = metrics.visibleHeight
    guard visible > 0 else { return current }
    let tops = topsThatShow(height: visible)
    let top = metrics.visibleSpan.lowerBound
    guard !tops.contains(top) else { return current }
    let offset = min(max(top, tops.lowerBound), tops.upperBound) - metrics.hiddenTop
    let legal = metrics.clamped(offset)
    // Clamping must not turn a small step into one the other way: content that is already past its
    // end is the user's rubber band.
    let isForward = offset > current
    return isForward == (legal > current) ? legal : current
  }

  /// Returns whether at least a part of the target is in sight.
  ///
  /// - Parameter metrics: The scroll view.
  /// - Returns: False for a target that only touches the edge of what is visible.
  func isInSight(in metrics: ScrollMetrics) -> Bool {
    let visible = metrics.visibleSpan
    return extent.upperBound > visible.lowerBound && extent.lowerBound < visible.upperBound
  }

  /// The tops of the visible stretch at which the target shows as it should.
  private func topsThatShow(height: CGFloat) -> ClosedRange<CGFloat> {
    let length = extent.upperBound - extent.lowerBound
    if length <= height {
      let room = min(padding, (height - length) / 2)
      let lower = extent.upperBound + room - height
      // Without room to spare both are the same, but for rounding, and may come out the wrong way round.
      return lower...max(lower, extent.lowerBound - room)
    }
    guard let anchor else { return extent.lowerBound...extent.lowerBound }
    let anchorLength = anchor.upperBound - anchor.lowerBound
    guard anchorLength <= height else { return anchor.lowerBound...anchor.lowerBound }
    let room = min(padding, (height - anchorLength) / 2)
    // With the anchor inside, as much of the rest as fits: the stretch stays within the extent.
    let lower = max(anchor.upperBound + room - height, extent.lowerBound)
    let upper = min(anchor.lowerBound - room, extent.upperBound - height)
    guard lower <= upper else {
      // The anchor lies at an end of the extent, and its padding would reach beyond: it gives way, as
      // there is no room for all of the extent.
      let isAtStart = anchor.lowerBound - room < extent.lowerBound
      let end = isAtStart ? extent.lowerBound : extent.upperBound - height
      return end...end
    }
    return lower...upper
  }
}
