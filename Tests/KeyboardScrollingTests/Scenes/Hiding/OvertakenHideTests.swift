#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct OvertakenHideTests {
  /// Runs screen P of `Cases.md` with a field near the end of short content.
  ///
  /// Without the keyboard inset, UIKit clamps the offset of 236 to 90.
  private func run(_ option: Option, _ body: (Scene, UITextField) throws -> Void) rethrows {
    try Scene.run(Scene.Setup().on(option).with { $0.contentHeight = 900 }) { scene in
      let field = scene.addField(700...744)
      field.textContentType = .password
      scene.focus(field)
      scene.showAndFinish()
      scene.wait(1)
      scene.expect(offset: 236)
      scene.resetCounts()
      try body(scene, field)
    }
  }

  @Test(arguments: OptionMatrix.hide, [true, false])
  func `when a field resigns, the inset ends within a turn`(option: Option, endsBefore: Bool) {
    run(option) { scene, field in
      if endsBefore { field.giveUpFocus() }
      scene.post(.willHide, Keyboard.iPhoneHidden)
      if !endsBefore {
        scene.expect(bottom: 302, indicator: 302)
        field.giveUpFocus()
      }
      scene.settle()
      scene.expect(bottom: 0, indicator: 0, offset: 90, insetWrites: 1)
    }
  }

  @Test(arguments: OptionMatrix.hide, [true, false])
  func `during a pending hide, a new size of the view does not change its inset`(
    option: Option, isSuperseded: Bool
  ) {
    run(option) { scene, field in
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.wait(0.05)
      scene.scrollView.autoresizingMask = []
      scene.scrollView.frame.size.height = 700
      field.insertText("1")
      scene.settle()
      scene.expect(bottom: 302, indicator: 302)
      let late = UIScrollView(frame: scene.scrollView.frame)
      late.contentSize = CGSize(width: 390, height: 2000)
      scene.controller.view.addSubview(late)
      scene.coordinator.manage(late)
      // 700 - 508, without a safe area below.
      late.expect(bottom: 192)
      if isSuperseded {
        scene.show(Keyboard.iPhone)
        scene.expect(bottom: 192, indicator: 192)
        late.expect(bottom: 192)
        scene.expect(insetWrites: 1)
      } else {
        scene.wait(0.1)
        scene.expect(bottom: 0, indicator: 0)
        late.expect(bottom: 0)
      }
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a show without a height is treated as a hide if no further show follows`(option: Option) {
    run(option) { scene, _ in
      scene.post(.willShow, .zero, duration: 0)
      scene.wait(0.09)
      scene.expect(bottom: 302, indicator: 302)
      scene.wait(0.02)
      scene.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: OptionMatrix.hide, [0.04, 0.2])
  func `178: a keyboard that is shorter for a moment does not hide a field`(
    _ option: Option, delay: TimeInterval
  ) throws {
    let list = FieldTable(count: 20, rowHeight: 80)
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.makeScrollView = { list.table }
      $0.options.scrollsToFirstResponder = false
    }
    try Scene.run(setup) { scene in
      scene.scroll(to: 790)
      scene.focus(try list.field(12))
      scene.show(Keyboard.iPhone)
      scene.rest()
      scene.scroll(to: 790)
      scene.wait(1)

      try list.field(19).takeFocus()
      scene.settle()
      scene.wait(0.004)
      scene.show(Keyboard.iPhoneShort)
      scene.wait(delay)
      scene.show(Keyboard.iPhone)
      scene.wait(2)
      scene.expect(bottom: 302)
      // At 1092, the row's end at 1600 is at 508 on the screen. An offset 8 points less is accepted.
      #expect(scene.o >= 1084, "\(scene.o)")
    }
  }
}
#endif
