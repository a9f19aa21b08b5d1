@_spi(Headless) import UIKit

// Initializers without labels, because these tests contain thousands of values.

nonisolated extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The docked keyboard of the statements, and the same keyboard below the screen.
  static let docked = CGRect(0, 508, 390, 336)
  static let below = CGRect(0, 844, 390, 336)
}

nonisolated extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

nonisolated extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

nonisolated extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
