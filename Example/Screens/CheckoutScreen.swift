import KeyboardScrolling
import UIKit

/// An address, a card and a button, in a sheet.
final class CheckoutScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let scrollView = UIScrollView()
  private let fields = [
    UITextField(placeholder: "Name", contentType: .name),
    UITextField(placeholder: "Street", contentType: .streetAddressLine1),
    UITextField(placeholder: "Postal code", contentType: .postalCode),
    UITextField(placeholder: "City", contentType: .addressCity),
    UITextField(
      placeholder: "Card number", contentType: .creditCardNumber, keyboardType: .numberPad
    ),
    UITextField(placeholder: "Month and year", keyboardType: .numbersAndPunctuation),
    UITextField(placeholder: "Security code", keyboardType: .numberPad),
  ]
  private lazy var payButton = UIButton(filled: "Pay €12.00") { [weak self] in
    self?.dismiss(animated: true)
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
      [UILabel("Where to, and how?", style: .title2)] + fields + [payButton]
    )
    form.setCustomSpacing(40, after: fields[3])
    for field in fields { field.delegate = self }
    fields.last?.returnKeyType = .done
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )

    coordinator?.manage(scrollView)
    coordinator?.keepVisible(payButton, whileEditing: Array(fields.suffix(3)))
  }
}

extension CheckoutScreen: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let sheet = navigationController?.sheetPresentationController else { return }
    // A sheet of half height has no space for a form and the keyboard.
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    fields.moveFocus(from: textField)
    return false
  }
}
