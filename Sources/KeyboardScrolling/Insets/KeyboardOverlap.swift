import CoreGraphics

/// The part of a scroll view's bounds that the keyboard or the bar covers.
struct KeyboardOverlap: Equatable, Sendable {
  static let none = KeyboardOverlap(height: 0)

  let height: CGFloat
  var edge = VerticalEdge.bottom
  /// True if only the bar covers the view.
  var isByBar = false

  func isClose(to other: KeyboardOverlap) -> Bool {
    edge == other.edge && height.isClose(to: other.height)
  }
}
