import KeyboardScrolling
import UIKit

/// A user name, a password and a button, in a scroll view that fills the screen.
final class LoginScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let scrollView = UIScrollView()
  private let logo = UIView()
  private let titleLabel = UILabel("Welcome back", style: .largeTitle)
  private let userNameField = UITextField(placeholder: "User name", contentType: .username)
  private let passwordField = UITextField(placeholder: "Password", contentType: .password)
  private lazy var signInButton = UIButton(filled: "Sign in") { [weak self] in self?.signIn() }
  private let footnoteLabel = UILabel(
    "Forgot your password? Ask the person who gave you the account.", style: .footnote,
    color: .secondaryLabel
  )

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    logo.backgroundColor = .systemTeal

    userNameField.delegate = self
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    passwordField.delegate = self

    view.addFilling(scrollView, avoidingSides: true)
    let form = scrollView.addColumn([
      logo, titleLabel, userNameField, passwordField, signInButton, footnoteLabel,
    ])
    form.setCustomSpacing(32, after: logo)
    form.setCustomSpacing(24, after: titleLabel)
    form.setCustomSpacing(24, after: passwordField)
    logo.heightAnchor.constraint(equalToConstant: 220).isActive = true

    coordinator?.manage(scrollView)
    // Without this call, the keyboard would cover the button, which is below both fields.
    coordinator?.keepVisible(signInButton, whileEditing: [userNameField, passwordField])
  }

  /// Dismisses the keyboard, as a real login would.
  private func signIn() { view.endEditing(true) }
}

extension LoginScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === userNameField {
      passwordField.becomeFirstResponder()
    } else {
      signIn()
    }
    return false
  }
}
