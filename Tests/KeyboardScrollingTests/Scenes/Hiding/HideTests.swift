#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Hides", .tags(.scene))
@MainActor
struct HideTests {
  /// The insets for a baseline of 20 and an overlap less UIKit's part.
  private func inset(
    _ needed: CGFloat,
    _ policy: Policy
  ) -> CGFloat {
    policy == .sum ? 20 + needed : max(20, needed)
  }

  private func setup(
    _ option: OptionMatrix.Option,
    _ policy: Policy
  ) -> Scene.Setup {
    Scene.Setup.iPhone.on(option).with {
      $0.baseline = 20
      $0.configuration.baselinePolicy = policy
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a password prompt that takes the keyboard away at once leaves nothing`(
    option: OptionMatrix.Option
  ) {
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
  func `the end of a hide that a show has superseded takes nothing away`(
    option: OptionMatrix.Option
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
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

  @Test(arguments: OptionMatrix.hide)
  func `a hide of another app's keyboard is a hide`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.post(.willHide, Keyboard.iPhoneHidden, isLocal: false)
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)

      scene.show(Keyboard.iPhone)
      scene.expect(b: 302, i: 302)
      scene.post(
        .willHide,
        .zero,
        screen: HeadlessDevice.externalScreen(size: CGSize(width: 1920, height: 1080))
      )
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `content scrolled to its end comes back into range`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      // 1600 + 336 - 844, and 1600 + 34 - 844 without the keyboard.
      scene.o = 1092
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.expect(b: 0, i: 0)
      #expect(scene.o == 790)
    }
  }

  @Test(arguments: OptionMatrix.hide, Scene.policies)
  func `an indicator with a baseline of its own gets that back`(
    option: OptionMatrix.Option,
    policy: Policy
  ) {
    Scene.run(setup(option, policy).with { $0.indicatorBaseline = 310 }) { scene in
      scene.show(Keyboard.iPhone)
      // More than the 302 that are needed, so that `.max` has nothing to add to it.
      scene.expect(b: inset(302, policy), i: policy == .sum ? 310 + 302 : 310)
      scene.hide()
      scene.expect(b: 20, i: 310)
    }
  }
}
#endif
