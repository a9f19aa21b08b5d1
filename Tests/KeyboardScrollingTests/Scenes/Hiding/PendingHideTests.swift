#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Hides after which the keyboard returns on its own, in the sequences that devices post.
@MainActor
@Suite("Hides that may be pending", .tags(.scene))
struct PendingHideTests {
  /// Fixture P with a focused field at the end of short content: without the inset UIKit clamps 236
  /// to 90.
  private func run(
    _ setup: Scene.Setup,
    contentHeight: CGFloat = 900,
    field range: ClosedRange<CGFloat> = 700...744,
    _ body: (Scene, UITextField) throws -> Void
  ) rethrows {
    try Scene.run(setup.with { $0.contentHeight = contentHeight }) { scene in
      let field = scene.addField(range)
      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.rest()
      scene.resetCounts()
      try body(scene, field)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `148: a keyboard that stays shorter is followed once it is at rest`(
    _ option: OptionMatrix.Option
  ) {
    run(Scene.Setup().on(option)) { scene, field in
      field.textContentType = .username
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 0.05)
      scene.show(Keyboard.iPhoneShort)
      scene.expect(b: 302, i: 302)
      scene.rest(Keyboard.iPhoneShort)
      scene.expect(b: 257, i: 257)
      #expect(scene.insetWrites == 1)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `153: a didShow long after a hide without an end counts`(_ option: OptionMatrix.Option) {
    run(Scene.Setup().on(option)) { scene, field in
      field.resignFirstResponder()
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 3)
      scene.expect(b: 0, i: 0)
      scene.post(.didShow, Keyboard.iPhoneShort)
      scene.device.clock.settle()
      scene.expect(b: 257, i: 257)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `162: no hide is waited for under a finger`(_ option: OptionMatrix.Option) {
    run(Scene.Setup().on(option), contentHeight: 1600) { scene, field in
      field.isSecureTextEntry = true
      let finger = scene.drag(by: 20)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.expect(b: 0, i: 0)
      finger.lift()
      scene.device.clock.advance(by: 3)
      scene.expect(b: 0, i: 0)
    }
  }
}
#endif
