import CoreGraphics

/// The values that determine the visible part of a scroll view's content, vertically.
struct ScrollMetrics: Equatable, Sendable {
  var bounds: CGRect
  var contentSize: CGSize
  var adjustedInset: VerticalEdges
  /// The part of the adjusted content inset that UIKit adds; zero with `.never`, with `.automatic`
  /// over short content, or in a view that ends above the home indicator.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  var systemInset: VerticalEdges
  /// The part that the keyboard or the bar covers, even if a negative inset of the app leaves
  /// content there.
  var covered = KeyboardOverlap.none

  /// The height that bars or the status bar cover at each edge.
  ///
  /// UIKit may add no inset for a bar: if the content fits, or if the view is flipped.
  var bars = VerticalEdges()
  /// The height of the headers and footers that float over the content at each edge.
  var floating = VerticalEdges()

  var zoomScale: CGFloat = 1

  /// The size of the window, which may change around a form sheet of constant size.
  var windowSize: CGSize

  /// True if UIKit does not put short content at the top of the view.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint
  let isAligned: Bool

  /// The height of a pixel, the tolerance for content offsets.
  let pixel: CGFloat

  /// Content shorter than the view stays at the top, or where UIKit has aligned it.
  var contentOffsetRange: ClosedRange<CGFloat> {
    let minimum = adjustedInset.top.isNaN ? 0 : -adjustedInset.top
    let maximum = contentSize.height + adjustedInset.bottom - bounds.height
    if isAligned, maximum < minimum { return bounds.minY...bounds.minY }
    return minimum...max(minimum, maximum)
  }

  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, contentOffsetRange.lowerBound), contentOffsetRange.upperBound)
  }

  /// Returns whether the content is at an offset, up to UIKit's rounding.
  func isAt(_ offset: CGFloat) -> Bool { bounds.minY.isSameOffset(as: offset, pixel: pixel) }

  func isInRange(_ offset: CGFloat) -> Bool {
    offset.isSameOffset(as: clamped(offset), pixel: pixel)
  }

  func end(at edge: VerticalEdge) -> CGFloat {
    edge == .bottom ? contentOffsetRange.upperBound : contentOffsetRange.lowerBound
  }

  func isAtEnd(at edge: VerticalEdge) -> Bool { isAt(end(at: edge)) }

  func hasSameGeometry(as other: ScrollMetrics) -> Bool {
    hasSameSize(as: other) && adjustedInset.isClose(to: other.adjustedInset)
  }

  func hasSameSize(as other: ScrollMetrics) -> Bool {
    bounds.size == other.bounds.size && zoomScale == other.zoomScale
  }

  func hasSameSizeAndWindow(as other: ScrollMetrics) -> Bool {
    hasSameSize(as: other) && windowSize == other.windowSize
  }

  func hidden(at edge: VerticalEdge) -> CGFloat {
    let inset = adjustedInset[edge].isNaN ? 0 : adjustedInset[edge]
    let covered = covered.edge == edge ? covered.height : 0
    return max(inset, covered, bars[edge]) + floating[edge]
  }

  var visibleHeight: CGFloat { max(0, bounds.height - hidden(at: .top) - hidden(at: .bottom)) }

  /// The vertical range of the visible rectangle, in content coordinates.
  var visibleSpan: ClosedRange<CGFloat> {
    let top = bounds.minY + hidden(at: .top)
    return top...(top + visibleHeight)
  }

  func at(offset: CGFloat) -> ScrollMetrics {
    var moved = self
    moved.bounds.origin.y = offset
    return moved
  }

  var withoutBars: ScrollMetrics {
    var metrics = self
    (metrics.bars, metrics.floating) = (VerticalEdges(), VerticalEdges())
    return metrics
  }

  /// The metrics with only UIKit's insets and the keyboard.
  var withoutBarsAndAppInsets: ScrollMetrics {
    var metrics = withoutBars
    metrics.adjustedInset.top = min(adjustedInset.top, systemInset.top)
    metrics.adjustedInset.bottom = min(adjustedInset.bottom, systemInset.bottom)
    return metrics
  }

  func changed(at edge: VerticalEdge, by change: CGFloat) -> ScrollMetrics {
    var changed = self
    changed.adjustedInset[edge] += change
    return changed
  }

  /// Returns the boundary of the visible rectangle at an edge, measured from the top of the bounds.
  func visibleBoundary(at edge: VerticalEdge, hidden: CGFloat) -> CGFloat {
    edge == .bottom ? bounds.height - hidden : hidden
  }
}
