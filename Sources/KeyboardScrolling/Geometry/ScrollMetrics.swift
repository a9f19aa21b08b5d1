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
  /// True for a view that is set up to move sideways, also while there is little to move.
  var isMeantForHorizontal = false
  /// What the keyboard covers, also where an inset of the app's, a negative one, leaves content under
  /// it.
  var covered = KeyboardOverlap.none

  /// The vertical content offsets at which the view can rest, in points.
  ///
  /// Content shorter than the view rests at the top.
  var contentOffsetRange: ClosedRange<CGFloat> {
    let minimum = -adjustedTop
    return minimum...max(minimum, contentSize.height + adjustedBottom - bounds.height)
  }

  /// Returns the vertical content offset that is nearest to another one, in points, and in range.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, contentOffsetRange.lowerBound), contentOffsetRange.upperBound)
  }

  /// The height that is out of sight at the top, in points.
  var hiddenTop: CGFloat { max(adjustedTop, covered.edge == .top ? covered.height : 0) }

  /// The height that is out of sight at the bottom, in points.
  var hiddenBottom: CGFloat { max(adjustedBottom, covered.edge == .bottom ? covered.height : 0) }

  /// The height in between, in points, never negative.
  var visibleHeight: CGFloat { max(0, bounds.height - hiddenTop - hiddenBottom) }

  /// The vertical stretch in between, in points, in content coordinates.
  var visibleSpan: ClosedRange<CGFloat> {
    let top = bounds.minY + hiddenTop
    return top...(top + visibleHeight)
  }

  /// Returns the metrics with another inset at an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge whose inset changes.
  ///   - change: By how much the adjusted content inset grows, in points.
  /// - Returns: The metrics, with the content where it is.
  func changed(at edge: KeyboardOverlap.Edge, by change: CGFloat) -> ScrollMetrics {
    var changed = self
    switch edge {
    case .bottom: changed.adjustedBottom += change
    case .top: changed.adjustedTop += change
    }
    return changed
  }

  /// Returns where the stretch that is hidden at an edge begins.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - hidden: The hidden height, in points.
  /// - Returns: The distance from the top of the bounds, in points.
  func border(at edge: KeyboardOverlap.Edge, hidden: CGFloat) -> CGFloat {
    switch edge {
    case .bottom: bounds.height - hidden
    case .top: hidden
    }
  }

  /// Returns the content offset that keeps what shows at the border of what is hidden there, when the
  /// border moves.
  ///
  /// - Parameters:
  ///   - edge: The edge whose inset changes.
  ///   - change: By how much the adjusted content inset grows, in points.
  ///   - distance: By how much the border moves, downwards in the view's own coordinates, in points.
  /// - Returns: A vertical content offset in points, in the range that the changed inset allows.
  func contentOffset(
    keepingDistanceTo edge: KeyboardOverlap.Edge,
    change: CGFloat,
    borderMovedBy distance: CGFloat
  ) -> CGFloat {
    let changed = changed(at: edge, by: change)
    // What is at the end stays there. UIKit may have moved it there only just, from an inset of its
    // own that became smaller.
    switch edge {
    case .bottom where bounds.minY >= contentOffsetRange.upperBound - CGFloat.insetTolerance:
      return changed.contentOffsetRange.upperBound
    case .top where bounds.minY <= contentOffsetRange.lowerBound + CGFloat.insetTolerance:
      return changed.contentOffsetRange.lowerBound
    case .bottom, .top:
      return changed.clamped(bounds.minY - distance)
    }
  }

  /// True when the content moves sideways only: an inset at the bottom would make it move up and
  /// down as well.
  var isHorizontalOnly: Bool {
    (contentSize.width > bounds.width || isMeantForHorizontal)
      && contentSize.height <= bounds.height
  }
}
