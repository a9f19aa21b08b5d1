import KeyboardScrolling
import UIKit

final class SettingsViewController: UIViewController {
  let fields = ["Name", "Status", "Mail", "Phone", "Server", "Port"]
    .map { UITextField(placeholder: $0) }
  let signatureView = UITextView()
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    signatureView.font = .preferredFont(forTextStyle: .body)
    signatureView.backgroundColor = .secondarySystemBackground
    // The text view grows with its text, and the form scrolls.
    signatureView.isScrollEnabled = false
    signatureView.heightAnchor.constraint(
      greaterThanOrEqualToConstant: 120
    ).isActive = true

    scrollView.fill(view, with: fields + [signatureView])
    coordinator.manage(scrollView)
  }
}
