import Testing

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

#if os(Linux)
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit
#else
import UIKit
#endif

extension EverydayFinding {
  var events: [String] { steps.map(\.event) }
  var details: [String] { steps.map(\.detail) }
}

/// A form with three fields, in content that is 300 points taller than the screen.
@MainActor final class FormScreen {
  let window: UIWindow
  let controller = UIViewController()
  let scrollView = UIScrollView()
  let keyboard: KeyboardSimulator
  #if os(Linux)
  let device: HeadlessDevice
  /// A separate notification center, because other tests run while this one waits.
  let center = NotificationCenter()
  #else
  let center = NotificationCenter.default
  #endif
  let fields: [UITextField]
  let button = UIButton()
  private var tokens: [any NSObjectProtocol] = []
  private var retained: AnyObject?

  /// Creates a screen; `isPad` selects an iPad, on Linux only.
  init(isPad: Bool = false) {
    #if os(Linux)
    device = HeadlessDevice(isPad ? .iPadPro11 : .iPhone14)
    // A separate device, because other tests may release windows of the shared one on other
    // threads.
    window = UIWindow(windowScene: device.scene)
    #else
    window = TestApplication.makeWindow()
    #endif
    window.frame = window.screen.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let bounds = window.bounds
    controller.view.frame = bounds
    scrollView.accessibilityIdentifier = "form"
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width, height: bounds.height + 300)
    controller.view.addSubview(scrollView)
    let tops = [100, bounds.height / 2, bounds.height + 240]
    fields = zip(["name", "mail", "notes"], tops).map { name, top in
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 200, height: 44))
      field.accessibilityIdentifier = name
      return field
    }
    for field in fields { scrollView.addSubview(field) }
    button.accessibilityIdentifier = "sign in"
    #if os(Linux)
    device.keyboard.notificationCenter = center
    keyboard = device.run { [window, center] in
      KeyboardSimulator(window: window, notificationCenter: center)
    }
    #else
    keyboard = KeyboardSimulator(window: window)
    #endif
    window.layoutIfNeeded()
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
  }

  /// Removes the screen, which would otherwise react to the keyboard of the next test.
  func close() {
    window.endEditing(true)
    for token in tokens { center.removeObserver(token) }
    retained = nil
    window.isHidden = true
  }

  func findings(
    of fields: [UIView], on judged: JudgedScreen = JudgedScreen(), seed: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> [EverydayFinding] {
    defer { close() }
    do {
      try await keyboard.checkEverydayUse(of: fields, on: judged, seed: seed)
    } catch let failure as EverydayUseFailure {
      return failure.findings
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
    return []
  }

  /// Calls a closure for each show and hide, with the keyboard's height, which is zero for a hide.
  func onKeyboard(_ handle: @escaping @MainActor (CGFloat) -> Void) {
    for name in [KeyboardEvent.Name.willShow, .willHide] {
      on(name) { handle($0.name == .willHide ? 0 : $0.endFrame?.height ?? 0) }
    }
  }

  func on(_ name: KeyboardEvent.Name, do handle: @escaping @MainActor (KeyboardEvent) -> Void) {
    let token = center.addObserver(forName: name.notificationName, object: nil, queue: nil) {
      notification in
      guard let event = KeyboardEvent(notification) else { return }
      MainActor.assumeIsolated { handle(event) }
    }
    tokens.append(token)
  }

  /// Shows a managed view instead of the form.
  func replaceForm(by view: UIScrollView) {
    scrollView.removeFromSuperview()
    view.frame = window.bounds
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    let coordinator = makeCoordinator()
    coordinator.manage(view)
    retained = coordinator
  }

  func makeCoordinator() -> KeyboardScrollCoordinator {
    #if os(Linux)
    Environment.headless(device, notificationCenter: center).run { KeyboardScrollCoordinator() }
    #else
    KeyboardScrollCoordinator()
    #endif
  }

  /// A form with a spacer at the end of the content, as high as the keyboard.
  static func spacer() -> FormScreen {
    let screen = FormScreen()
    let height = screen.scrollView.contentSize.height
    screen.onKeyboard { [weak screen] in screen?.scrollView.contentSize.height = height + $0 }
    return screen
  }

  /// A form whose scroll view ends too high, because the app subtracts the safe area twice.
  static func bottomConstraint() -> FormScreen {
    let screen = FormScreen()
    let area = max(34, screen.window.safeAreaInsets.bottom)
    screen.scrollView.frame.size.height -= area
    let full = screen.scrollView.frame.height
    screen.onKeyboard { [weak screen] height in
      guard let screen else { return }
      screen.scrollView.frame.size.height = full - height
      // UIKit clamps the offset during layout, so lay out now, in the keyboard's animation.
      screen.scrollView.layoutIfNeeded()
      guard let field = screen.fields.first(where: \.isFirstResponder), height > 0 else { return }
      screen.scrollView.scrollRectToVisible(field.frame, animated: false)
    }
    return screen
  }

  /// A form with the covered height as its bottom inset, which scrolls to the field and the
  /// companion.
  static func insets(
    companion: @escaping @MainActor (FormScreen) -> UIView? = { _ in nil }
  ) -> FormScreen {
    let screen = FormScreen()
    let area = screen.scrollView.safeAreaInsets
    screen.onKeyboard { [weak screen] height in
      guard let screen else { return }
      screen.scrollView.contentInset.bottom = max(0, height - area.bottom)
      guard let field = screen.fields.first(where: \.isFirstResponder), height > 0 else { return }
      let frame = companion(screen).map { field.frame.union($0.frame) } ?? field.frame
      screen.scrollView.scrollRectToVisible(frame, animated: false)
    }
    return screen
  }

  /// A form that scrolls each field to the top, and keeps 12 points of the inset after a hide.
  static func clumsy() -> FormScreen {
    let screen = FormScreen()
    let area = screen.scrollView.safeAreaInsets
    screen.onKeyboard { [weak screen] height in
      guard let screen else { return }
      screen.scrollView.contentInset.bottom = height > 0 ? height - area.bottom : 12
      guard let field = screen.fields.first(where: \.isFirstResponder), height > 0 else { return }
      screen.scrollView.contentOffset.y = field.frame.minY - area.top
    }
    return screen
  }

  static func coordinator(
    companion: @MainActor (FormScreen) -> UIView? = { _ in nil }
  ) -> FormScreen {
    let screen = FormScreen()
    let coordinator = screen.makeCoordinator()
    coordinator.manage(screen.scrollView)
    if let view = companion(screen) {
      coordinator.keepVisible(view, whileEditing: screen.fields)
    }
    screen.retained = coordinator
    return screen
  }
}
