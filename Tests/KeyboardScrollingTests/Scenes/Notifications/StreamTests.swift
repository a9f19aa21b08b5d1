#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Notifications that repeat, grow and are missing", .tags(.scene))
@MainActor
struct StreamTests {
  @Test(arguments: OptionMatrix.notification, Scene.policies)
  func `after twelve notifications in one turn the last one counts`(
    option: OptionMatrix.Option,
    policy: Policy
  ) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.baseline = 8
      $0.configuration.baselinePolicy = policy
    }
    Scene.run(setup) { scene in
      for step in 1...12 {
        let height = CGFloat(step) * 28
        scene.post(
          step.isMultiple(of: 2) ? .willShow : .willChangeFrame,
          CGRect(x: 0, y: 844 - height, width: 390, height: height)
        )
      }
      scene.device.clock.settle()
      // 12 * 28 is 336, the height of the usual keyboard.
      let b: CGFloat = policy == .sum ? 8 + 302 : 302
      scene.expect(b: b, i: b)
      scene.hide()
      scene.expect(b: 8, i: 8)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `did before will, and hide before show, end at the last word`(
    option: OptionMatrix.Option
  ) {
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
