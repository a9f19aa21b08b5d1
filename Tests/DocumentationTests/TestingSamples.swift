import Foundation
import KeyboardScrolling
import KeyboardScrollingTesting
import Testing

#if canImport(ObjectiveC)
import XCTest
#endif
#if os(Linux)
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit
#else
import UIKit
#endif

final class AccountScreen: UIViewController {
  let scrollView = UIScrollView()
  let mailField = UITextField()
  private var observers: [any NSObjectProtocol] = []
  private var fullHeight: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.accessibilityIdentifier = "form"
    view.addSubview(scrollView)
    mailField.accessibilityIdentifier = "mail"
    mailField.placeholder = "Mail"
    mailField.borderStyle = .roundedRect
    mailField.frame = CGRect(x: 16, y: 300, width: 300, height: 44)
    scrollView.addSubview(mailField)
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardWillHideNotification,
    ] {
      observers.append(
        center.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          let event = KeyboardFrame(notification)
          MainActor.assumeIsolated { self?.keyboardWillMove(event) }
        }
      )
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard fullHeight == 0 else { return }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    scrollView.frame = CGRect(
      x: 0,
      y: 0,
      width: area.width,
      height: area.maxY
    )
    scrollView.contentSize = scrollView.bounds.size
    fullHeight = area.maxY
  }

  private func keyboardWillMove(_ keyboard: KeyboardFrame) {
    scrollView.frame.size.height = fullHeight - keyboard.height
    scrollView.scrollRectToVisible(mailField.frame, animated: false)
  }
}

struct KeyboardFrame: Sendable {
  let height: CGFloat

  init(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let frame = notification.userInfo?[key] as? CGRect ?? .zero
    let isHide =
      notification.name == UIResponder.keyboardWillHideNotification
    height = isHide ? 0 : frame.height
  }
}

struct NoScene: Error {}

/// Shows a screen in a window of the app around the tests.
@MainActor
func makeWindow(
  showing screen: UIViewController
) async throws -> UIWindow {
  // Tests may begin before the app's scene is in front.
  var scene: UIWindowScene?
  for _ in 0..<50 {
    scene = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }
    guard scene == nil else { break }
    try await Task.sleep(nanoseconds: 100_000_000)
  }
  guard let scene else { throw NoScene() }
  let window = UIWindow(windowScene: scene)
  window.rootViewController = screen
  window.makeKeyAndVisible()
  return window
}

// A field can become first responder only in an app.
@Suite(.serialized, .enabled(if: isHostedByApp)) enum KeyboardTests {}

extension KeyboardTests {
  @MainActor
  struct LoginTests {
    @Test func theSignInButtonStaysVisible() async throws {
      let login = LoginViewController()
      let window = try await makeWindow(showing: login)
      defer { window.isHidden = true }

      // With an empty input view the system shows no keyboard.
      login.userNameField.inputView = UIView()
      login.userNameField.becomeFirstResponder()
      let keyboard = KeyboardSimulator(window: window)
      keyboard.show()
      await keyboard.rest()
      #expect(keyboard.shows(login.signInButton))

      keyboard.perform(.autoFill)
      await keyboard.rest()
      #expect(keyboard.shows(login.signInButton))

      login.userNameField.resignFirstResponder()
      keyboard.hide()
      await keyboard.rest()
      #expect(login.scrollView.contentInset.bottom == 0)
      #expect(keyboard.problems.isEmpty)
    }

    @Test func everydayUse() async throws {
      let login = LoginViewController()
      let window = try await makeWindow(showing: login)
      defer { window.isHidden = true }

      let keyboard = KeyboardSimulator(window: window)
      try await keyboard.checkEverydayUse(
        of: [login.userNameField, login.passwordField],
        on: JudgedScreen(companions: [login.signInButton])
      )
    }
  }
}

