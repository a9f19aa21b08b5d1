#if os(Linux)
import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Restored offsets", .tags(.scene))
struct RestoredOffsetTests {
  private func setup(
    _ option: OptionMatrix.Option,
    _ change: (inout KeyboardScrollCoordinator.Configuration) -> Void = { _ in }
  ) -> Scene.Setup {
    var setup = Scene.Setup().on(option)
    setup.configuration.restoresContentOffset = true
    change(&setup.configuration)
    return setup
  }

  /// Fixture P with a field that the keyboard covers, and that has been revealed.
  private func run(_ option: OptionMatrix.Option, _ body: (Scene, UITextField) -> Void) {
    Scene.run(setup(option)) { scene in
      let field = scene.addField(700...744)
      scene.focusAndShow(field)
      scene.rest()
      // 744 less the 508 that are visible.
      #expect(scene.o == 236)
      body(scene, field)
    }
  }

  private func leave(_ scene: Scene, _ field: UITextField) {
    #expect(field.resignFirstResponder())
    scene.hide()
  }

  /// Drags upwards beside the field and waits for all movement to end.
  private func drag(_ scene: Scene, by distance: CGFloat) {
    let finger = scene.drag(by: -distance, from: CGPoint(x: 380, y: 400))
    finger.lift()
    scene.device.clock.advance(by: 2)
  }

  @Test(arguments: OptionMatrix.focus)
  func `the content returns when the keyboard leaves, time after time`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene, field in
      leave(scene, field)
      #expect(scene.o == -91)
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.focusAndShow(field)
      scene.rest()
      #expect(scene.o == 236)
      leave(scene, field)
      #expect(scene.o == -91)
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/868"),
    arguments: OptionMatrix.focus
  )
  func `a scroll of the user is not taken back`(_ option: OptionMatrix.Option) {
    run(option) { scene, field in
      drag(scene, by: 100)
      #expect(scene.o == 336)
      leave(scene, field)
      #expect(scene.o == 336)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a scroll of the user while the keyboard still moves is not taken back`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(setup(option)) { scene in
      scene.show(Keyboard.iPhone)
      let finger = scene.drag(by: -100)
      scene.finish(.didShow, Keyboard.iPhone)
      finger.lift()
      scene.device.clock.advance(by: 3)
      let chosen = scene.o
      #expect(chosen > -91)
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.o == chosen)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a scroll of the user is not taken back when the keyboard changes`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene, field in
      drag(scene, by: 20)
      #expect(scene.o == 256)
      scene.show(Keyboard.iPhoneShort)
      scene.rest(Keyboard.iPhoneShort)
      leave(scene, field)
      #expect(scene.o == 256)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a scroll of the user is not taken back when the focus moves on`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene, _ in
      let next = scene.addField(760...804)
      drag(scene, by: 100)
      scene.focus(next)
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 336)
      leave(scene, next)
      #expect(scene.o == 336)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `AutoFill on the way moves nothing, and the way back is the same`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene, field in
      field.textContentType = .password
      scene.resetCounts()
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 0.04)
      scene.post(.willShow, Keyboard.iPhoneShort)
      scene.device.clock.advance(by: 0.04)
      scene.post(.willShow, Keyboard.iPhone)
      scene.rest()
      #expect(scene.offsets == [])
      leave(scene, field)
      #expect(scene.o == -91)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a view that needs no adjustment restores its offset as well`(_ option: OptionMatrix.Option)
  {
    Scene.run(setup(option)) { scene in
      let field = scene.addField(700...744)
      // The inset that a table view controller adds.
      scene.scrollView.headlessSystemKeyboardInset = 302
      scene.focusAndShow(field)
      scene.rest()
      #expect(scene.b == 0)
      #expect(scene.o == 236)
      scene.scrollView.headlessSystemKeyboardInset = 0
      leave(scene, field)
      #expect(scene.o == -91)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a view whose baseline is larger than the keyboard restores its offset as well`(
    _ option: OptionMatrix.Option
  ) {
    let setup = setup(option) { $0.baselinePolicy = .max }.with { $0.baseline = 400 }
    Scene.run(setup) { scene in
      let field = scene.addField(700...744)
      scene.focusAndShow(field)
      scene.rest()
      #expect(scene.b == 400)
      // 744 less the 844 - 434 that are visible.
      #expect(scene.o == 334)
      leave(scene, field)
      #expect(scene.o == -91)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `an earlier offset that is out of range by then is not restored`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(setup(option)) { scene in
      scene.o = 500
      scene.show(Keyboard.iPhone)
      scene.scrollView.contentSize.height = 700
      scene.device.clock.settle()
      // 700 + 336 - 844.
      #expect(scene.o == 192)
      scene.hide()
      #expect(scene.o == -91)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a scroll of UIKit is taken back where nothing is revealed, too`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(setup(option) { $0.revealsFirstResponder = false }) { scene in
      let field = scene.addField(700...744)
      scene.focusAndShow(field)
      scene.rest()
      #expect(scene.o == (option.options.scrollsToFirstResponder ? 236 : -91))
      leave(scene, field)
      #expect(scene.o == -91)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `the end of the management is no hide`(_ option: OptionMatrix.Option) {
    run(option) { scene, _ in
      scene.coordinator.stopManaging(scene.scrollView)
      #expect(scene.b == 0)
      #expect(scene.o == 236)
    }
  }
}
#endif
