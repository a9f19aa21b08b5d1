#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Notifications that repeat, grow and are missing", .tags(.scene))
@MainActor
struct StreamTests {
  @Test(arguments: OptionMatrix.notification)
  func `did before will, and hide before show, end at the last word`(option: Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.post(.didHide, Keyboard.iPhoneHidden)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.post(.didChangeFrame, Keyboard.iPhoneShort)
      scene.post(.didShow, Keyboard.iPhoneShort)
      scene.device.clock.settle()
      // The ends of a show that the hide supersedes.
      scene.expect(b: 0, i: 0)
      scene.post(.willShow, Keyboard.iPhone)
      scene.post(.willChangeFrame, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.expect(b: 336 - 34, i: 336 - 34)
      scene.post(.willHide, Keyboard.iPhone)
      scene.post(.didHide, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
    }
  }
}
#endif