extension KeyboardTests {
  @MainActor
  struct ChatTests {
    @Test func theNewestMessageStaysAboveTheComposer() async throws {
      let chat = ChatViewController()
      let window = try await makeWindow(showing: chat)
      defer { window.isHidden = true }

      let keyboard = KeyboardSimulator(window: window)
      keyboard.simulateKeyboardLayoutGuide(of: chat.view)
      keyboard.show()
      await keyboard.rest()
      chat.receive("Hello")
      await keyboard.rest()
      let row = chat.tableView.numberOfRows(inSection: 0) - 1
      let newest = IndexPath(row: row, section: 0)
      let cell = try #require(chat.tableView.cellForRow(at: newest))
      #expect(keyboard.shows(cell, behind: [chat.composer]))

      keyboard.hide()
      await keyboard.rest()
      try await keyboard.checkEverydayUse(
        of: [chat.textView],
        on: JudgedScreen(bar: chat.composer, chat: chat.tableView)
      )
    }
  }
}

#if canImport(ObjectiveC)
/// Skips its tests in Xcode's tool for a package's tests, like the suites above.
class HostedTestCase: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(isHostedByApp)
  }
}

enum HostedSamples {
  // With this name, the sample reads as it does in the article.
  typealias XCTestCase = HostedTestCase

  @MainActor
  final class LoginXCTests: XCTestCase {
    func testEverydayUse() async throws {
      let login = LoginViewController()
      let window = try await makeWindow(showing: login)
      defer { window.isHidden = true }

      let keyboard = KeyboardSimulator(window: window)
      try await keyboard.checkEverydayUse(
        of: [login.userNameField, login.passwordField],
        on: JudgedScreen(companions: [login.signInButton])
      )
    }
  }
}
#endif

@MainActor
func makeJudgedScreen(_ map: UIScrollView) -> JudgedScreen {
  var screen = JudgedScreen()
  screen.exempt(
    map,
    from: .hidden,
    because: "It continues below the keyboard."
  )
  return screen
}

// This test is meant to fail: the article *Testing a screen* shows its output.
@Suite(.disabled())
@MainActor
struct AccountTests {
  @Test func everydayUse() async throws {
    let account = AccountScreen()
    let window = try await makeWindow(showing: account)
    defer { window.isHidden = true }

    let keyboard = KeyboardSimulator(window: window)
    try await keyboard.checkEverydayUse(of: [account.mailField])
  }
}

@MainActor
func thirdPartyKeyboard(_ keyboard: KeyboardSimulator) async {
  keyboard.heights = KeyboardHeights(letters: 320, suggestions: 40)
  for scenario in [
    KeyboardScenario.autoFill, .interruptedShow, .lockAndUnlock,
    .thirdParty(heights: [0, 216, 256]),
  ] {
    keyboard.perform(scenario)
    await keyboard.rest()
  }
}

@MainActor
func missingDuration(_ keyboard: KeyboardSimulator) {
  let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
  keyboard.post(
    KeyboardEvent(
      .willShow,
      endFrame: frame,
      duration: nil,
      curve: nil
    )
  )
}

// On Linux, which has no Objective-C, this screen lacks the gesture recognizer.
final class TapScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
    let tap = UITapGestureRecognizer(
      target: self,
      action: #selector(dismissKeyboard)
    )
    view.addGestureRecognizer(tap)
    #endif
  }

  #if canImport(ObjectiveC)
  @objc private func dismissKeyboard() {
    view.endEditing(true)
  }
  #endif
}

#if os(Linux)
// This check is meant to fail: the README shows its first finding.
@MainActor
func checkAccountOnPhone() async throws {
  let phone = HeadlessPhone()
  let (account, keyboard) = phone.show { AccountScreen() }
  try await keyboard.checkEverydayUse(of: [account.mailField])
}

@MainActor
struct LoginTestsOnLinux {
  @Test func everydayUse() async throws {
    let phone = HeadlessPhone()
    let (login, keyboard) = phone.show { LoginViewController() }
    try await keyboard.checkEverydayUse(
      of: [login.userNameField, login.passwordField],
      on: JudgedScreen(companions: [login.signInButton])
    )
  }
}
#endif
