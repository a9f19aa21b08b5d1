import KeyboardScrolling
import UIKit

// MARK: - LoginScreen

/// A user name, a password and a button, in a scroll view that fills the screen.
final class LoginScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let scrollView = UIScrollView()
  private let logo = UIView()
  private let titleLabel = UILabel()
  private let userNameField = UITextField()
  private let passwordField = UITextField()
  private let footnoteLabel = UILabel()

  private lazy var signInButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign in"
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.signIn() }
    )
  }()

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive

    configureSubviews()
    layOutForm()

    coordinator?.manage(scrollView)
    // The button is below both fields, where the keyboard would cover it.
    coordinator?.keepVisible(signInButton, whileEditing: fields)
  }

  private var fields: [UITextField] {
    [userNameField, passwordField]
  }

  private func configureSubviews() {
    logo.backgroundColor = .systemTeal

    titleLabel.text = "Welcome back"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)

    userNameField.placeholder = "User name"
    userNameField.textContentType = .username
    userNameField.autocapitalizationType = .none
    userNameField.autocorrectionType = .no
    userNameField.returnKeyType = .next

    passwordField.placeholder = "Password"
    passwordField.textContentType = .password
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go

    for field in fields {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.delegate = self
    }

    footnoteLabel.text = "Forgot your password? Ask the person who gave you the account."
    footnoteLabel.font = .preferredFont(forTextStyle: .footnote)
    footnoteLabel.textColor = .secondaryLabel
    footnoteLabel.numberOfLines = 0
  }

  private func layOutForm() {
    let form = UIStackView(
      arrangedSubviews: [
        logo, titleLabel, userNameField, passwordField, signInButton, footnoteLabel,
      ]
    )
    form.axis = .vertical
    form.spacing = 16
    form.setCustomSpacing(32, after: logo)
    form.setCustomSpacing(24, after: titleLabel)
    form.setCustomSpacing(24, after: passwordField)

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(form)

    let content = scrollView.contentLayoutGuide
    let visible = scrollView.frameLayoutGuide
    let margin: CGFloat = 24
    NSLayoutConstraint.activate([
      // To the edges of the view, not of its safe area: UIKit insets the content by itself, and
      // the coordinator counts on that.
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      form.topAnchor.constraint(equalTo: content.topAnchor, constant: margin),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margin),
      form.widthAnchor.constraint(equalTo: visible.widthAnchor, constant: -2 * margin),

      logo.heightAnchor.constraint(equalToConstant: 220),
      userNameField.heightAnchor.constraint(equalToConstant: 44),
      passwordField.heightAnchor.constraint(equalToConstant: 44),
      signInButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  /// Does what a login that succeeds does to the keyboard, and nothing else.
  private func signIn() {
    view.endEditing(true)
  }
}

// MARK: - UITextFieldDelegate

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
