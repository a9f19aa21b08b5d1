#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Notifications that repeat, grow and are missing", .tags(.scene))
@MainActor
struct StreamTests {
  @Test(arguments: OptionMatrix.notification)
  func `emoji and back change the height without a hide`(option: OptionMatrix.Option) {
    Scene.run(.iPad.on(option)) { scene in
      // Bars of 55 points come and go above keys of 264.
      let tall = CGRect(x: 0, y: 875, width: 834, height: 319)
      for (frame, height) in [
        (Keyboard.iPad, 264), (tall, 319), (Keyboard.iPad, 264), (tall, 319),
      ] as [(CGRect, CGFloat)] {
        scene.post(.willShow, frame)
        scene.finish(.didShow, frame)
        scene.expect(b: height - 20, i: height - 20)
      }
      #expect(scene.insetWrites == 4)
      #expect(scene.o == -74)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `resigning and focusing again in one turn ends as it began`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.focus(scene.addField(700...744))
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 236)

      scene.post(.willChangeFrame, Keyboard.iPhoneHidden)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.post(.willChangeFrame, Keyboard.iPhone)
      scene.post(.willShow, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.finish(.didShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      scene.expect(b: 302, i: 302)
      // 236 is within the range without the keyboard as well, which ends at 790.
      #expect(scene.o == 236)
    }
  }

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
