#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrollingTesting

@MainActor @Suite(.serialized) struct ThereAndBackTests {
  private let device = HeadlessDevice(.iPhoneDuo)
  private let scrollView = UIScrollView()
  private let window: UIWindow
  private let keyboard: KeyboardSimulator

  init() {
    let controller = UIViewController()
    let (device, scrollView) = (device, scrollView)
    window = device.run {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.frame = controller.view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(scrollView)
      let window = device.makeWindow(rootViewController: controller)
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      scrollView.contentOffset.y = 100
      return window
    }
    keyboard = device.run { [window] in KeyboardSimulator(window: window) }
  }

  @Test func `scenarios open, half open and close the device, and change its keyboard`() async {
    keyboard.show()
    await keyboard.rest()
    expectEqual(keyboard.frameInScreen, to: CGRect(x: 0, y: 389, width: 466, height: 289))
    keyboard.perform(.unfold)
    await keyboard.rest()
    expectEqual(window.frame.size, to: CGSize(width: 951, height: 669))
    expectEqual(keyboard.frameInScreen, to: CGRect(x: 0, y: 405, width: 951, height: 264))
    expectEqual(keyboard.events(of: .halfOpen), to: [])
    keyboard.perform(.fold)
    await keyboard.rest()
    expectEqual(window.frame.size, to: CGSize(width: 466, height: 678))
    expectEqual(keyboard.frameInScreen, to: CGRect(x: 0, y: 389, width: 466, height: 289))
    device.run { device.rotate(to: .landscapeRight) }
    keyboard.perform(.halfOpen)
    await keyboard.rest()
    expectEqual(window.frame.size, to: CGSize(width: 669, height: 951))
    expectEqual(keyboard.frameInScreen, to: CGRect(x: 0, y: 455.5, width: 669, height: 495.5))
    keyboard.perform(.unfold)
    await keyboard.rest()
    expectEqual(keyboard.frameInScreen, to: CGRect(x: 0, y: 601, width: 669, height: 350))
    expectEqual(keyboard.problems, to: [])
  }

  @Test func `on a device that does not fold, the folding scenarios resize the window`() async {
    let phone = HeadlessDevice(.iPhone14)
    let (window, keyboard) = phone.run {
      let window = phone.makeWindow(rootViewController: UIViewController())
      return (window, KeyboardSimulator(window: window))
    }
    keyboard.show()
    keyboard.perform(.unfold)
    await keyboard.rest()
    expectEqual(window.frame, to: CGRect(x: 0, y: 0, width: 951, height: 669))
    expectEqual(keyboard.frameInScreen, to: CGRect(x: 0, y: 405, width: 951, height: 264))
    keyboard.perform(.fold)
    await keyboard.rest()
    expectEqual(window.frame, to: CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(keyboard.frameInScreen?.width, to: 390)
  }

  @Test func `the check passes if the app restores its inset`() async throws {
    var insets: Set<CGFloat> = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [scrollView, window] notification in
      guard let event = KeyboardEvent(notification), let end = event.endFrame else { return }
      MainActor.assumeIsolated {
        scrollView.contentInset.bottom = max(0, window.bounds.maxY - end.minY)
        insets.insert(scrollView.contentInset.bottom)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try await keyboard.checkThereAndBack(.unfold, back: .fold)
    keyboard.show()
    try await keyboard.checkThereAndBack(.unfold, back: .fold)
    try await keyboard.checkThereAndBack(.toggleEmoji, back: .toggleEmoji)
    #expect(insets.count > 2)
  }

  @Test func `the check fails if the app moves the content at each show`() async {
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [scrollView] _ in
      MainActor.assumeIsolated { scrollView.contentOffset.y += 10 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    keyboard.show()
    await keyboard.rest()
    // Not `#expect(throws:)`, which leaves the main actor: other tests would run meanwhile, and their
    // screens would react to this keyboard.
    var failure: ThereAndBackFailure?
    do {
      try await keyboard.checkThereAndBack(.unfold, back: .fold)
    } catch {
      failure = error as? ThereAndBackFailure
    }
    expectEqual(
      failure?.description,
      to: "not restored after unfold, fold:\n- scroll view of UIViewController: offset 110 → 130"
    )
  }

  private func problem(_ scenario: KeyboardScenario = .show) async -> (any Error)? {
    do {
      try await keyboard.checkThereAndBack(scenario, back: .hide)
      return nil
    } catch {
      return error
    }
  }

  private func postSystemKeyboard() {
    let bounds = window.screen.bounds
    let event = KeyboardEvent(
      .willShow, endFrame: CGRect(x: 0, y: bounds.maxY - 300, width: bounds.width, height: 300)
    )
    device.run {
      NotificationCenter.default.post(
        name: event.name.notificationName, object: window.screen, userInfo: event.userInfo
      )
    }
  }

  @Test func `a system keyboard ends the check`() async {
    postSystemKeyboard()
    for _ in 0..<2 {
      let problem = await problem() as? KeyboardSimulator.Problem
      expectEqual(problem?.isSystemKeyboard, to: true)
    }
    // The simulated keyboard and the window keep their state.
    let size = window.frame.size
    keyboard.perform(.unfold)
    expectEqual(window.frame.size, to: size)
    expectEqual(keyboard.keyboard.hinge.pose, to: .closed)
  }

  @Test func `a system keyboard during the check ends the check`() async {
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { postSystemKeyboard() } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let problem = await problem() as? KeyboardSimulator.Problem
    expectEqual(problem?.isSystemKeyboard, to: true)
  }

  @Test func `a window without a scroll view cannot be checked`() async {
    device.run { scrollView.removeFromSuperview() }
    let problem = await problem() as? KeyboardSimulator.Problem
    expectEqual(problem, to: .noScrollViews)
  }

  @Test func `the check fails if the app replaces or hides a scroll view`() async {
    for isHidden in [true, false] {
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [scrollView] _ in
        MainActor.assumeIsolated {
          scrollView.isHidden = isHidden
          guard !isHidden else { return }
          scrollView.superview?.addSubview(UIScrollView(frame: scrollView.frame))
          scrollView.removeFromSuperview()
        }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      let failure = await problem() as? ThereAndBackFailure
      expectEqual(failure?.changes, to: ["scroll view of UIViewController: removed or hidden"])
      scrollView.isHidden = false
    }
  }
}
#endif
