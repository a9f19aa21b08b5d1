#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct FocusOrderTests {
  @Test(arguments: OptionMatrix.focus)
  func `if the focus moves and the keyboard shrinks, the new field is revealed`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let first = scene.addField(300...344)
      let second = scene.addField(700...744)
      scene.edit(first)
      scene.resetCounts()
      second.takeFocus()
      scene.show(Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      scene.expect(bottom: 257)
      // For the taller keyboard, the offset would be 236. The first write may be for either
      // keyboard.
      #expect((191...236).contains(scene.o))
      scene.expect(path: scene.offsets.sorted())
    }
  }

  /// A drop-down field has an empty input view, so the keyboard hides while the field keeps the
  /// focus.
  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus), [false, true])
  func `if a field hides the keyboard and is visible without it, nothing moves`(
    option: Option, hidesFirst: Bool
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(300...344)
      let dropDown = scene.addField(600...644)
      scene.edit(field)
      scene.resetCounts()
      if hidesFirst { scene.post(.willHide, Keyboard.iPhoneHidden) }
      dropDown.takeFocus()
      if !hidesFirst { scene.post(.willHide, Keyboard.iPhoneHidden) }
      scene.wait(1)
      scene.expect(bottom: 0, path: [])
    }
  }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus))
  func `a field focused in AutoFill is revealed above the keyboard that returns`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(300...344)
      let password = scene.addField(700...744)
      field.textContentType = .username
      password.isSecureTextEntry = true
      scene.edit(field)
      scene.resetCounts()
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.wait(0.03)
      password.takeFocus()
      scene.wait(0.03)
      scene.show(Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      // 744 - 553. For the previous keyboard, the offset would be 236.
      scene.expect(bottom: 257, path: [191], insetWrites: 1)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a scroll by the user while the keyboard appears is not undone`(option: Option) {
    var setup = Scene.Setup().on(option)
    setup.options.scrollsToFirstResponder = false
    for isTextView in [false, true] {
      Scene.run(setup) { scene in
        let frame = CGRect(x: 16, y: 700, width: 358, height: 44)
        let caret = CGRect(x: 5, y: 0, width: 2, height: 44)
        let view: UIView =
          isTextView
          ? ClaimingTextView.make(frame: frame, caret: caret) : UITextField(frame: frame)
        scene.scrollView.addSubview(view)
        scene.settle()
        scene.focusAndShow(view)
        scene.expect(offset: 236)
        let finger = scene.drag(by: 200)
        scene.wait(0.1)
        finger.lift()
        scene.wait(0.1)
        let scrolled = scene.o
        #expect(scrolled < 100)
        scene.resetCounts()
        scene.finish(.didShow, Keyboard.iPhone)
        scene.wait(2)
        scene.expect(offset: scrolled, offsetWrites: 0)
      }
    }
  }
}
#endif
