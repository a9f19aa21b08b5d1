import CoreGraphics

/// The part of a scroll view's bounds that the keyboard covers.
struct KeyboardOverlap: Equatable, Sendable {
  static let none = KeyboardOverlap(height: 0)

  let height: CGFloat
  var edge = VerticalEdge.bottom

  func isClose(to other: KeyboardOverlap) -> Bool {
    edge == other.edge && height.isClose(to: other.height)
  }
}
