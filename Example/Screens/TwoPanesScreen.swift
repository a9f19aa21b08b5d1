import KeyboardScrolling
import UIKit

/// A form in a scroll view on the left, and a text view on the right.
final class TwoPanesScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let formView = UIScrollView()
  private let fields = TwoPanesScreen.makeFields()
  private let textView = UITextView(accessibilityLabel: "Instructions")

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    formView.keyboardDismissMode = .interactive
    _ = formView.addColumn([UILabel("Recipe", style: .title2)] + fields, margin: 16)
    for field in fields { field.delegate = self }
    fields.last?.returnKeyType = .done

    textView.text = (1...30).map { "\($0). Stir, and wait for a minute." }.joined(separator: "\n")
    textView.alwaysBounceVertical = true
    textView.keyboardDismissMode = .interactive

    let panes = UIStackView(arrangedSubviews: [formView, textView])
    panes.distribution = .fillEqually
    panes.spacing = 1
    view.addFilling(panes, avoidingSides: true)

    // One coordinator manages both views, and insets each for the part that the keyboard covers.
    coordinator?.manage(formView)
    coordinator?.manage(textView)
  }

  private static func makeFields() -> [UITextField] {
    let ingredients = (1...8).map { UITextField(placeholder: "Ingredient \($0)") }
    return [UITextField(placeholder: "Title")] + ingredients
      + [UITextField(placeholder: "Servings", keyboardType: .numberPad)]
  }
}

extension TwoPanesScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    fields.moveFocus(from: textField)
    return false
  }
}
