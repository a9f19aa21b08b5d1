import Foundation
import KeyboardScrolling
import UIKit

/// A form of three steps below each other, each with a field and an error message.
final class SignUpScreen: UIViewController {
  @MainActor private struct Step {
    let title: UILabel
    let hint: UILabel
    let message = UILabel("", style: .callout, color: .systemRed)
    let field: UITextField
    /// Returns the error message for a text; nil if the text is valid.
    let problem: (String) -> String?

    init(
      _ title: String, hint: String, field: UITextField, problem: @escaping (String) -> String?
    ) {
      self.title = UILabel(title, style: .title2)
      self.hint = UILabel(hint, style: .body, color: .secondaryLabel)
      self.field = field
      self.problem = problem
      field.accessibilityLabel = title
      message.isHidden = true
    }
  }

  private var coordinator: KeyboardScrollCoordinator?

  private let scrollView = UIScrollView()
  private let steps = [
    Step(
      "Your name", hint: "Others see it beside what you write.",
      field: UITextField(placeholder: "Ada Lovelace", contentType: .name)
    ) { $0.isEmpty ? "Enter a name." : nil },
    Step(
      "Your address",
      hint: "We send a message with a link to it, and nothing else.",
      field: UITextField(
        placeholder: "ada@example.com", contentType: .emailAddress, keyboardType: .emailAddress
      )
    ) { $0.contains("@") ? nil : "This is not an e-mail address: there is no @ in it." },
    Step(
      "A password",
      hint: "Twelve characters or more. Three words that do not belong together are a good one.",
      field: UITextField(placeholder: "Password", contentType: .newPassword)
    ) { $0.count < 12 ? "The password has \($0.count) characters. It needs 12." : nil },
  ]
  private lazy var createButton = UIButton(filled: "Create account") { [weak self] in
    self?.createAccount()
  }

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive

    view.addFilling(scrollView, avoidingSides: true)
    let form = scrollView.addColumn(
      steps.flatMap { [$0.title, $0.hint, $0.message, $0.field] } + [createButton]
    )
    for step in steps {
      step.field.delegate = self
      form.setCustomSpacing(48, after: step.field)
    }
    steps.last?.field.isSecureTextEntry = true
    steps.last?.field.returnKeyType = .done

    coordinator?.manage(scrollView)
  }

  /// Shows or hides the error message, and returns true if there is no error.
  private func check(_ step: Step) -> Bool {
    let problem = step.problem(step.field.text ?? "")
    step.message.text = problem
    step.message.isHidden = problem == nil
    return problem == nil
  }

  /// Focuses the first field with an error; without an error, dismisses the keyboard.
  private func createAccount() {
    let incomplete = steps.filter { !check($0) }
    if let step = incomplete.first {
      step.field.becomeFirstResponder()
    } else {
      view.endEditing(true)
    }
  }
}

extension SignUpScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = steps.firstIndex(where: { $0.field === textField }), check(steps[index])
    else { return false }

    if index + 1 < steps.count {
      steps[index + 1].field.becomeFirstResponder()
    } else {
      createAccount()
    }
    return false
  }
}
