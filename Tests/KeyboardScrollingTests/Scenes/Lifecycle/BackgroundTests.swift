#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Background and foreground", .tags(.scene))
struct BackgroundTests {
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
#endif
