import CoreGraphics

/// The part of a scroll view's bounds that the keyboard covers.
struct KeyboardOverlap: Equatable, Sendable {
  static let none = KeyboardOverlap(height: 0)

  let height: CGFloat
  let edge: VerticalEdge

  init(height: CGFloat, edge: VerticalEdge = .bottom) {
    self.height = height
    self.edge = edge
  }

  func isClose(to other: KeyboardOverlap) -> Bool {
    edge == other.edge && height.isClose(to: other.height)
  }
}
