#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct ScrolledAwayTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.finger)

  @Test(arguments: options, [CGFloat(-91), 760])
  func `a taller keyboard does not scroll back to the field`(option: Option, away: CGFloat) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      scene.edit(field, Keyboard.iPhoneShort)
      scene.expect(offset: 191)
      scene.scroll(to: away)
      scene.show(Keyboard.iPhone)
      scene.rest()
      scene.expect(bottom: 302, indicator: 302, path: [])
      field.insertText("a")
      scene.wait(1)
      scene.expect(path: [away < 236 ? 236 : 609])
    }
  }

  @Test(arguments: options)
  func `a letter scrolls back to a field that does not fit with its companion`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(400...444)
      scene.keepVisible(scene.addView(900...950), whileEditing: [field])
      scene.edit(field)
      scene.expect(offset: 309)
      scene.scroll(to: 420)
      field.insertText("a")
      scene.wait(1)
      scene.expect(path: [309])
    }
  }

  @Test(arguments: options)
  func `managing a second view does not scroll the first back to its field`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.edit(scene.addField(700...744))
      scene.scroll(to: -91)
      let late = UIScrollView(frame: scene.scrollView.frame)
      late.contentSize = CGSize(width: 390, height: 2000)
      scene.controller.view.addSubview(late)
      scene.coordinator.manage(late)
      scene.wait(1)
      late.expect(bottom: 302)
      scene.expect(path: [])
    }
  }

  @Test(arguments: options)
  func `a coordinator that takes over a view does not scroll another view back to its field`(
    option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let other = UIScrollView(frame: scene.scrollView.frame)
      other.contentSize = CGSize(width: 390, height: 2000)
      scene.controller.view.insertSubview(other, at: 0)
      scene.coordinator.manage(other)
      scene.edit(scene.addField(700...744))
      scene.scroll(to: -91)
      let second = KeyboardScrollCoordinator()
      second.manage(other)
      scene.wait(1)
      other.expect(bottom: 302)
      scene.expect(path: [])
      second.manage(scene.scrollView)
      scene.wait(1)
      // With the second coordinator's padding of 8 points.
      withExtendedLifetime(second) { scene.expect(path: [244]) }
    }
  }

  @Test(arguments: options)
  func `the next keyboard does not scroll back to a caret or a custom view`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let note = scene.addTextView(300...1500, caret: 0...20)
      scene.focusAndShow(note)
      // In this second, no did-notification ends the show.
      scene.wait(1)
      note.caret = CGRect(x: 5, y: 600, width: 2, height: 20)
      note.announceChange()
      scene.wait(1)
      scene.expect(offset: 412)
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      scene.expect(path: [])
    }
    Scene.run(Scene.Setup().on(option)) { scene in
      let view = PlainResponderView(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      scene.scrollView.addSubview(view)
      scene.edit(view, Keyboard.iPhoneShort)
      scene.expect(offset: 191)
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhone)
      scene.rest()
      scene.expect(path: [])
    }
  }

  @Test(arguments: options)
  func `another app's didShow does not reveal a caret that has moved`(option: Option) {
    guard !option.options.omitsIsLocal else { return }
    Scene.run(Scene.Setup().on(option)) { scene in
      let note = scene.addTextView(300...1500, caret: 0...20)
      scene.focusAndShow(note)
      scene.settle()
      // The other app's transition ends before this app's. Meanwhile the caret's position changes.
      note.headlessCaretRectOverride = CGRect(x: 5, y: 600, width: 2, height: 20)
      scene.resetCounts()
      scene.post(.didShow, Keyboard.iPhone, isLocal: false)
      scene.settle()
      scene.expect(path: [])
    }
  }

  @Test(arguments: options)
  func `a text change in a view without the focus scrolls nothing`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      field.textContentType = .password
      let other = scene.addTextView(900...1000, caret: 0...20)
      scene.edit(field)
      scene.scroll(to: -91)
      other.announceChange()
      scene.wait(1)
      scene.expect(path: [])
      // AutoFill's hide and show are still recognized, because the focus has not moved.
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.wait(0.05)
      scene.show(Keyboard.iPhone)
      scene.rest()
      scene.expect(path: [], insetWrites: 0)
    }
  }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus), [false, true])
  func `the first keyboard reveals a field that was scrolled away`(option: Option, _ hasBar: Bool) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let bar = hasBar ? scene.addBar() : nil
      scene.coordinator.manage(scene.scrollView, bar: bar)
      scene.settle()
      scene.expect(bottom: hasBar ? 50 : 0)
      scene.focus(scene.addField(900...944))
      scene.wait(1)
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhone)
      scene.rest()
      let height: CGFloat = hasBar ? 50 : 0
      scene.expect(bottom: 302 + height, path: [944 - (508 - height)])
    }
  }

  @Test(arguments: [OptionMatrix.plain, OptionMatrix.queueFirst])
  func `content stays when a keyboard of emoji replaces the letters`(option: Option) {
    Scene.run(Scene.Setup(contentHeight: 3000).on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      scene.focus(scene.addField(300...344))
      scene.wait(1)
      scene.scroll(to: 1500)
      scene.wait(1)
      scene.resetCounts()
      scene.device.keyboard.perform(.toggleEmoji(height: 356))
      scene.wait(2)
      scene.expect(offset: 1500, path: [])
      scene.expect(bottom: 322)
    }
  }

  /// A field that was scrolled away stays there, and a field that was visible is revealed.
  ///
  /// With the letters, the range ends at 992.
  @Test(arguments: options, [(300...344, [992]), (1450...1494, [1494 - 488])])
  func `a returning keyboard of another height moves content in one direction`(
    _ option: Option, _ place: (field: ClosedRange<CGFloat>, path: [CGFloat])
  ) {
    let isAway = place.field.lowerBound < 1000
    let emoji = CGRect(x: 0, y: 488, width: 390, height: 356)
    let keyboards = isAway ? [emoji, Keyboard.iPhone] : [Keyboard.iPhone, emoji]
    Scene.run(Scene.Setup(contentHeight: 1500).on(option)) { scene in
      scene.edit(scene.addField(place.field), keyboards[0])
      scene.scroll(to: isAway ? 1000 : 992)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.wait(1)
      scene.expect(offset: 690)
      scene.resetCounts()
      scene.show(keyboards[1])
      scene.rest()
      scene.expect(path: place.path)
    }
  }

  /// Before iOS 17.4, only a scroll during the transition may be UIKit's.
  @Test(arguments: options)
  func `what the app scrolls away just after the keyboard's arrival stays away`(option: Option) {
    let form = FormController()
    ControllerStage.run(form, option, reportsScrolls: false) { stage in
      stage.coordinator.manage(form.scrollView)
      form.field.becomeFirstResponder()
      stage.wait(0.6)
      stage.expectVisible(form.field, in: form.scrollView)
      form.scrollView.contentOffset.y = -91
      stage.wait(2)
      form.scrollView.expect(offset: -91)
    }
  }
}
#endif
