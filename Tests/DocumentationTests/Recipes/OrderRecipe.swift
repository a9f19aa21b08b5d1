import KeyboardScrolling
import UIKit

final class OrderViewController: UIViewController {
  let fields = ["Name", "Street", "City"]
    .map { UITextField(placeholder: $0) }
  let bar = UIView()
  let orderButton = UIButton(configuration: .filled())
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.backgroundColor = .secondarySystemBackground
    orderButton.configuration?.title = "Order"
    scrollView.fill(view, with: fields, top: 440)
    layOutBar()
    coordinator.manage(scrollView, bar: bar)
  }

  private func layOutBar() {
    view.addSubview(bar)
    bar.addSubview(orderButton)
    for subview in [bar, orderButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let sides = view.safeAreaLayoutGuide
    let keyboard = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      // The background reaches down to the edge of the screen.
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      orderButton.topAnchor.constraint(
        equalTo: bar.topAnchor,
        constant: 8
      ),
      orderButton.leadingAnchor.constraint(
        equalTo: sides.leadingAnchor,
        constant: 16
      ),
      orderButton.trailingAnchor.constraint(
        equalTo: sides.trailingAnchor,
        constant: -16
      ),
      orderButton.bottomAnchor.constraint(
        equalTo: keyboard.topAnchor,
        constant: -8
      ),
    ])
  }
}
