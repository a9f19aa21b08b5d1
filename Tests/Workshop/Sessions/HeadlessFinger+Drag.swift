@_spi(Headless) import UIKit

extension HeadlessFinger {
  func drag(by distance: CGFloat, on device: HeadlessDevice) {
    var left = distance
    while let location, left != 0 {
      let step = max(-14, min(14, left))
      left -= step
      move(to: CGPoint(x: location.x, y: location.y + step))
      device.clock.advance(by: 1 / 60)
    }
  }
}
