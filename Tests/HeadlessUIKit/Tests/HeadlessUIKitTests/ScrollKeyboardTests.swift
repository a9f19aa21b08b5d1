import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

/// A finger, a scroll view and the keyboard of an iPhone, which covers the screen from 508 down.
@MainActor
@Suite("UIScrollView: a finger and the keyboard")
struct ScrollKeyboardTests {
  private func run(
    _ mode: UIScrollView.KeyboardDismissMode,
    _ body: (ScrollFixture, UITextField, HeadlessKeyboard) -> Void
  ) {
    ScrollFixture.run { p in
      let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
      p.scrollView.addSubview(field)
      p.scrollView.keyboardDismissMode = mode
      p.device.clock.settle()
      #expect(field.becomeFirstResponder())
      p.device.clock.advance(by: 1)
      #expect(p.device.keyboard.frameInScreen?.minY == 508)
      body(p, field, p.device.keyboard)
    }
  }

  @Test func `a tap on a field focuses it`() {
    ScrollFixture.run { p in
      let field = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
      p.scrollView.addSubview(field)
      p.device.clock.settle()
      tap(CGPoint(x: 100, y: 180))
      #expect(field.isFirstResponder)
    }
  }

  @Test func `a tap on a button is the button's`() {
    ScrollFixture.run { p in
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
      button.frame = CGRect(x: 20, y: 160, width: 300, height: 40)
      p.scrollView.addSubview(button)
      p.device.clock.settle()
      tap(CGPoint(x: 100, y: 180))
      #expect(taps == 1)
    }
  }

  @Test func `a touch on the keyboard does not reach the app`() {
    run(.none) { p, field, keyboard in
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 100, y: 600))
      #expect(!p.scrollView.isTracking)
      finger.move(to: CGPoint(x: 100, y: 500))
      finger.lift()
      #expect(p.y == 0)
      #expect(field.isFirstResponder)
    }
  }

  private func tap(_ point: CGPoint) {
    let finger = HeadlessFinger()
    finger.touchDown(at: point)
    finger.lift()
  }
}
