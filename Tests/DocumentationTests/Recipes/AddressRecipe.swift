import KeyboardScrolling
import UIKit

final class AddressViewController: UIViewController {
  let fields = ["Name", "Street", "Postal code", "City", "Phone"]
    .map { UITextField(placeholder: $0) }
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, field) in fields.enumerated() {
      field.inputAccessoryView = makeToolbar(forFieldAt: index)
    }
    scrollView.fill(view, with: fields, top: 260)
    coordinator.manage(scrollView)
  }

  private func makeToolbar(forFieldAt index: Int) -> UIToolbar {
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44)
    )
    let done = UIAction { [weak self] _ in
      self?.view.endEditing(true)
    }
    toolbar.items = [
      makeButton("Previous", movingTo: index - 1),
      .flexibleSpace(),
      makeButton("Next", movingTo: index + 1),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .done, primaryAction: done),
    ]
    return toolbar
  }

  private func makeButton(
    _ title: String,
    movingTo index: Int
  ) -> UIBarButtonItem {
    let move = UIAction(title: title) { [weak self] _ in
      self?.fields[index].becomeFirstResponder()
    }
    let button = UIBarButtonItem(primaryAction: move)
    button.isEnabled = fields.indices.contains(index)
    return button
  }
}
