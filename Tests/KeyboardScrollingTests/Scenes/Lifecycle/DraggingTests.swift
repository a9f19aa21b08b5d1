#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct DraggingTests {
  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1564"),
    arguments: OptionMatrix.all
  )
  func `132: a show in the middle of a drag moves no content`(_ option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(900...944)
      let finger = scene.drag(by: -60, from: CGPoint(x: 195, y: 400))
      #expect(scene.scrollView.isDragging)
      let dragged = scene.o
      #expect(dragged > -91)
      scene.resetCounts()

      scene.focus(field)
      scene.showAndFinish()
      // UIKit's own movements during a drag are not checked here.
      scene.expect(bottom: 302, offsetWrites: 0)
      #expect(scene.scrollView.isDragging)
      if !option.options.scrollsToFirstResponder { expectEqual(scene.o, to: dragged) }

      scene.lift(finger)
      scene.expect(bottom: 302)
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `132: after a drag, a new focus is revealed, but not a field that the keyboard would reveal`(
    _ option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(900...944)
      let finger = scene.drag(by: -10, from: CGPoint(x: 195, y: 400))
      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.lift(finger)
      // The field's end at 944 moves to 508.
      scene.expect(offset: 436)
    }
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(420...464)
      scene.focus(field)
      scene.showAndFinish(Keyboard.iPhoneShort)
      scene.o = 700
      scene.settle()
      let finger = scene.drag(by: -10, from: CGPoint(x: 195, y: 300))
      scene.resetCounts()
      scene.show(Keyboard.iPhone)
      scene.lift(finger)
      scene.expect(bottom: 302, offsetWrites: 0)
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `133: if a dragged keyboard posts nothing, the hide removes the inset`(_ option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.scrollView.keyboardDismissMode = .interactive
      scene.showAndFinish()
      scene.o = 300
      let finger = scene.drag(by: 108, from: CGPoint(x: 195, y: 400))
      scene.resetCounts()
      finger.move(to: CGPoint(x: 195, y: 644))
      scene.settle()
      // An inset that followed UIKit's keyboard layout guide would be 844 - 644 - 34 = 166. Before
      // the hide, 166 and 302 are both correct.
      #expect(scene.b == 302 || scene.b == 166)
      // 300 less the 244 that the finger has moved.
      scene.expect(offset: 56, offsetWrites: 0)

      scene.announce(.willHide, Keyboard.iPhoneHidden)
      scene.settle()
      scene.expect(offset: 56, offsetWrites: 0)
      scene.lift(finger)
      scene.expect(bottom: 0, indicator: 0, offset: 56)
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `133: a hide in a drag moves content, also if inverted, only when the finger lifts`(
    option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.scrollView.keyboardDismissMode = .interactive
      scene.showAndFinish()
      scene.o = 1092
      let finger = scene.drag(by: 44, from: CGPoint(x: 195, y: 500))
      // 1048 is past 790, the last offset without a keyboard.
      scene.expect(offset: 1048)
      scene.resetCounts()
      scene.announce(.willHide, Keyboard.iPhoneHidden)
      scene.settle()
      scene.expect(offset: 1048)
      #expect(scene.offsets.isEmpty)
      finger.move(to: CGPoint(x: 195, y: 554))
      scene.expect(offset: 1038)

      scene.lift(finger)
      scene.expect(bottom: 0, indicator: 0, offset: 790)
    }
    Scene.run(Scene.Setup(container: .window, behavior: .never).on(option)) { scene in
      scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scene.scrollView.keyboardDismissMode = .interactive
      scene.settle()
      scene.showAndFinish()
      scene.expect(offset: -336, top: 336)
      // In a flipped list, dragging down increases the offset.
      let finger = scene.drag(by: 20)
      let dragged = scene.o
      #expect(dragged < 0)
      scene.resetCounts()
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.settle()
      scene.expect(offset: dragged, insetWrites: 0)
      scene.lift(finger)
      scene.expect(top: 0)
      #expect(scene.o >= 0)
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `if a view leaves its window during a drag, the hide leaves no inset`(_ option: Option) {
    Scene.run(Scene.Setup(baseline: 5).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.o = 1097
      let finger = scene.drag(by: 10, from: CGPoint(x: 195, y: 400))
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.scrollView.removeFromSuperview()
      scene.lift(finger)
      scene.expect(bottom: 5, indicator: 5)
    }
  }

  enum Interlude: CaseIterable, Sendable { case handOver, endOfCoordinator, appAddsSixty }

  @Test(arguments: OptionMatrix.finger, Interlude.allCases)
  func `133: no event cancels a waiting hide`(_ option: Option, _ interlude: Interlude) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.o = 1092
      let finger = scene.drag(by: 10, from: CGPoint(x: 195, y: 400))
      scene.post(.willHide, Keyboard.iPhoneHidden)
      let other = KeyboardScrollCoordinator()
      var base: CGFloat = 0
      switch interlude {
      case .handOver:
        other.manage(scene.scrollView)
        scene.expect(bottom: 302)
      case .endOfCoordinator:
        scene.coordinator = other
        scene.expect(bottom: 0)
      case .appAddsSixty:
        base = 60
        scene.scrollView.contentInset.bottom += base
      }
      scene.lift(finger)
      scene.expect(bottom: base, indicator: 0, offset: 790 + base)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `during a drag, a hide that moves no content takes effect at once`(_ option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      field.isSecureTextEntry = true
      scene.edit(field)
      let finger = scene.drag(by: 20)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.expect(bottom: 0, indicator: 0)
      scene.lift(finger)
      scene.expect(bottom: 0, indicator: 0)
    }
  }
}
#endif
