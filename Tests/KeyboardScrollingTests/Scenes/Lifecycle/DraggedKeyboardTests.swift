#if os(Linux)
import Judging
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct DraggedKeyboardTests {
  /// Drags in steps of ten points, and returns the insets after each step.
  @discardableResult private func drag(
    _ scene: Scene, _ finger: HeadlessFinger, from start: CGFloat, to end: CGFloat
  ) -> Set<CGFloat> {
    var insets: Set<CGFloat> = []
    finger.move(along: steps(from: start, to: end), scene.device.clock) { insets.insert(scene.b) }
    return insets
  }

  private func runList(_ option: Option, keepsDistance: Bool = true, _ body: (Scene) -> Void) {
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
      scene.wait(1)
      scene.scroll(to: 2492)
      scene.wait(1)
      scene.resetCounts()
      body(scene)
    }
  }

  @Test(arguments: OptionMatrix.finger, [true, false])
  func `164: after a drag dismissed the keyboard, only content out of range moves`(
    _ option: Option, keepsDistance: Bool
  ) {
    runList(option, keepsDistance: keepsDistance) { scene in
      let finger = HeadlessFinger.touch(at: 500)
      scene.judge.finger = finger
      drag(scene, finger, from: 510, to: 800)
      let under = scene.o
      #expect(under < 2210)
      scene.lift(finger)
      scene.expect(bottom: 0)
      // Without the keyboard, the last offset is 3000 + 34 - 844.
      scene.expect(offset: min(under, 2190), within: 0.5, "\(under)")
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `164: after a drag dismissed the keyboard, an inverted list moves only into its range`(
    _ option: Option
  ) {
    Scene.runInverted(option) { scene in
      let finger = HeadlessFinger.touch(at: 500)
      scene.judge.finger = finger
      drag(scene, finger, from: 510, to: 800)
      let under = scene.o
      scene.lift(finger)
      scene.expect(top: 0)
      scene.expect(offset: max(under, 0), within: 0.5, "\(under)")
    }
  }

  /// Runs a chat at its end, with a composer of 50 points on the keyboard layout guide.
  private func runChat(_ option: Option, _ body: (Scene, UITextField) -> Void) {
    let setup = Scene.Setup(contentHeight: 3000, configuration: .chat).on(option)
    Scene.run(setup) { scene in
      let (composer, _, field) = scene.addComposer()
      scene.scrollView.keyboardDismissMode = .interactive
      scene.coordinator.manage(scene.scrollView, bar: composer)
      scene.device.keyboard.isAutomatic = true
      scene.scroll(to: 2240)
      scene.wait(1)
      scene.focus(field)
      scene.wait(1)
      scene.expect(bottom: 352, offset: 2542)
      scene.resetCounts()
      body(scene, field)
    }
  }

  @Test(arguments: OptionMatrix.finger, [400, 520, 640, 800, 840])
  func `165: a bar is not measured while a finger moves the bar`(_ option: Option, end: CGFloat) {
    runChat(option) { scene, _ in
      let finger = HeadlessFinger.touch(at: 390)
      scene.judge.finger = finger
      let insets = drag(scene, finger, from: 400, to: end)
      expectEqual(insets, to: [352])
      let under = scene.o
      finger.lift()
      var after: Set<CGFloat> = []
      for _ in 0..<180 {
        scene.wait(1.0 / 60)
        after.insert(scene.b)
      }
      #expect(after.isSubset(of: [352, 50]), "\(after)")
      if end >= 800 {
        scene.expect(bottom: 50)
        scene.expect(offset: min(under, 2240), within: 0.5, "\(under)")
      }
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `173: after a keyboard is dragged away while it appears, the offset stays`(option: Option) {
    let setup = Scene.Setup(contentHeight: 3000).on(option)
    Scene.run(setup) { scene in
      scene.scrollView.keyboardDismissMode = .interactive
      scene.device.keyboard.isAutomatic = true
      let field = scene.addField(900...944)
      scene.scroll(to: 300)
      field.takeFocus()
      scene.wait(0.1)
      let finger = HeadlessFinger.touch(at: 480)
      scene.judge.finger = finger
      finger.move(to: CGPoint(x: 380, y: 491))
      scene.resetCounts()
      drag(scene, finger, from: 500, to: 830)
      scene.expect(offsetWrites: 0)
      let under = scene.o
      scene.lift(finger)
      #expect(!field.isFirstResponder)
      scene.expect(bottom: 0)
      scene.expect(offset: under, within: 0.5)
    }
  }

  @Test(arguments: OptionMatrix.finger, [true, false])
  func `179: five cancelled dismissals change no inset`(_ option: Option, hasBar: Bool) {
    func repeatedly(_ scene: Scene, inset: CGFloat) {
      let start = scene.o
      for _ in 0..<5 {
        let finger = HeadlessFinger.touch(at: 390)
        scene.judge.finger = finger
        var insets = drag(scene, finger, from: 400, to: 700)
        insets.formUnion(drag(scene, finger, from: 690, to: 390))
        expectEqual(insets, to: [inset])
        let under = scene.o
        finger.lift()
        scene.wait(2)
        scene.expect(bottom: inset)
        scene.expect(offset: min(under, start), within: 0.5, "\(under)")
      }
      scene.expect(insetWrites: 0)
    }
    if hasBar {
      runChat(option) { scene, _ in repeatedly(scene, inset: 352) }
    } else {
      runList(option) { scene in repeatedly(scene, inset: 302) }
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `an accessory view is not measured during a drag`(_ option: Option) {
    var setup = Scene.Setup.iPhone.on(option)
    setup.options.endFrameExcludesAccessory = true
    Scene.run(setup) { scene in
      scene.scrollView.keyboardDismissMode = .interactive
      scene.device.keyboard.isAutomatic = true
      let field = scene.addField(700...744)
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      scene.focus(field)
      scene.wait(1)
      scene.expect(bottom: 346, indicator: 346)
      let finger = HeadlessFinger.touch(at: 440)
      scene.judge.finger = finger
      let insets = drag(scene, finger, from: 450, to: 740)
      expectEqual(insets, to: [346])
      scene.lift(finger)
      scene.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `during a hide, content pulled beyond its start stays under the finger`(_ option: Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.edit(scene.addField(100...144))
      let finger = scene.drag(by: 200)
      scene.wait(1)
      let pulled = scene.o
      #expect(pulled < -91)
      scene.hide()
      scene.wait(1)
      scene.expect(bottom: 302, indicator: 302, offset: pulled)
      finger.lift()
      scene.wait(2)
      scene.expect(bottom: 0, indicator: 0, offset: -91)
    }
  }
}
#endif
