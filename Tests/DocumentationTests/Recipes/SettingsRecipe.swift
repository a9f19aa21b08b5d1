import KeyboardScrolling
import UIKit

final class SettingsViewController: UIViewController {
  let fields = ["Name", "Status", "Mail", "Phone", "Server", "Port"]
    .map { title in
      let field = UITextField()
      field.placeholder = title
      field.borderStyle = .roundedRect
      return field
    }
  let signatureView = UITextView()
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    signatureView.font = .preferredFont(forTextStyle: .body)
    signatureView.backgroundColor = .secondarySystemBackground
    // It grows with its text, and the form scrolls.
    signatureView.isScrollEnabled = false
    signatureView.heightAnchor.constraint(
      greaterThanOrEqualToConstant: 120
    ).isActive = true

    scrollView.fill(view, with: fields + [signatureView])
    coordinator.manage(scrollView)
  }
}

extension UIScrollView {
  /// Fills a view, and shows rows below each other.
  func fill(_ view: UIView, with rows: [UIView], top: CGFloat = 24) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Without it, UIKit leaves a short form under the status bar.
    alwaysBounceVertical = true
    view.addSubview(self)

    let form = UIStackView(arrangedSubviews: rows)
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    addSubview(form)
    let content = contentLayoutGuide
    let margin = CGFloat(24)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(
        equalTo: content.topAnchor,
        constant: top
      ),
      form.leftAnchor.constraint(
        equalTo: content.leftAnchor,
        constant: margin
      ),
      form.rightAnchor.constraint(
        equalTo: content.rightAnchor,
        constant: -margin
      ),
      form.bottomAnchor.constraint(
        equalTo: content.bottomAnchor,
        constant: -margin
      ),
      form.widthAnchor.constraint(
        equalTo: frameLayoutGuide.widthAnchor,
        constant: -2 * margin
      ),
    ])
  }
}
