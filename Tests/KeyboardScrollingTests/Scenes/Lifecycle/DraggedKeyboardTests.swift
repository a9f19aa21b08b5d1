#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import KeyboardScrolling

/// A finger that drags the keyboard away, or part of the way and back.
@MainActor
@Suite("A dragged keyboard", .tags(.scene))
struct DraggedKeyboardTests {
  /// Drags in steps of ten points, each a frame long, and returns the insets on the way.
  @discardableResult
  private func drag(
    _ scene: Scene,
    _ finger: HeadlessFinger,
    from start: CGFloat,
    to end: CGFloat
  ) -> Set<CGFloat> {
    var insets: Set<CGFloat> = []
    for y in stride(from: start, through: end, by: start < end ? 10 : -10) {
      finger.move(to: CGPoint(x: 380, y: y))
      scene.device.clock.advance(by: 1.0 / 60)
      insets.insert(scene.b)
    }
    return insets
  }

  private func list(_ option: Option, keepsDistance: Bool = true, _ body: (Scene) -> Void) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.contentHeight = 3000
      $0.configuration.keepsDistanceToEnd = keepsDistance
      $0.configuration.revealsFirstResponder = false
    }
    Scene.run(setup) { scene in
      scene.scrollView.keyboardDismissMode = .interactive
      scene.device.keyboard.isAutomatic = true
      let field = scene.addField(2600...2644)
      scene.scroll(to: 2190)
      scene.focus(field)
      scene.device.clock.advance(by: 1)
      scene.scroll(to: 2492)
      scene.device.clock.advance(by: 1)
      scene.resetCounts()
      body(scene)
    }
  }

  @Test(arguments: OptionMatrix.finger, [true, false])
  func `164: a list at its end stays there when the keyboard is dragged away`(
    _ option: Option,
    keepsDistance: Bool
  ) {
    list(option, keepsDistance: keepsDistance) { scene in
      let finger = HeadlessFinger()
      scene.judge.finger = finger
      finger.touchDown(at: CGPoint(x: 380, y: 500))
      drag(scene, finger, from: 510, to: 800)
      let under = scene.o
      #expect(under < 2210)
      scene.lift(finger)
      #expect(scene.b == 0)
      // The end without the keyboard is at 3000 + 34 - 844.
      #expect(abs(scene.o - min(under, 2190)) < 0.5, "\(under) → \(scene.o)")
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `164: an inverted list stays where the finger left it`(_ option: Option) {
    Scene.runInverted(option) { scene in
      let finger = HeadlessFinger()
      scene.judge.finger = finger
      finger.touchDown(at: CGPoint(x: 380, y: 500))
      drag(scene, finger, from: 510, to: 800)
      let under = scene.o
      scene.lift(finger)
      #expect(scene.scrollView.contentInset.top == 0)
      #expect(abs(scene.o - max(under, 0)) < 0.5, "\(under) → \(scene.o)")
    }
  }

  /// A chat at its end, with a composer of 50 on the keyboard's layout guide.
  private func chat(_ option: Option, _ body: (Scene, UITextField) -> Void) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.contentHeight = 3000
      $0.configuration.keepsDistanceToEnd = true
    }
    Scene.run(setup) { scene in
      let (composer, _, field) = scene.addComposer()
      scene.scrollView.keyboardDismissMode = .interactive
      scene.coordinator.manage(scene.scrollView, bar: composer)
      scene.device.keyboard.isAutomatic = true
      scene.scroll(to: 2240)
      scene.device.clock.advance(by: 1)
      scene.focus(field)
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 352)
      #expect(scene.o == 2542)
      scene.resetCounts()
      body(scene, field)
    }
  }

  @Test(arguments: OptionMatrix.finger, [400, 520, 640, 800, 840])
  func `165: a bar that a finger moves is not measured`(_ option: Option, end: CGFloat) {
    chat(option) { scene, _ in
      let finger = HeadlessFinger()
      scene.judge.finger = finger
      finger.touchDown(at: CGPoint(x: 380, y: 390))
      let insets = drag(scene, finger, from: 400, to: end)
      #expect(insets == [352])
      let under = scene.o
      finger.lift()
      var after: Set<CGFloat> = []
      for _ in 0..<180 {
        scene.device.clock.advance(by: 1.0 / 60)
        after.insert(scene.b)
      }
      #expect(after.isSubset(of: [352, 50]), "\(after)")
      if end >= 800 {
        #expect(scene.b == 50)
        #expect(abs(scene.o - min(under, 2240)) < 0.5, "\(under) → \(scene.o)")
      }
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `173: a keyboard that is dragged away while it shows does not move the content`(
    _ option: Option
  ) {
    let setup = Scene.Setup.iPhone.on(option).with { $0.contentHeight = 3000 }
    Scene.run(setup) { scene in
      scene.scrollView.keyboardDismissMode = .interactive
      scene.device.keyboard.isAutomatic = true
      let field = scene.addField(900...944)
      scene.scroll(to: 300)
      #expect(field.becomeFirstResponder())
      scene.device.clock.advance(by: 0.1)
      let finger = HeadlessFinger()
      scene.judge.finger = finger
      finger.touchDown(at: CGPoint(x: 380, y: 480))
      finger.move(to: CGPoint(x: 380, y: 491))
      scene.resetCounts()
      drag(scene, finger, from: 500, to: 830)
      #expect(scene.offsetWrites == 0)
      let under = scene.o
      scene.lift(finger)
      #expect(!field.isFirstResponder)
      #expect(scene.b == 0)
      #expect(abs(scene.o - under) < 0.5, "\(under) → \(scene.o)")
    }
  }

  @Test(arguments: OptionMatrix.finger, [true, false])
  func `179: a dismissal that is begun and cancelled five times changes nothing`(
    _ option: Option,
    hasBar: Bool
  ) {
    func repeatedly(_ scene: Scene, inset: CGFloat) {
      let start = scene.o
      for _ in 0..<5 {
        let finger = HeadlessFinger()
        scene.judge.finger = finger
        finger.touchDown(at: CGPoint(x: 380, y: 390))
        var insets = drag(scene, finger, from: 400, to: 700)
        insets.formUnion(drag(scene, finger, from: 690, to: 390))
        #expect(insets == [inset])
        let under = scene.o
        finger.lift()
        scene.device.clock.advance(by: 2)
        #expect(scene.b == inset)
        #expect(abs(scene.o - min(under, start)) < 0.5, "\(under) → \(scene.o)")
      }
      #expect(scene.insetWrites == 0)
    }
    if hasBar {
      chat(option) { scene, _ in repeatedly(scene, inset: 352) }
    } else {
      list(option) { scene in repeatedly(scene, inset: 302) }
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `an accessory view that is missing from the end frame is not measured during a drag`(
    _ option: Option
  ) {
    var setup = Scene.Setup.iPhone.on(option)
    setup.options.endFrameExcludesAccessory = true
    Scene.run(setup) { scene in
      scene.scrollView.keyboardDismissMode = .interactive
      scene.device.keyboard.isAutomatic = true
      let field = scene.addField(700...744)
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      scene.focus(field)
      scene.device.clock.advance(by: 1)
      scene.expect(b: 346, i: 346)
      let finger = HeadlessFinger()
      scene.judge.finger = finger
      finger.touchDown(at: CGPoint(x: 380, y: 440))
      let insets = drag(scene, finger, from: 450, to: 740)
      #expect(insets == [346])
      scene.lift(finger)
      scene.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `content pulled beyond its start stays under the finger during the hide`(
    _ option: Option
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.edit(scene.addField(100...144))
      let finger = scene.drag(by: 200)
      scene.device.clock.advance(by: 1)
      let pulled = scene.o
      #expect(pulled < -91)
      scene.hide()
      scene.device.clock.advance(by: 1)
      #expect(scene.o == pulled)
      scene.expect(b: 302, i: 302)
      finger.lift()
      scene.device.clock.advance(by: 2)
      scene.expect(b: 0, i: 0)
      #expect(abs(scene.o + 91) < 0.001)
    }
  }
}
#endif
