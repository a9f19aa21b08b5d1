import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfHides {
  @Test(arguments: Stage.all, Policy.both)
  func `35: a hide whose end frame is zero restores the baseline`(_ stage: Stage, policy: Policy) {
    stage.run(.iPhone.base(20, policy)) { screen in
      let inset: CGFloat = policy == .sum ? 322 : 302
      for round in 1...3 {
        screen.showAndFinish()
        screen.expect(bottom: inset, indicator: inset)
        screen.post(.willChangeFrame, .zero)
        screen.expect(bottom: 20, indicator: 20)
        screen.post(.willHide, .zero)
        screen.settle()
        screen.expect(bottom: 20, indicator: 20)
        screen.finish(.didHide, .zero)
        screen.expect(bottom: 20, indicator: 20)
        screen.expectWrites(insets: 2 * round, indicators: 2 * round)
      }
      screen.expectStill()
    }
  }

  @Test(arguments: Stage.all)
  func `41: a hide notification removes the inset, whatever its frame`(_ stage: Stage) {
    stage.run { screen in
      for frame in [CGRect(x: 0, y: 800, width: 390, height: 44), Keyboard.iPhone] {
        screen.showAndFinish()
        screen.expect(bottom: 302, indicator: 302)
        screen.post(.willHide, frame)
        screen.settle()
        screen.expect(bottom: 0, indicator: 0)
        screen.scrollView.forget()
        // The did-notifications repeat the frame, in either order.
        for kind in [KeyboardNotification.Kind.didChangeFrame, .didHide, .didChangeFrame] {
          screen.post(kind, frame)
          screen.settle()
          screen.expect(bottom: 0, indicator: 0)
        }
        screen.wait(1)
        screen.expect(writes: 0)
        screen.expectStill()
      }
    }
  }

  @Test(arguments: Stage.all, Policy.both)
  func `51: a hide before any show changes nothing`(_ stage: Stage, policy: Policy) {
    stage.run(.iPhone.base(20, policy)) { screen in
      screen.hideAndFinish()
      screen.post(.willHide, .zero)
      screen.settle()
      screen.expect(bottom: 20, indicator: 20, writes: 0)
      screen.expectStill()
    }
  }

  @Test(arguments: Stage.all)
  func `153: long after a hide without did-notification, a didShow insets the view`(stage: Stage) {
    stage.run(.plain.with { $0.screen = CGSize(width: 375, height: 667) }) { screen in
      screen.show(CGRect(x: 0, y: 409, width: 375, height: 258))
      screen.post(.willHide, CGRect(x: 0, y: 667, width: 375, height: 258))
      screen.wait(3)
      screen.expect(bottom: 0, indicator: 0)
      screen.post(.didShow, CGRect(x: 0, y: 409, width: 375, height: 258))
      screen.settle()
      screen.expect(bottom: 258, indicator: 258)
    }
  }

  @Test(arguments: Stage.all, [(0, 0), (0.04, 0.08), (0.099, 0.1)] as [(Double, Double)])
  func `47: AutoFill moves nothing`(_ stage: Stage, times: (Double, Double)) {
    stage.run(.init(contentHeight: 900)) { screen in
      let field = screen.addField(700...744)
      field.textContentType = .password
      screen.focusAndShow(field)
      screen.expect(offset: 236)
      screen.scrollView.forget()

      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.wait(times.0)
      screen.expect(bottom: 302, indicator: 302)
      screen.post(.willShow, Keyboard.iPhoneShort)
      screen.wait(times.1 - times.0)
      // A shorter keyboard changes no inset before its transition ends.
      screen.expect(bottom: 302, indicator: 302)
      screen.post(.willShow, Keyboard.iPhone)
      screen.settle()
      screen.expect(bottom: 302, indicator: 302)
      screen.finish()
      screen.wait(1)
      screen.expect(bottom: 302, indicator: 302, offset: 236)
      screen.expectStill()
      screen.expect(insetWrites: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `47: AutoFill that moves the focus to the next field moves no content`(_ stage: Stage) {
    stage.run(.init(contentHeight: 900)) { screen in
      let name = screen.addField(700...744)
      let password = screen.addField(640...684)
      name.textContentType = .password
      password.isSecureTextEntry = true
      screen.focusAndShow(name)
      screen.scrollView.forget()
      screen.announce(.willHide, Keyboard.iPhoneHidden)
      screen.wait(0.03)
      screen.endEditing(name)
      screen.beginEditing(password)
      screen.wait(0.03)
      screen.expect(bottom: 302, indicator: 302)
      screen.announce(.willShow, Keyboard.iPhoneShort)
      screen.wait(0.03)
      screen.showAndFinish()
      screen.wait(1)
      screen.expect(bottom: 302, indicator: 302)
      // At an offset of 236, the content from 327 to 744 is visible, which includes the next field.
      screen.expectStill()
      screen.expect(insetWrites: 0)
    }
  }

  private func runAtEnd(
    _ stage: Stage, _ type: UITextContentType? = nil, _ body: @MainActor (CaseScreen) -> Void
  ) {
    stage.run { screen in
      let field = screen.addField(1540...1584)
      field.textContentType = type
      screen.focusAndShow(field)
      screen.scroll(to: 1092)
      screen.wait(1)
      screen.scrollView.forget()
      body(screen)
      expectStill(screen)
    }
  }

  private func expectStill(
    _ screen: CaseScreen, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    screen.wait(1)
    screen.expect(
      bottom: 302, indicator: 302, path: [], insetWrites: 0, sourceLocation: sourceLocation
    )
  }

  private func announce(
    _ screen: CaseScreen, _ kind: KeyboardNotification.Kind, _ frame: CGRect,
    duration: Double = 0.25
  ) {
    screen.announce(kind, frame, duration: duration)
    screen.settle()
  }

  @Test(arguments: Stage.all)
  func `174: a show with an empty frame, as with cross-fade, is delayed like a hide`(stage: Stage) {
    runAtEnd(stage) { screen in
      announce(screen, .willShow, CGRect(x: 0, y: 844, width: 390, height: 0), duration: 0.383)
      screen.wait(0.09)
      announce(screen, .willShow, Keyboard.iPhone, duration: 0.383)
    }
  }

  @Test(arguments: Stage.all, [nil, UITextContentType.username])
  func `148, 175: AutoFill's shorter keyboard moves nothing`(
    _ stage: Stage, type: UITextContentType?
  ) {
    runAtEnd(stage, type) { screen in
      announce(screen, .willHide, Keyboard.iPhoneHidden)
      screen.wait(0.05)
      announce(screen, .willShow, Keyboard.iPhoneShort)
      screen.wait(0.04)
      announce(screen, .willShow, Keyboard.iPhone)
    }
  }

  @Test(arguments: Stage.all, [true, false])
  func `147, 176: unlocking the device moves nothing`(_ stage: Stage, postsDid: Bool) {
    runAtEnd(stage) { screen in
      for frame in [
        CGRect(x: 0, y: 844, width: 390, height: 0), CGRect(x: 0, y: 508, width: 0, height: 336),
      ] {
        announce(screen, .willShow, frame, duration: 0)
        if postsDid {
          screen.post(.didChangeFrame, frame, duration: 0)
          screen.post(.didShow, frame, duration: 0)
        }
        screen.wait(0.1)
      }
      announce(screen, .willShow, Keyboard.iPhone)
    }
  }

  @Test(arguments: Stage.all, [(0.042, 0.045), (0.06, 0.07)])
  func `171: exchanging an input view on iOS 26 moves nothing`(
    _ stage: Stage, _ times: (end: TimeInterval, show: TimeInterval)
  ) {
    runAtEnd(stage) { screen in
      announce(screen, .willHide, Keyboard.iPhoneHidden)
      screen.wait(times.end)
      screen.post(.didChangeFrame, Keyboard.iPhoneHidden)
      screen.post(.didHide, Keyboard.iPhoneHidden)
      screen.wait(times.show)
      announce(screen, .willShow, Keyboard.iPhone)
    }
  }

  @Test(arguments: Stage.all)
  func `148: if the keyboard stays shorter, the inset shrinks after the transition`(stage: Stage) {
    stage.run { screen in
      let field = screen.addField(700...744)
      field.textContentType = .username
      screen.focusAndShow(field)
      screen.scrollView.forget()
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.wait(0.05)
      screen.show(Keyboard.iPhoneShort)
      screen.expect(bottom: 302, indicator: 302)
      screen.finish(.didShow, Keyboard.iPhoneShort)
      screen.wait(1)
      screen.expect(bottom: 257, indicator: 257)
      screen.expectWrites(insets: 1, indicators: 1)
    }
  }

  @Test(arguments: Stage.all, [(true, 0.25), (false, 0.25), (false, 0)])
  func `162: with a focused field, a hide takes effect a tenth of a second later`(
    _ stage: Stage, row: (mayAutoFill: Bool, duration: Double)
  ) {
    stage.run { screen in
      let field = screen.addField(700...744)
      field.isSecureTextEntry = row.mayAutoFill
      screen.focusAndShow(field)
      screen.scrollView.forget()
      screen.announce(.willHide, Keyboard.iPhoneHidden, duration: row.duration)
      screen.expect(bottom: 302, indicator: 302)
      screen.wait(0.09)
      screen.expect(bottom: 302, indicator: 302)
      screen.wait(0.02)
      screen.expect(bottom: 0, indicator: 0)
      screen.expectWrites(insets: 1, indicators: 1)
    }
  }

  @Test(arguments: Stage.all)
  func `162: the inset is removed a tenth of a second after the keyboard undocks`(_ stage: Stage) {
    stage.run(.iPad) { screen in
      let field = screen.addField(100...144)
      field.textContentType = .username
      screen.focusAndShow(field, Keyboard.iPad)
      screen.expect(bottom: 244, indicator: 244)
      screen.post(.willHide, CGRect(x: 0, y: 1194, width: 834, height: 264))
      screen.expect(bottom: 244, indicator: 244)
      screen.post(.didChangeFrame, CGRect(x: 500, y: 600, width: 320, height: 260))
      screen.wait(KeyboardTracker.holdDuration)
      screen.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `162: further notifications delay a hide by half a second at most`(_ stage: Stage) {
    stage.run { screen in
      screen.focusAndShow(screen.addField(700...744))
      screen.scrollView.forget()
      for _ in 0..<9 {
        announce(screen, .willHide, Keyboard.iPhoneHidden)
        screen.wait(0.06)
      }
      screen.expect(bottom: 0, indicator: 0)
      screen.expectWrites(insets: 1, indicators: 1)
    }
  }

  @Test(arguments: Stage.all, [KeyboardNotification.Kind.didHide, .willHide])
  func `171: a second notification of a hide restarts the delay`(
    _ stage: Stage, second: KeyboardNotification.Kind
  ) {
    stage.run { screen in
      screen.focusAndShow(screen.addField(700...744))
      screen.scrollView.forget()
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.wait(0.06)
      screen.post(second, Keyboard.iPhoneHidden)
      screen.wait(0.1)
      screen.expect(bottom: 302, indicator: 302)
      screen.wait(0.01)
      screen.expect(bottom: 0, indicator: 0)
      screen.wait(1)
      screen.expect(bottom: 0, indicator: 0)
      screen.expectWrites(insets: 1, indicators: 1)
      // A show cancels a hide. The timer of that hide does not shorten the delay of the next hide.
      screen.show()
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.wait(0.05)
      screen.post(.willShow, Keyboard.iPhone)
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.wait(0.06)
      screen.expect(bottom: 302, indicator: 302)
      screen.wait(0.06)
      screen.expect(bottom: 0, indicator: 0)
    }
  }
}
