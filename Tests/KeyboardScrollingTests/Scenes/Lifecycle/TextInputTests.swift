#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Text inputs", .tags(.scene))
struct TextInputTests {
  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/965"),
    arguments: OptionMatrix.text
  )
  func `135: a text view is revealed, and does not scroll inside`(_ option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let textView = UITextView(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      scene.scrollView.addSubview(textView)
      scene.device.clock.settle()
      textView.lowerCaret()
      #expect(textView.caretRect(for: textView.endOfDocument).maxY == 44)
      textView.headlessWrites = HeadlessScrollWrites()
      scene.focus(textView)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 236)
      #expect(scene.b == 302)
      #expect(textView.contentInset == .zero)
      #expect(textView.headlessWrites.contentInset == 0)
      #expect(textView.headlessWrites.verticalScrollIndicatorInsets == 0)
      #expect(textView.headlessWrites.contentOffset == 0)
      #expect(!scene.coordinator.isManaging(textView))
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `135: a text view that the app manages behaves like any scroll view`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(isManaged: false).on(option)) { scene in
      let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
      scene.controller.view.addSubview(textView)
      textView.contentInset.bottom = 9
      scene.device.clock.settle()
      scene.coordinator.manage(textView)
      scene.focus(textView)
      scene.show(Keyboard.iPhone)
      // It spans 100...700.
      #expect(textView.contentInset.bottom == 201)
      scene.hide()
      #expect(textView.contentInset.bottom == 9)
      #expect(scene.insetWrites == 0)
    }
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/760"),
    arguments: OptionMatrix.text
  )
  func `144: without a software keyboard no inset changes`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let first = scene.addField(100...144)
      let second = scene.addField(700...744)
      scene.focus(first)
      scene.focus(second)
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 0)
      #expect(scene.i == 0)
      #expect(scene.insetWrites == 0)
      #expect(scene.indicatorWrites == 0)
      // A reveal is optional: 744 + 34 - 844.
      #expect([-91, -66].contains(scene.o))
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `a field that leaves the hierarchy while the keyboard is visible changes no inset`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(baseline: 5).on(option)) { scene in
      let field = scene.addField(700...744)
      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      // 744 less the 503 that are visible above the base.
      #expect(scene.o == 241)
      scene.resetCounts()
      field.removeFromSuperview()
      scene.device.clock.settle()
      scene.show(Keyboard.iPhone)
      #expect(scene.o == 241)
      #expect(scene.offsets.isEmpty)
      scene.hide()
      #expect(scene.b == 5)
      #expect(scene.o == 241)
    }
  }
}

extension UITextView {
  /// Moves the text so that the caret ends at a height of 44 points, the bottom of the case's field.
  fileprivate func lowerCaret() {
    textContainerInset.top += 44 - caretRect(for: endOfDocument).maxY
  }
}
#endif
