#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import KeyboardScrolling

/// An input accessory view whose getter makes a new one at each call.
@MainActor
@Suite("The getter of an accessory view", .tags(.scene))
struct AccessoryGetterTests {
  private final class Field: UITextField {
    private(set) var calls = 0

    override var inputAccessoryView: UIView? {
      get {
        calls += 1
        return UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      }
      set {}
    }

    func forget() { calls = 0 }
  }

  @Test(arguments: OptionMatrix.notification)
  func `166: the getter is called once for a focus and once for an announcement`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(.iPhone.on(option).with { $0.hasOwnCenter = true }) { scene in
      let field = Field(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
      scene.scrollView.addSubview(field)
      scene.focus(field)
      scene.device.clock.advance(by: 1)
      // The judge calls the getter too.
      scene.judge.stopWatching()
      field.forget()
      scene.show(Keyboard.iPhone)
      scene.rest()
      #expect(field.calls <= 1)
      field.forget()
      for step in 0..<120 {
        scene.o = CGFloat(step)
        scene.device.clock.advance(by: 1.0 / 60)
      }
      #expect(field.calls == 0)
    }
  }
}
#endif
