#if os(Linux)
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A wait for a finger, a transition or a timer must not request turn after turn.
@MainActor struct TurnCountTests {
  /// Runs turns of a sixtieth of a second, and returns how many turns the coordinator has
  /// requested.
  ///
  /// `advance(by:)` would also run every turn that is requested meanwhile.
  private func countRequests(on stage: ControllerStage, turns: Int = 60) -> Int {
    let count = stage.requests.count
    for _ in 0..<turns {
      stage.device.clock.stayBusy(for: 1.0 / 60)
      stage.device.clock.turn()
    }
    return stage.requests.count - count
  }

  enum Responder: CaseIterable, Sendable { case editor, editorInInnerView, field, text }

  private func add(_ responder: Responder, to scrollView: UIScrollView) -> UIView {
    let frame = CGRect(x: 16, y: 700, width: 300, height: 44)
    let view: UIView =
      switch responder {
      case .editor, .editorInInnerView: KeyInputView(frame: frame)
      case .field: UITextField(frame: frame)
      case .text: UITextView(frame: frame)
      }
    guard responder == .editorInInnerView else {
      scrollView.addSubview(view)
      return view
    }
    let inner = UIScrollView(frame: frame)
    inner.contentSize = CGSize(width: 600, height: 44)
    view.frame = inner.bounds
    inner.addSubview(view)
    scrollView.addSubview(inner)
    return view
  }

  /// Runs a form whose only field or text is the responder.
  private func run(
    _ option: Option, _ responder: Responder,
    _ body: (ControllerStage, UIScrollView, UIView) -> Void
  ) {
    let screen = FormController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      screen.field.removeFromSuperview()
      stage.wait(1)
      stage.coordinator.manage(screen.scrollView, configuration: .init())
      let view = add(responder, to: screen.scrollView)
      stage.wait(1)
      body(stage, screen.scrollView, view)
    }
  }

  /// The last offset is 92 with the keyboard, and -91 without it.
  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.finger))
  func `after the app assigns an offset beyond the range, few turns are requested`(option: Option) {
    let screen = FormController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      let scrollView = screen.scrollView
      stage.wait(1)
      scrollView.contentSize.height = 600
      let other = UITextField(frame: CGRect(x: 16, y: 200, width: 300, height: 44))
      scrollView.addSubview(other)
      screen.field.frame.origin.y = 260
      stage.coordinator.manage(scrollView, configuration: .init())
      stage.wait(1)
      screen.field.takeFocus()
      scrollView.contentOffset.y = 266
      other.takeFocus()
      #expect(countRequests(on: stage) < 12)
      #expect(abs(scrollView.contentOffset.y - 92) < 0.5, "\(scrollView.contentOffset.y)")
      stage.device.keyboard.perform(.toggleEmoji(height: 356))
      #expect(countRequests(on: stage) < 6)
    }
  }

  @Test(arguments: OptionMatrix.finger, Responder.allCases)
  func `239: while a finger holds the content, at most two turns are requested`(
    _ option: Option, _ responder: Responder
  ) {
    run(option, responder) { stage, scrollView, view in
      let finger = HeadlessFinger.touch(at: 300)
      view.takeFocus()
      stage.device.clock.turn()
      stage.device.clock.turn()
      let count = countRequests(on: stage)
      #expect(count <= 2, "\(count) turns")
      finger.lift()
      scrollView.headlessOffsetHistory = []
      stage.wait(2)
      // The field's end at 744 and the padding of 8 are just above the keyboard's top at 508.
      scrollView.expect(offset: 244, within: 0.5)
      let path = scrollView.headlessOffsetHistory.map(\.y)
      expectEqual(path, to: path.sorted())
    }
  }

  @Test(arguments: Responder.allCases)
  func `239: a finger that rests after a drag requests at most two turns`(responder: Responder) {
    run(OptionMatrix.plain, responder) { stage, _, view in
      stage.focus(view)
      let finger = HeadlessFinger.touch(at: 300)
      for y in stride(from: 290.0, through: 150, by: -10) {
        finger.move(to: CGPoint(x: 380, y: y))
        stage.device.clock.stayBusy(for: 1.0 / 60)
        stage.device.clock.turn()
      }
      stage.device.keyboard.perform(.changeFrameOnly(height: 400))
      stage.device.clock.turn()
      let count = countRequests(on: stage)
      #expect(count <= 2, "\(count) turns")
      finger.lift()
      stage.wait(1)
    }
  }

  @Test(arguments: [Responder.field, .text], [true, false])
  func `239: while a finger touches or drags the content, at most two turns are requested`(
    _ responder: Responder, moves: Bool
  ) {
    run(OptionMatrix.plain, responder) { stage, _, view in
      let finger = HeadlessFinger.touch(at: 300)
      if moves { finger.move(to: CGPoint(x: 380, y: 290)) }
      view.takeFocus()
      stage.wait(0.1)
      let count = stage.requests.count
      for frame in 0..<60 {
        if moves { finger.move(to: CGPoint(x: 380, y: 290 - frame)) }
        stage.wait(1.0 / 60)
      }
      let asked = stage.requests.count - count
      #expect(asked <= 2, "\(asked) turns")
      finger.lift()
      stage.wait(1)
    }
  }

  enum Wait: CaseIterable, Sendable {
    case delayedHide, transition, interactivePop, appScroll, noWindow, hiddenTab, noLayout, undocked
    case animation
  }

  @Test(arguments: OptionMatrix.hide, Wait.allCases)
  func `239: a waiting coordinator requests at most two turns`(option: Option, _ wait: Wait) {
    let screen = FormController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    ControllerStage.run(tabs, option) { stage in
      let clock = stage.device.clock
      navigation.pushViewController(screen, animated: false)
      clock.advance(by: 1)
      stage.coordinator.manage(screen.scrollView)
      stage.focus(screen.field)
      clock.advance(by: 1)
      let keyboard = stage.device.keyboard
      var end: () -> Void = {}
      switch wait {
      case .delayedHide:
        stage.hideForMenu()
      case .transition:
        navigation.pushViewController(FormController(focusesAt: .viewWillAppear), animated: true)
      case .interactivePop:
        let pop = navigation.headlessBeginInteractivePop()
        pop?.move(to: 0.4)
        end = { pop?.cancel() }
      case .appScroll:
        screen.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        stage.coordinator.revealFirstResponder(animated: true)
      case .noWindow:
        screen.view.removeFromSuperview()
      case .hiddenTab:
        tabs.selectedIndex = 1
      case .noLayout:
        screen.scrollView.frame.size.height = 0
        stage.coordinator.revealFirstResponder(animated: true)
      case .undocked:
        keyboard.perform(.undockByMenu())
      case .animation:
        stage.endEditing()
        screen.field.becomeFirstResponder()
      }
      for _ in 0..<3 { clock.turn() }
      let count = countRequests(on: stage, turns: 12)
      #expect(count <= 2, "\(wait): \(count) turns in a fifth of a second")
      end()
      clock.advance(by: 2)
      let later = countRequests(on: stage)
      expectEqual(later, to: 0, note: "\(wait): \(later) turns when nothing is left to do")
    }
  }
}
#endif
