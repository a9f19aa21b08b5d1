#if os(Linux)
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrollCoordinator

@MainActor
@Suite("After the user has scrolled away", .tags(.scene))
struct ScrolledAwayTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit

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
