import KeyboardScrolling
import UIKit

final class LoginViewController: UIViewController {
  let userNameField = UITextField(
    placeholder: "User name",
    contentType: .username
  )
  let passwordField = UITextField(
    placeholder: "Password",
    contentType: .password
  )
  let signInButton = UIButton(configuration: .filled())
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    passwordField.isSecureTextEntry = true
    signInButton.configuration?.title = "Sign in"

    let fields = [userNameField, passwordField]
    scrollView.fill(view, with: fields + [signInButton], top: 380)
    coordinator.manage(scrollView)
    coordinator.keepVisible(signInButton, whileEditing: fields)
  }
}
