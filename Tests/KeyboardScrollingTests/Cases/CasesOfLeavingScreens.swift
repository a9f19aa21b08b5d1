import KeyboardScrollingTesting
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfLeavingScreens {
  private let setup = CaseScreen.Setup.init(baseline: 5)

  // `KeyboardSimulator` knows only the keyboards that it has posted itself, so these tests run only
  // on `Stage.posted`.
  @Test func `129: when the user leaves the app, a hide without duration removes the inset`() {
    Stage.posted.run(setup) { screen in
      screen.focusAndShow(screen.addField(700...744))
      screen.expect(bottom: 307, indicator: 307)
      screen.leaveApp()
      screen.play(.leaveApp)
      // The field keeps the focus, so the hide is delayed.
      screen.expect(bottom: 307, indicator: 307)
      screen.enterApp()
      screen.wait(KeyboardTracker.holdDuration)
      screen.expect(bottom: 5, indicator: 5)

      screen.play(.show)
      screen.expect(bottom: 307, indicator: 307)
      screen.hide()
      screen.expect(bottom: 5, indicator: 5)
    }
  }

  @Test
  func `129: after an app switch without notifications, a smaller keyboard changes the inset`() {
    Stage.posted.run(setup) { screen in
      screen.show()
      screen.leaveApp()
      screen.enterApp()
      screen.expect(bottom: 307, indicator: 307)
      screen.play(.toggleSuggestions)
      // 291 - 34 + 5, after the delay.
      screen.wait(KeyboardTracker.holdDuration)
      screen.expect(bottom: 262, indicator: 262)
      screen.hide()
      screen.expect(bottom: 5, indicator: 5)
    }
  }

  @Test(arguments: Stage.all)
  func `129: after a silent app switch, a late hide removes the inset`(stage: Stage) {
    stage.run(setup.with { $0.contentHeight = 900 }) { screen in
      screen.show()
      screen.scroll(to: 236)
      screen.leaveApp()
      screen.enterApp()
      screen.post(.willHide, .zero, duration: 0)
      screen.settle()
      // The last offset: 900 + 34 + 5 - 844.
      screen.expect(bottom: 5, indicator: 5, offset: 95)
    }
  }

  /// Adds a form in a child controller, focuses its field, and scrolls the form to its end.
  private func addForm(
    to screen: CaseScreen
  ) -> (controller: LeavingController, field: ClaimingTextField) {
    let form = LeavingController()
    screen.controller.addChild(form)
    screen.addView(screen.controller.view.bounds).addSubview(form.view)
    form.view.frame = screen.controller.view.bounds
    form.didMove(toParent: screen.controller)
    form.view.addSubview(screen.scrollView)
    let field = screen.addField(700...744)
    screen.focusAndShow(field)
    screen.scroll(to: 1092)
    screen.expect(bottom: 302, indicator: 302)
    return (form, field)
  }

  @Test(.bug("https://github.com/facebook/react-native/pull/31402"), arguments: Stage.all)
  func `170: while a push covers a screen, the screen's inset does not change`(_ stage: Stage) {
    stage.run { screen in
      screen.allow(.smallest, because: "UIKit moves the content of a view without a window.")
      let (form, field) = addForm(to: screen)
      let next = UIViewController()
      form.transition = LeavingTransition(from: form, to: next)
      screen.endEditing(field)
      screen.hideAndFinish()
      screen.expect(bottom: 302, indicator: 302, path: [])

      let root = form.view.superview
      form.view.removeFromSuperview()
      form.transition = nil
      screen.wait(1)
      root?.addSubview(form.view)
      screen.settle()
      screen.expect(bottom: 0, indicator: 0)
      screen.scrollView.forget()
      screen.wait(2)
      screen.expect(path: [], writes: 0)
    }
  }
}

extension CaseScreen {
  fileprivate func leaveApp() {
    for name in [UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification] {
      center.post(name: name, object: window.windowScene)
    }
  }

  fileprivate func enterApp() {
    for name in [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification] {
      center.post(name: name, object: window.windowScene)
    }
    clock.settle()
  }
}

private final class LeavingController: UIViewController {
  var transition: LeavingTransition?

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }
}
