#if os(Linux)
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("After the user has scrolled away", .tags(.scene))
struct ScrolledAwayTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.finger)

  @Test(arguments: options, [CGFloat(-91), 760])
  func `a keyboard that grows does not pull the content back to a field that is out of sight`(
    option: OptionMatrix.Option,
    away: CGFloat
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      scene.focusAndShow(field, Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      #expect(scene.o == 191)
      scene.scroll(to: away)
      scene.show(Keyboard.iPhone)
      scene.rest()
      #expect(scene.path == [])
      scene.expectInsets()
      // Who types looks for what is typed.
      field.insertText("a")
      scene.device.clock.advance(by: 1)
      #expect(scene.path == [away < 236 ? 236 : 609])
    }
  }

  @Test(arguments: options)
  func `one that grows over a field still in sight takes it along`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.focusAndShow(scene.addField(700...744), Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      // 24 of its 44 points show.
      scene.scroll(to: 171)
      scene.show(Keyboard.iPhone)
      scene.rest()
      #expect(scene.path == [236])
    }
  }

  @Test(arguments: options)
  func `nor does a keyboard that comes to cover another view`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.focusAndShow(scene.addField(700...744))
      scene.rest()
      scene.scroll(to: -91)
      let late = UIScrollView(frame: scene.scrollView.frame)
      late.contentSize = CGSize(width: 390, height: 2000)
      scene.controller.view.addSubview(late)
      scene.coordinator.manage(late)
      scene.device.clock.advance(by: 1)
      #expect(late.contentInset.bottom == 302)
      #expect(scene.path == [])
    }
  }

  @Test(arguments: options)
  func `a caret that settled long ago is not gone back to with the next keyboard`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let note = scene.addTextView(300...1500, caret: 0...20)
      scene.focusAndShow(note)
      // Nothing tells of the keyboard's arrival.
      scene.device.clock.advance(by: 1)
      note.caret = CGRect(x: 5, y: 600, width: 2, height: 20)
      note.announceChange()
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 412)
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      #expect(scene.path == [])
    }
  }

  @Test(arguments: options)
  func `nor with the keyboard of another app`(option: OptionMatrix.Option) {
    guard !option.options.omitsIsLocal else { return }
    Scene.run(Scene.Setup().on(option)) { scene in
      let note = scene.addTextView(300...1500, caret: 0...20)
      scene.focusAndShow(note)
      scene.device.clock.settle()
      // The other app's comes to rest before ours does; meanwhile the caret reports elsewhere.
      note.headlessCaretRectOverride = CGRect(x: 5, y: 600, width: 2, height: 20)
      scene.resetCounts()
      scene.post(.didShow, Keyboard.iPhone, isLocal: false)
      scene.device.clock.settle()
      #expect(scene.path == [])
    }
  }

  @Test(arguments: options)
  func `a custom view out of sight is not brought back either`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let view = PlainResponderView(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      scene.scrollView.addSubview(view)
      scene.focusAndShow(view, Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      #expect(scene.o == 191)
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhone)
      scene.rest()
      #expect(scene.path == [])
    }
  }

  @Test(arguments: options)
  func `text that the app changes elsewhere neither scrolls nor takes the focus's place`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      field.textContentType = .password
      let other = scene.addTextView(900...1000, caret: 0...20)
      scene.focusAndShow(field)
      scene.rest()
      scene.scroll(to: -91)
      other.announceChange()
      scene.device.clock.advance(by: 1)
      #expect(scene.path == [])
      // An AutoFill burst is still known for one: the first responder is where it was.
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 0.05)
      scene.show(Keyboard.iPhone)
      scene.rest()
      #expect(scene.path == [])
      #expect(scene.insetWrites == 0)
    }
  }
}
#endif
