import CoreGraphics

/// One length for each edge that can hold a keyboard adjustment.
struct VerticalEdges: Equatable, Sendable {
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  subscript(edge: KeyboardOverlap.Edge) -> CGFloat {
    get { edge == .top ? top : bottom }
    set { if edge == .top { top = newValue } else { bottom = newValue } }
  }

  func isClose(to other: VerticalEdges) -> Bool {
    top.isClose(to: other.top) && bottom.isClose(to: other.bottom)
  }

  static func + (lhs: VerticalEdges, rhs: VerticalEdges) -> VerticalEdges {
    VerticalEdges(top: lhs.top + rhs.top, bottom: lhs.bottom + rhs.bottom)
  }

  static func - (lhs: VerticalEdges, rhs: VerticalEdges) -> VerticalEdges {
    VerticalEdges(top: lhs.top - rhs.top, bottom: lhs.bottom - rhs.bottom)
  }
}
