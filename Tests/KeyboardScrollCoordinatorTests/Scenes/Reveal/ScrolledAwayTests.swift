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
