#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Geometry that changes after the notification", .tags(.scene))
@MainActor
struct LateGeometryTests {
  @Test(arguments: OptionMatrix.geometry)
  func `a sheet whose bottom is pulled down under the keys gains an inset`(option: Option) {
    Scene.run(.iPad.on(option)) { scene in
      // 287 to 907, above the keys at 930; then as tall as the screen below 287.
      let sheet = scene.wrap(in: CGRect(x: 147, y: 287, width: 540, height: 620))
      scene.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scene.showAndFinish(Keyboard.iPad)
      scene.expect(b: 0, i: 0)

      sheet.frame.size.height = 1194 - 287
      scene.device.clock.settle()
      // The lower 20 points are the home indicator's.
      #expect(scene.scrollView.adjustedContentInset.bottom == 264)
      scene.expect(b: 264 - 20, i: 264 - 20)
    }
  }
}
#endif
