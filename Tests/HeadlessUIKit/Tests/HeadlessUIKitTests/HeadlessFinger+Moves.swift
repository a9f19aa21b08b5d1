@_spi(Headless) import UIKit

extension HeadlessFinger {
  /// A finger that touched down at a point and moved to another one, in the screen's coordinate
  /// space.
  convenience init(from start: CGPoint, to end: CGPoint) {
    self.init()
    touchDown(at: start)
    move(to: end)
  }

  static func tap(_ x: CGFloat, _ y: CGFloat) {
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(x, y))
    finger.lift()
  }
}
