import CoreGraphics

/// An edge of a scroll view that can get the keyboard inset.
enum VerticalEdge: Equatable, Sendable {
  /// The view's own bottom, which faces the bottom of the screen in an upright view.
  case bottom
  /// The view's own top, which faces the bottom of the screen in a flipped view, such as an
  /// inverted list.
  case top

  var opposite: VerticalEdge { self == .top ? .bottom : .top }

  /// Returns a downward distance as a distance from this edge into the view.
  func inward(_ distance: CGFloat) -> CGFloat { self == .bottom ? -distance : distance }
}

struct VerticalEdges: Equatable, Sendable {
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  subscript(edge: VerticalEdge) -> CGFloat {
    get { edge == .top ? top : bottom }
    set { if edge == .top { top = newValue } else { bottom = newValue } }
  }

  func isClose(to other: VerticalEdges) -> Bool {
    top.isClose(to: other.top) && bottom.isClose(to: other.bottom)
  }
}
