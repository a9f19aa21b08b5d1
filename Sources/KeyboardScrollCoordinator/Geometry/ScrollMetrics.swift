import CoreGraphics

/// A scroll view as plain numbers, along the vertical axis.
struct ScrollMetrics: Equatable, Sendable {
  /// In points; its origin is the content offset.
  var bounds: CGRect
  /// In points.
  var contentSize: CGSize
  /// The adjusted content inset at the top, in points.
  var adjustedTop: CGFloat
  /// The adjusted content inset at the bottom, in points.
  var adjustedBottom: CGFloat

  /// The vertical content offsets at which the view can rest, in points.
  ///
  /// Content shorter than the view rests at the top.
  var contentOffsetRange: ClosedRange<CGFloat> {
    let minimum = -adjustedTop
    return minimum...max(minimum, contentSize.height + adjustedBottom - bounds.height)
  }

  /// The height between the adjusted insets, in points, never negative.
  var visibleHeight: CGFloat { max(0, bounds.height - adjustedTop - adjustedBottom) }

  /// The vertical stretch between the adjusted insets, in points, in content coordinates.
  var visibleSpan: ClosedRange<CGFloat> {
    let top = bounds.minY + adjustedTop
    return top...(top + visibleHeight)
  }

  /// Returns the content offset that keeps what shows at an edge where it shows, when the inset at the
  /// edge changes.
  ///
  /// - Parameters:
  ///   - edge: The edge whose inset changes.
  ///   - change: By how much the adjusted content inset grows, in points.
  /// - Returns: A vertical content offset in points, in the range that the changed inset allows.
  func contentOffset(keepingDistanceTo edge: KeyboardOverlap.Edge, change: CGFloat) -> CGFloat {
    var changed = self
    let offset: CGFloat
    switch edge {
    case .bottom:
      changed.adjustedBottom += change
      offset = bounds.minY + change
    case .top:
      changed.adjustedTop += change
      offset = bounds.minY - change
    }
    let range = changed.contentOffsetRange
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// True when the content moves sideways only: an inset at the bottom would make it move up and
  /// down as well.
  var isHorizontalOnly: Bool {
    contentSize.width > bounds.width && contentSize.height <= bounds.height
  }
}
