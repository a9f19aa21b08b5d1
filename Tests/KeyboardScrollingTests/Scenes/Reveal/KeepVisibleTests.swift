#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct KeepVisibleTests {
  enum Invisible: CaseIterable, Sendable {
    case hidden, outside, withoutWindow, inHiddenStack, withoutHeight, withoutSizeAtTheTop
    case scaledToNothing
  }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus), Invisible.allCases)
  func `an invisible button is ignored`(option: Option, reason: Invisible) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(520...560)
      let button = scene.addView(460...510)
      switch reason {
      case .hidden: button.isHidden = true
      case .outside: scene.controller.view.addSubview(button)
      case .withoutWindow: button.removeFromSuperview()
      case .inHiddenStack:
        let stack = scene.addView(450...520)
        stack.addSubview(button)
        button.frame.origin.y = 10
        stack.isHidden = true
      case .withoutHeight: button.frame.size.height = 0
      case .withoutSizeAtTheTop: button.frame = .zero
      case .scaledToNothing: button.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
      scene.keepVisible(button, whileEditing: [field])
      scene.scroll(to: 500)
      scene.edit(field)
      // The field at 520 is at the bar's lower edge, not the invisible button at 460.
      scene.expectMove(to: 429)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a companion added during editing takes effect on the following turn`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(400...444)
      let button = scene.addView(520...570)
      scene.edit(field)
      scene.expect(offset: -64)
      scene.resetCounts()
      scene.keepVisible(button, whileEditing: [field])
      scene.expect(path: [])
      scene.settle()
      scene.expect(path: [62])
      scene.coordinator.stopKeepingVisible(button)
      scene.settle()
      scene.expect(path: [62])
      scene.scroll(to: -91)
      scene.request()
      scene.expect(path: [-64])
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a companion is visible for the last call's responder, or for a field inside this responder`(
    option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(400...444)
      let other = scene.addField(100...144)
      let button = scene.addView(520...570)
      for responder in [field, other] { scene.keepVisible(button, whileEditing: [responder]) }
      scene.edit(field)
      // Only the field is revealed: its end at 444 is at 508.
      scene.expectMove(to: -64)
    }
    Scene.run(Scene.Setup().on(option)) { scene in
      let row = scene.addView(390...454)
      let field = UITextField(frame: CGRect(x: 0, y: 10, width: 358, height: 44))
      row.addSubview(field)
      let button = scene.addView(520...570)
      scene.keepVisible(button, whileEditing: [row])
      scene.edit(field)
      scene.expectMove(to: 62)
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `a letter moves nothing for a companion that does not fit`(option: Option) {
    Scene.run(Scene.Setup().on(option).withoutScroll) { scene in
      let note = scene.addTextView(900...1000, caret: 0...20)
      scene.keepVisible(scene.addView(300...350), whileEditing: [note])
      scene.focusAndShow(note)
      scene.rest()
      // The note ends at 508, and hides the companion.
      scene.expect(offset: 492)
      scene.resetCounts()
      for line in [0, 0, 1, 2] as [CGFloat] {
        note.caret.origin.y = 20 * line
        note.announceChange()
        scene.wait(1)
      }
      scene.expect(path: [])
    }
  }

  @Test func `several views are kept visible together`() {
    Scene.run(.withoutScrollToFocus) { scene in
      let field = scene.addField(500...544)
      let heading = scene.addView(450...480)
      let button = scene.addView(620...670)
      for view in [heading, button] { scene.keepVisible(view, whileEditing: [field]) }
      scene.focusAndShow(field)
      // The views are from 450 to 670. Their lower end is at 508.
      scene.expect(path: [162])
      scene.rest()
      scene.scroll(to: 400)
      scene.request()
      // Now their upper end is at 91.
      scene.expect(path: [359])
    }
  }

  @Test func `a companion that is deallocated, or whose field is, is ignored`() {
    Scene.run(.withoutScrollToFocus) { scene in
      let field = scene.addField(400...444)
      var button: UIView? = scene.addView(520...570)
      if let button { scene.keepVisible(button, whileEditing: [field]) }
      let isGone = { [weak button] in button == nil }
      button?.removeFromSuperview()
      button = nil
      #expect(isGone())
      scene.focusAndShow(field)
      scene.expect(path: [-64])
    }
    Scene.run(.withoutScrollToFocus) { scene in
      let button = scene.addView(520...570)
      var old: UITextField? = scene.addField(300...344)
      if let old { scene.keepVisible(button, whileEditing: [old]) }
      let isGone = { [weak old] in old == nil }
      old?.removeFromSuperview()
      old = nil
      #expect(isGone())
      scene.focusAndShow(scene.addField(400...444))
      scene.expect(path: [-64])
    }
  }
}
#endif
