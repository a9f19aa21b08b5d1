import KeyboardScrolling
import KeyboardScrollingTesting
import Testing
import UIKit

// The code of the article on testing a screen.

final class LoginScreen: UIViewController {
  let scrollView = UIScrollView()
  let nameField = UITextField()
  let passwordField = UITextField()
  let signInButton = UIButton(type: .system)
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    layOutForm()
    coordinator.manage(scrollView)
    let fields = [nameField, passwordField]
    coordinator.keepVisible(signInButton, whileEditing: fields)
  }

  private func layOutForm() {
    let form = UIStackView(
      arrangedSubviews: [nameField, passwordField, signInButton]
    )
    form.axis = .vertical
    form.spacing = 24
    form.frame = CGRect(x: 16, y: 420, width: 300, height: 180)
    scrollView.addSubview(form)
    scrollView.contentSize = CGSize(width: 300, height: 700)
  }
}

final class ChatScreen: UIViewController {
  let list = UIScrollView()
  let composer = UIView()
  let textView = UITextView()
  private let coordinator = KeyboardScrollCoordinator()
  private var observer: (any NSObjectProtocol)?
  private var keyboardTop = CGFloat.infinity

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.contentSize = CGSize(width: view.bounds.width, height: 3000)
    view.addSubview(list)
    composer.addSubview(textView)
    view.addSubview(composer)
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      let top = KeyboardFrame(notification).top
      MainActor.assumeIsolated { self?.keyboardWillMove(to: top) }
    }
    var configuration = KeyboardScrollCoordinator.Configuration()
    configuration.keepsDistanceToEnd = true
    coordinator.manage(list, bar: composer, configuration: configuration)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let rest = view.bounds.maxY - view.safeAreaInsets.bottom
    composer.frame = CGRect(
      x: 0,
      y: min(rest, keyboardTop) - 50,
      width: view.bounds.width,
      height: 50
    )
    textView.frame = composer.bounds
  }

  private func keyboardWillMove(to top: CGFloat) {
    keyboardTop = top
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

/// Moves the bottom of its scroll view up by the height of the keyboard.
final class SettingsScreen: UIViewController {
  let scrollView = UIScrollView()
  let mailField = UITextField()
  private var observers: [any NSObjectProtocol] = []
  private var fullHeight: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.accessibilityIdentifier = "form"
    view.addSubview(scrollView)
    mailField.accessibilityIdentifier = "mail"
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

/// What a notification says, in the coordinate space of the screen.
struct KeyboardFrame: Sendable {
  let top: CGFloat
  let height: CGFloat

  init(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let frame = notification.userInfo?[key] as? CGRect ?? .zero
    let isHide =
      notification.name == UIResponder.keyboardWillHideNotification
    top = frame.isEmpty ? .infinity : frame.minY
    height = isHide ? 0 : frame.height
  }
}

// Focus needs an app around the test, and the coordinator a main run loop.
@Suite(.enabled(if: isHostedByApp))
@MainActor
struct LoginTests {
  @Test func theSignInButtonStaysInSight() async throws {
    let login = LoginScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = login
    window.makeKeyAndVisible()

    let keyboard = KeyboardSimulator(window: window)
    keyboard.show()
    await keyboard.rest()
    #expect(keyboard.shows(login.signInButton))

    keyboard.perform(.toggleEmoji)
    await keyboard.rest()
    #expect(keyboard.shows(login.signInButton))

    keyboard.hide()
    await keyboard.rest()
    #expect(login.scrollView.contentInset.bottom == 0)
    #expect(keyboard.problems.isEmpty)
  }

  @Test func everydayUse() async throws {
    let login = LoginScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = login
    window.makeKeyAndVisible()

    let keyboard = KeyboardSimulator(window: window)
    var screen = JudgedScreen()
    screen.companions = { _ in [login.signInButton] }
    try await keyboard.checkEverydayUse(
      of: [login.nameField, login.passwordField],
      on: screen
    )
  }
}

@Suite(.enabled(if: isHostedByApp))
@MainActor
struct ChatTests {
  @Test func theNewestMessageStaysAboveTheComposer() async throws {
    let chat = ChatScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = chat
    window.makeKeyAndVisible()
    let newest = UILabel()
    newest.frame = CGRect(x: 16, y: 2940, width: 200, height: 44)
    chat.list.addSubview(newest)

    let keyboard = KeyboardSimulator(window: window)
    await keyboard.rest()
    let end = chat.list.contentSize.height
    chat.list.contentOffset.y = end - chat.composer.frame.minY
    keyboard.show()
    await keyboard.rest()
    #expect(keyboard.shows(newest, behind: [chat.composer]))

    var screen = JudgedScreen()
    screen.bar = chat.composer
    screen.keepsDistance = { $0 === chat.list }
    try await keyboard.checkEverydayUse(of: [chat.textView], on: screen)
  }
}

// It fails: the article shows what it prints.
@Suite(.disabled())
@MainActor
struct SettingsTests {
  @Test func everydayUse() async throws {
    let settings = SettingsScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = settings
    window.makeKeyAndVisible()

    let keyboard = KeyboardSimulator(window: window)
    try await keyboard.checkEverydayUse(of: [settings.mailField])
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
    KeyboardEvent(.willShow, endFrame: frame, duration: nil, curve: nil)
  )
}
