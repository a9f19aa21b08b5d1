import KeyboardScrolling
import UIKit

final class LoginViewController: UIViewController {
  let userNameField = UITextField()
  let passwordField = UITextField()
  let signInButton = UIButton(configuration: .filled())
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    userNameField.placeholder = "User name"
    userNameField.borderStyle = .roundedRect
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    signInButton.configuration?.title = "Sign in"

    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize.height = 560
    view.addSubview(scrollView)

    let fields = [userNameField, passwordField]
    let form = UIStackView(arrangedSubviews: fields + [signInButton])
    form.axis = .vertical
    form.spacing = 16
    form.distribution = .fillEqually
    let width = view.bounds.width - 48
    form.frame = CGRect(x: 24, y: 380, width: width, height: 150)
    form.autoresizingMask = .flexibleWidth
    scrollView.addSubview(form)

    coordinator.manage(scrollView)
    coordinator.keepVisible(signInButton, whileEditing: fields)
  }
}
