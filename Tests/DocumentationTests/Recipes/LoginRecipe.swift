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
    userNameField.autocapitalizationType = .none
    userNameField.autocorrectionType = .no
    userNameField.returnKeyType = .next
    userNameField.delegate = self
    passwordField.isSecureTextEntry = true
    passwordField.delegate = self
    signInButton.configuration?.title = "Sign in"

    let fields = [userNameField, passwordField]
    scrollView.fill(view, with: fields + [signInButton], top: 380)
    coordinator.manage(scrollView)
    coordinator.keepVisible(signInButton, whileEditing: fields)
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === userNameField {
      passwordField.becomeFirstResponder()
    } else {
      passwordField.resignFirstResponder()
    }
    return false
  }
}
