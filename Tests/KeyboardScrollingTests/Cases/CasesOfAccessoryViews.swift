import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfAccessoryViews {
  private final class GetterField: ClaimingTextField {
    var calls = 0

    override var inputAccessoryView: UIView? {
      get {
        calls += 1
        return UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      }
      set {}
    }
  }

  @Test func `166: an accessory view is read once per focus and once per announcement`() {
    // This test uses only the stage that posts notifications. On the other stages, the stand-in for
    // UIKit also reads the accessory view when it focuses the field.
    Stage.posted.run { screen in
      let field = GetterField(frame: CaseScreen.row(100...144))
      field.claims = false
      screen.scrollView.addSubview(field)
      screen.focus(field)
      screen.wait(1)
      #expect(field.calls <= 1)
      field.calls = 0
      screen.showAndFinish()
      screen.wait(1)
      #expect(field.calls <= 1)
      field.calls = 0
      for step in 0..<120 {
        screen.o = CGFloat(step)
        screen.wait(1.0 / 60)
      }
      expectEqual(field.calls, to: 0)
    }
  }

  /// Adds a field whose accessory view is 44 points high and begins at `top` on the screen.
  ///
  /// If `top` is nil, UIKit has not shown the accessory view yet.
  private func addField(
    _ range: ClosedRange<CGFloat>, on screen: CaseScreen, accessoryAt top: CGFloat?
  ) -> ClaimingTextField {
    let field = screen.addField(range)
    let bar = UIView(frame: CGRect(x: 0, y: top ?? 0, width: 390, height: 44))
    if top != nil { screen.addWindow().rootViewController?.view.addSubview(bar) }
    field.inputAccessoryView = bar
    return field
  }

  @Test(arguments: Stage.all)
  func `169: an accessory view that the end frame omits is in the inset at once, each time`(
    stage: Stage
  ) {
    stage.run { screen in
      let field = addField(700...744, on: screen, accessoryAt: 464)
      screen.beginEditing(field)
      screen.show()
      screen.expect(bottom: 346, indicator: 346)
      screen.finish()
      screen.wait(1)
      // The field's end at 744 moves to 464 in one step.
      screen.expect(bottom: 346, indicator: 346, path: [280], insetWrites: 1)
    }
    stage.run { screen in
      let field = addField(100...144, on: screen, accessoryAt: 464)
      screen.focusAndShow(field)
      screen.expect(bottom: 346, indicator: 346)
      screen.hide()
      screen.wait(1)
      field.inputAccessoryView?.frame.origin.y = 844
      screen.show()
      screen.expect(bottom: 346, indicator: 346)
      screen.scroll(to: 1)
      screen.wait(0.1)
      screen.expect(bottom: 346, indicator: 346)
    }
  }

  @Test(arguments: Stage.all)
  func `169: when the focus moves, the inset has the new field's accessory view, not the old one's`(
    _ stage: Stage
  ) {
    stage.run { screen in
      let first = addField(700...744, on: screen, accessoryAt: 464)
      let second = addField(900...944, on: screen, accessoryAt: nil)
      screen.focusAndShow(first)
      screen.scroll(to: 280)
      screen.endEditing(first)
      screen.show()
      screen.expect(bottom: 346, indicator: 346)
      screen.beginEditing(second)
      screen.showAndFinish()
      screen.wait(1)
      // Content at 944 is at 464 on the screen.
      screen.expect(bottom: 346, indicator: 346, path: [480], insetWrites: 0)
    }
    stage.run { screen in
      let first = addField(700...744, on: screen, accessoryAt: 464)
      let second = screen.addField(100...144)
      screen.focusAndShow(first)
      screen.wait(1)
      screen.expect(bottom: 346, indicator: 346)
      first.inputAccessoryView?.removeFromSuperview()
      screen.endEditing(first)
      screen.beginEditing(second)
      screen.showAndFinish()
      screen.wait(1)
      screen.expect(bottom: 302, indicator: 302)
    }
  }

  @Test(arguments: Stage.all)
  func `169: an accessory view that the end frame includes is not counted twice`(_ stage: Stage) {
    stage.run { screen in
      let frame = CGRect(x: 0, y: 464, width: 390, height: 380)
      let first = addField(700...744, on: screen, accessoryAt: 464)
      let second = addField(900...944, on: screen, accessoryAt: nil)
      screen.focusAndShow(first, frame)
      screen.expect(bottom: 346, indicator: 346)
      screen.endEditing(first)
      screen.focusAndShow(second, frame)
      screen.expect(bottom: 346, indicator: 346, insetWrites: 1)
    }
  }

  @Test(arguments: Stage.all, [false, true])
  func `169: an accessory view that appears late is included after the transition`(
    _ stage: Stage, isAfterEnd: Bool
  ) {
    stage.run { screen in
      let field = addField(700...744, on: screen, accessoryAt: nil)
      screen.beginEditing(field)
      screen.show()
      screen.expect(bottom: 302, indicator: 302)
      if isAfterEnd { screen.finish() }
      if let bar = field.inputAccessoryView {
        bar.frame.origin.y = 464
        screen.addWindow().rootViewController?.view.addSubview(bar)
      }
      if !isAfterEnd { screen.finish() }
      screen.wait(1)
      // Content at 744 is at 464 on the screen.
      screen.expect(bottom: 346, indicator: 346, offset: 280)
    }
  }
}
