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

  init(keyboardFrame: CGRect, bounds: CGRect, edge: VerticalEdge) {
    self.edge = edge
    // Fractional view sizes can cause a tiny overlap, whose inset would toggle in every layout
    // pass. https://github.com/square/swift-keyboard-observer/pull/4
    guard bounds.isFinite, keyboardFrame.isFinite, bounds.intersects(keyboardFrame, byAtLeast: 1)
    else {
      height = 0
      return
    }
    // The overlap includes any part of the view that is below the screen.
    switch edge {
    case .bottom: height = min(bounds.maxY - keyboardFrame.minY, bounds.height)
    case .top: height = min(keyboardFrame.maxY - bounds.minY, bounds.height)
    }
  }
}
