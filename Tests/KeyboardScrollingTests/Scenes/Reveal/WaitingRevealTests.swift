#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
struct WaitingRevealTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.finger)

  private func run(_ option: Option, _ body: (Scene, HeadlessFinger) -> Void) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let finger = scene.drag(by: -20)
      scene.focusAndShow(field)
      body(scene, finger)
    }
  }

  @Test(arguments: options)
  func `neither a request nor a late didHide of an earlier hide cancels a waiting reveal`(
    option: Option
  ) {
    run(option) { scene, finger in
      scene.resetCounts()
      scene.coordinator.revealFirstResponder(animated: true)
      scene.rest()
      scene.expect(path: [])
      finger.lift()
      scene.wait(5)
      scene.expect(path: [236])
    }
    run(option) { scene, finger in
      scene.post(.didHide, CGRect(x: 0, y: 844, width: 390, height: 336))
      scene.rest()
      finger.lift()
      scene.wait(5)
      scene.expect(offset: 236)
    }
  }

  @Test(arguments: options)
  func `a waiting reveal passes to the view's new coordinator`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let finger = scene.drag(by: -20)
      scene.edit(field)
      let other = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      other.manage(scene.scrollView)
      scene.wait(1)
      scene.expect(offsetWrites: 0)
      finger.lift()
      scene.wait(5)
      scene.expect(offset: 236)
      withExtendedLifetime(other) {}
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `when a view changes its coordinator, the new one reveals the focus`(_ option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let text = ClaimingTextView.make(
        frame: CGRect(x: 0, y: 600, width: 390, height: 300),
        caret: CGRect(x: 0, y: 200, width: 2, height: 20)
      )
      scene.scrollView.addSubview(text)
      scene.settle()
      text.takeFocus()
      scene.post(.willShow, Keyboard.iPhone)
      let other = KeyboardScrollCoordinator()
      other.manage(scene.scrollView, configuration: .init(revealPadding: 0))
      scene.rest()
      // The text view fits, so its end at 900 is at 508.
      scene.expect(offset: 392)
    }
  }

  @Test(arguments: options)
  func `a reveal also waits for a second drag that begins before content rests`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let first = scene.drag(by: -20)
      scene.edit(field)
      first.lift(velocity: CGPoint(x: 0, y: -500))
      #expect(scene.scrollView.isDecelerating)
      scene.wait(0.05)
      let second = scene.drag(by: 30)
      scene.wait(1)
      scene.expect(offsetWrites: 0)
      second.lift()
      scene.wait(5)
      scene.expect(offset: 236, offsetWrites: 1)
    }
  }

  @Test(arguments: options)
  func `a waiting reveal is dropped when the focus leaves the scroll view`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let outside = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
      scene.controller.view.addSubview(outside)
      let finger = scene.drag(by: -20)
      scene.focusAndShow(field)
      outside.takeFocus()
      scene.rest()
      finger.lift()
      scene.wait(5)
      scene.expect(offsetWrites: 0)
    }
  }

  @Test(arguments: options)
  func `the reveal in an inner list waits until the list stops decelerating`(option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
      let field = UITextField(frame: CGRect(x: 16, y: 4000, width: 300, height: 44))
      scene.place(inner, in: scene.scrollView, contentHeight: 5000)
      inner.addSubview(field)
      let finger = scene.drag(by: -50, from: CGPoint(x: 200, y: 700))
      finger.lift(velocity: CGPoint(x: 0, y: -1500))
      scene.resetCounts()
      scene.focusAndShow(field)
      #expect(inner.isDecelerating && !scene.scrollView.isDecelerating)
      scene.expect(path: [])
      scene.wait(10)
      // The inner list's lower end at 700 is at 508.
      scene.expect(path: [192])
    }
  }
}
#endif
