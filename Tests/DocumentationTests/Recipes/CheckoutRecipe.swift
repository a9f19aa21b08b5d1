import KeyboardScrolling
import UIKit

final class CheckoutViewController: UIViewController {
  let fields = ["Name", "Street", "City", "Card number"]
    .map { UITextField(placeholder: $0) }
  let payButton = UIButton(configuration: .filled())
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    payButton.configuration?.title = "Pay"
    for field in fields { field.delegate = self }

    scrollView.fill(view, with: fields + [payButton])
    coordinator.manage(scrollView)
    coordinator.keepVisible(payButton, whileEditing: [fields[3]])
  }
}

extension CheckoutViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    // At half height there is no space for a form and a keyboard.
    guard let sheet = sheetPresentationController else { return }
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = .large
    }
  }
}

extension UIViewController {
  func presentCheckout() {
    let checkout = CheckoutViewController()
    checkout.sheetPresentationController?.detents = [
      .medium(), .large(),
    ]
    present(checkout, animated: true)
  }
}
