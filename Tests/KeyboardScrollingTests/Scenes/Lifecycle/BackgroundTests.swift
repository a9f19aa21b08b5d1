#if os(Linux)
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Background and foreground", .tags(.scene))
struct BackgroundTests {
  @Test(arguments: OptionMatrix.hide)
  func `129: a hide without duration on the way out is a hide`(_ option: OptionMatrix.Option) {
    Scene.run(Scene.Setup(baseline: 5).on(option)) { scene in
      let field = scene.addField(700...744)
      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.b == 307)

      scene.leave()
      scene.post(.willHide, Keyboard.iPhoneHidden, duration: 0)
      scene.post(.didHide, Keyboard.iPhoneHidden, duration: 0)
      // Case 162: the field keeps the focus. If the app is suspended before the time is over, the
      // hide counts when it comes back.
      #expect(scene.b == 307)
      scene.enter()
      scene.device.clock.advance(by: KeyboardTracker.holdDuration)
      #expect(scene.b == 5)
      #expect(scene.i == 5)

      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.b == 307)
      #expect(scene.i == 307)
      scene.hide()
      #expect(scene.b == 5)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `129: nothing posted on the way out, and a smaller keyboard on the way in`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(baseline: 5).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.leave()
      scene.enter()
      #expect(scene.b == 307)
      scene.show(Keyboard.iPhoneShort)
      // 291 - 34 + 5.
      #expect(scene.b == 262)
      #expect(scene.i == 262)
      scene.hide()
      #expect(scene.b == 5)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `129: nothing posted on the way out, and a late hide on the way in`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(contentHeight: 900, baseline: 5).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.o = 236
      scene.leave()
      scene.enter()
      scene.post(.willHide, .zero, duration: 0)
      scene.device.clock.settle()
      #expect(scene.b == 5)
      #expect(scene.i == 5)
      // 900 + 34 + 5 - 844.
      #expect(scene.o == 95)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a hide of another app's doing is not ignored`(_ option: OptionMatrix.Option) {
    Scene.run(Scene.Setup(baseline: 5).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.post(.willHide, Keyboard.iPhoneHidden, duration: 0, isLocal: false)
      scene.device.clock.settle()
      #expect(scene.b == 5)
      #expect(scene.i == 5)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a hide on another screen is a hide`(_ option: OptionMatrix.Option) {
    Scene.run(Scene.Setup(baseline: 5).on(option)) { scene in
      let other = HeadlessDevice.externalScreen(size: CGSize(width: 1920, height: 1080))
      scene.show(Keyboard.iPhone)
      scene.post(.willHide, .zero, duration: 0, screen: other)
      scene.device.clock.settle()
      #expect(scene.b == 5)
      #expect(scene.i == 5)
    }
  }
}

extension Scene {
  /// The system's notifications when the app enters the background; the device's work is suspended.
  fileprivate func leave() {
    for name in [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
    ] {
      NotificationCenter.default.post(name: name, object: device.scene)
    }
  }

  fileprivate func enter() {
    for name in [
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ] {
      NotificationCenter.default.post(name: name, object: device.scene)
    }
    device.clock.settle()
  }
}
#endif
