#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct RotationTests {
  @Test(arguments: OptionMatrix.geometry, [false, true])
  func `a rotation ends with the field visible`(option: OptionMatrix.Option, showsTwice: Bool) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.focus(scene.addField(900...944))
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.wait(1)
      scene.expect(offset: 436)

      scene.device.keyboard.isAutomatic = true
      scene.device.rotate(to: .landscapeLeft, showsTwice: showsTwice)
      scene.wait(2)
      scene.expect(bottom: 209 - 21, indicator: 209 - 21)
      // At these offsets, the field is between the bar's 32 points and the keyboard at 181.
      #expect(scene.o >= 944 - 181 && scene.o <= 900 - 32)
    }
  }

  /// A chat with a composer is checked in each turn, also on a tab that is not shown.
  @Test(arguments: OptionMatrix.geometry, [false, true])
  func `a scroll between two rotations counts, whatever other views are checked`(
    option: OptionMatrix.Option, hasHiddenChat: Bool
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      let (chat, composer) = (UIScrollView(frame: scene.scrollView.bounds), UIView())
      if hasHiddenChat { scene.coordinator.manage(chat, bar: composer) }
      scene.scrollView.contentSize.height = 3000
      let field = UITextField(frame: CGRect(x: 16, y: 120, width: 100, height: 40))
      scene.controller.view.addSubview(field)
      scene.scroll(to: 300)
      scene.focus(field)
      scene.wait(1)
      field.resignFirstResponder()
      scene.wait(1)
      scene.device.rotate(to: .landscapeLeft)
      scene.wait(2)
      scene.scroll(to: 800)
      scene.wait(1)
      scene.focus(field)
      scene.wait(1)
      scene.device.rotate(to: .portrait)
      scene.wait(2)
      // UIKit keeps the row at the bar, whose height changes from 32 + 0 to 44 + 47 points.
      scene.expect(offset: 800 + 32 - 91)
      withExtendedLifetime((chat, composer)) {}
    }
  }

  nonisolated private static let unreported: [OptionMatrix.Option] = [
    OptionMatrix.Option("UIKit reports a scroll from its first step on") {
      $0.tellsScrollAtOnce = false
    },
    OptionMatrix.Option("UIKit does not report its own scroll") { $0.tellsScrollToFocus = false },
  ]

  /// With the insets from before the rotation, UIKit scrolls the field under the bar (statement
  /// 131), and does not report the start of its scroll (statements 230 and 231).
  @Test(arguments: unreported)
  func `an unreported scroll after a rotation is corrected`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      scene.focus(scene.addField(40...84))
      scene.wait(1)
      scene.device.rotate(to: .landscapeLeft)
      scene.wait(2)
      #expect(scene.o >= 84 - 181 && scene.o <= 40 - 32)
    }
  }
}
#endif
