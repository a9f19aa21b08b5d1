#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Hides", .tags(.scene))
@MainActor
struct HideTests {
  @Test(arguments: OptionMatrix.hide)
  func `a password prompt that takes the keyboard away at once leaves nothing`(option: Option) {
    Scene.run(.iPhone.on(option)) { scene in
      // Statement 121: all in one turn, and the show still reports its end.
      scene.post(.willChangeFrame, Keyboard.iPhone)
      scene.post(.willShow, Keyboard.iPhone)
      scene.post(.willHide, Keyboard.iPhoneHidden, duration: 0)
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `the end of a hide that a show has superseded takes nothing away`(option: Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.showAndFinish()
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.post(.willChangeFrame, Keyboard.iPhoneShort)
      scene.post(.willShow, Keyboard.iPhoneShort)
      scene.post(.didHide, Keyboard.iPhoneHidden)
      scene.device.clock.settle()
      scene.expect(b: 291 - 34, i: 291 - 34)
      scene.finish(.didShow, Keyboard.iPhoneShort)
      scene.expect(b: 291 - 34, i: 291 - 34)
    }
  }
}
#endif
