#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct CustomResponderTests {
  private func addResponder(_ range: ClosedRange<CGFloat>, to scene: Scene) -> PlainResponderView {
    let view = PlainResponderView(frame: CaseScreen.row(range))
    scene.scrollView.addSubview(view)
    scene.settle()
    return view
  }

  @Test(arguments: OptionMatrix.focus)
  func `a responder without notifications is found deep in the content, and at each announcement`(
    option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      var parent: UIView = scene.scrollView
      for _ in 0..<5 {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        parent.addSubview(view)
        parent = view
      }
      let responder = PlainResponderView(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
      parent.addSubview(responder)
      scene.edit(responder)
      // The responder's end at 5 x 100 + 244 is at 508 on the screen.
      scene.expect(bottom: 302, indicator: 302, path: [236])
    }
    Scene.run(Scene.Setup().on(option)) { scene in
      let first = addResponder(300...344, to: scene)
      let second = addResponder(700...744, to: scene)
      scene.edit(first)
      scene.expect(path: [])
      // The keyboard's frame is unchanged, so the notification is the only sign of the new focus.
      second.takeFocus()
      scene.post(.willShow, Keyboard.iPhone)
      scene.settle()
      scene.rest()
      scene.expect(path: [236])
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `the focus may move from a field to a view without notifications, and back`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let responder = addResponder(1000...1044, to: scene)
      let field = scene.addField(700...744)
      scene.edit(field)
      scene.expect(offset: 236)
      responder.takeFocus()
      scene.request()
      scene.expect(offset: 536)
      scene.focus(field)
      scene.wait(1)
      // With the field's top, 700, at the bar's lower edge, the offset would be 609. 536 already
      // shows the field.
      scene.expect(offset: 536)
    }
  }

  /// A one-time code, drawn by a view of the app, after a text field: the keyboard stays.
  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/949"),
    .bug("https://github.com/lionheart/openradar-mirror/issues/18382"),
    arguments: OptionMatrix.focus
  )
  func `a custom input view is revealed if it takes over a field's keyboard unannounced`(
    option: Option
  ) {
    for isAnnounced in [false, true] {
      let setup = Scene.Setup().on(option).with {
        $0.options.sameFrameFocusMove = isAnnounced ? .willShowWithEqualFrames : .nothing
      }
      Scene.run(setup) { scene in
        scene.device.keyboard.isAutomatic = true
        let editor = KeyInputView(frame: CaseScreen.row(1000...1044))
        scene.scrollView.addSubview(editor)
        let field = scene.addField(700...744)
        scene.focus(field)
        scene.wait(2)
        scene.expect(bottom: 302, offset: 236)
        let announcements = scene.device.keyboard.log.count
        editor.takeFocus()
        scene.wait(2)
        #expect((scene.device.keyboard.log.count > announcements) == isAnnounced)
        scene.expect(bottom: 302, offset: 536)
        // The field's top, 700, is below the bar at 627.
        scene.focus(field)
        scene.wait(2)
        scene.expect(bottom: 302, offset: 536)
      }
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a custom input view is revealed if it takes the focus from another one unannounced`(
    option: Option
  ) {
    let setup = Scene.Setup().on(option).with { $0.options.sameFrameFocusMove = .nothing }
    Scene.run(setup) { scene in
      scene.device.keyboard.isAutomatic = true
      let editors = [CGFloat(700), 1000].map {
        KeyInputView(frame: CaseScreen.row($0...($0 + 44)))
      }
      editors.forEach(scene.scrollView.addSubview)
      editors[0].takeFocus()
      scene.wait(2)
      scene.expect(bottom: 302, offset: 236)
      editors[1].takeFocus()
      scene.wait(2)
      scene.expect(bottom: 302, offset: 536)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a custom input view outside the managed views is searched once, and moves nothing`(
    option: Option
  ) {
    final class CountingView: UIView {
      var count = 0
      override var isFirstResponder: Bool {
        count += 1
        return super.isFirstResponder
      }
    }
    let setup = Scene.Setup().on(option).with { $0.options.sameFrameFocusMove = .nothing }
    Scene.run(setup) { scene in
      scene.device.keyboard.isAutomatic = true
      let inside = KeyInputView(frame: CaseScreen.row(700...744))
      scene.scrollView.addSubview(inside)
      let counting = CountingView()
      scene.scrollView.addSubview(counting)
      let outside = KeyInputView(frame: CGRect(x: 16, y: 60, width: 358, height: 44))
      scene.controller.view.addSubview(outside)
      inside.takeFocus()
      scene.wait(2)
      scene.expect(bottom: 302, offset: 236)
      outside.takeFocus()
      counting.count = 0
      for _ in 0..<10 { scene.settle() }
      scene.expect(bottom: 302, offset: 236)
      expectEqual(counting.count, to: 1)
    }
  }

  private final class SelectedText: UITextView {
    var isSelected = false

    override var isFirstResponder: Bool { isSelected }
  }

  /// The user selects text in another view, for which UIKit posts nothing, and may announce the hide a
  /// turn after the end of editing.
  @Test(arguments: OptionMatrix.focus)
  func `a text view that is not editable is not revealed as editing ends`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let text = SelectedText(frame: CGRect(x: 16, y: 600, width: 358, height: 600))
      text.isEditable = false
      text.text = "Selected"
      scene.scrollView.addSubview(text)
      let field = scene.addField(100...144)
      scene.edit(field)
      scene.scroll(to: 0)
      text.isSelected = true
      field.giveUpFocus()
      scene.settle()
      scene.hideAndFinish()
      scene.expect(bottom: 0, path: [])
    }
  }

  /// The container takes no text; UIKit may announce the hide a turn after the end of editing.
  @Test(arguments: OptionMatrix.focus)
  func `a container that becomes first responder as editing ends is not revealed`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let container = addResponder(600...1200, to: scene)
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      container.addSubview(field)
      scene.edit(field)
      scene.scroll(to: 236)
      field.giveUpFocus()
      #expect(container.isFirstResponder)
      scene.settle()
      scene.expect(bottom: 302)
      scene.hideAndFinish()
      scene.expect(bottom: 0, path: [])
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a controller that is first responder is not revealed`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let child = RespondingController()
      scene.controller.addChild(child)
      child.view.frame = CGRect(x: 0, y: 1000, width: 390, height: 100)
      scene.scrollView.addSubview(child.view)
      child.takeFocus()
      scene.show(Keyboard.iPhone)
      scene.request()
      scene.rest()
      scene.expect(bottom: 302, indicator: 302, path: [])
    }
  }

  @Test func `a scaled view is revealed with its whole frame`() {
    Scene.run(.withoutScrollToFocus) { scene in
      let responder = addResponder(700...744, to: scene)
      // The view is twice as large around its center at 722: from 678 to 766.
      responder.transform = CGAffineTransform(scaleX: 2, y: 2)
      scene.edit(responder)
      scene.expect(path: [258])
    }
  }

  private final class RespondingController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }
}
#endif
