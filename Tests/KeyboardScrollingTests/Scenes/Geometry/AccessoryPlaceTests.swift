#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// An input accessory view that the end frame leaves out, and that arrives with the keyboard.
@MainActor
@Suite("The place of an accessory view", .tags(.scene))
struct AccessoryPlaceTests {
  private final class Field: UITextField {
    let bar = UIView(frame: CGRect(x: 0, y: 844, width: 390, height: 44))

    override var inputAccessoryView: UIView? {
      get { bar }
      set {}
    }
  }

  /// Runs a test with a focused field whose accessory view is still below the screen.
  private func run(
    _ option: OptionMatrix.Option,
    _ body: (Scene, Field) throws -> Void
  ) rethrows {
    try Scene.run(.iPhone.on(option).with { $0.hasOwnCenter = true }) { scene in
      let field = Field(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
      scene.scrollView.addSubview(field)
      scene.controller.view.window?.addSubview(field.bar)
      scene.focus(field)
      scene.device.clock.advance(by: 1)
      try body(scene, field)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `161: a view that is above the keys when they are at rest is cleared as well`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene, field in
      scene.show(Keyboard.iPhone)
      scene.device.clock.advance(by: 0.2)
      #expect(scene.b == 302)
      scene.post(.didShow, Keyboard.iPhone)
      field.bar.frame.origin.y = 464
      scene.o = 1
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 346)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `161: a view on its way is not measured, and the next one is cleared at once`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene, field in
      field.bar.frame.origin.y = 464
      scene.show(Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 346)
      scene.hide()
      scene.device.clock.advance(by: 1)
      field.bar.frame.origin.y = 844
      scene.show(Keyboard.iPhone)
      #expect(scene.b == 346)
      scene.o = 1
      scene.device.clock.advance(by: 0.1)
      #expect(scene.b == 346)
    }
  }
}
#endif
