#if os(Linux)
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrollCoordinator

/// `restoresContentOffset`: back to where the content was, unless the user chose another place.
@MainActor
@Suite("Restored offsets", .tags(.scene))
struct RestoredOffsetTests {
  private func setup(_ option: OptionMatrix.Option) -> Scene.Setup {
    Scene.Setup(configuration: .init(revealPadding: 0, restoresContentOffset: true)).on(option)
  }

  /// Fixture P at 40, with a field that is revealed at 236 and its keyboard at rest.
  private func run(_ option: OptionMatrix.Option, _ body: (Scene, UITextField) -> Void) {
    Scene.run(setup(option)) { scene in
      scene.scroll(to: 40)
      let field = scene.addField(700...744)
      scene.focusAndShow(field)
      scene.rest()
      #expect(scene.o == 236)
      body(scene, field)
    }
  }

  private func drag(by distance: CGFloat) {
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(x: 195, y: 300))
    finger.move(to: CGPoint(x: 195, y: 300 + distance / 2))
    finger.move(to: CGPoint(x: 195, y: 300 + distance))
    finger.lift()
  }

  @Test(arguments: OptionMatrix.all)
  func `the content goes back, whoever revealed the field`(option: OptionMatrix.Option) {
    run(option) { scene, _ in
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 40)
      scene.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `what the user has scrolled is not taken back`(option: OptionMatrix.Option) {
    run(option) { scene, _ in
      drag(by: -100)
      scene.device.clock.advance(by: 3)
      let chosen = scene.o
      #expect(chosen > 300)
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.o == chosen)
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `nor when the next field is focused, or something is typed, in between`(
    option: OptionMatrix.Option
  ) {
    run(option) { scene, field in
      drag(by: -60)
      scene.device.clock.advance(by: 3)
      field.insertText("1")
      scene.device.clock.advance(by: 1)
      let next = scene.addField(800...844)
      scene.focus(next)
      scene.device.clock.advance(by: 1)
      let chosen = scene.o
      #expect(chosen != 40)
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.o == chosen)
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `nor when the keyboard changes its height in between`(option: OptionMatrix.Option) {
    run(option) { scene, _ in
      drag(by: -60)
      scene.device.clock.advance(by: 3)
      let chosen = scene.o
      scene.show(Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.o == chosen)
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `several fields one after the other go back to where the first began`(
    option: OptionMatrix.Option
  ) {
    run(option) { scene, _ in
      for y: CGFloat in [900, 1200, 500] {
        scene.focus(scene.addField(y...(y + 44)))
        scene.device.clock.advance(by: 1)
      }
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.o == 40)
    }
  }
}
#endif
