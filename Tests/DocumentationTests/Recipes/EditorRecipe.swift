import KeyboardScrolling
import UIKit

final class EditorViewController: UIViewController {
  let textView = UITextView()
  let bar = UIView()
  private let coordinator = KeyboardScrollCoordinator()
  private let attachButton = UIButton(configuration: .plain())
  private lazy var content = UIStackView(
    arrangedSubviews: [attachButton]
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.keyboardDismissMode = .interactive
    textView.alwaysBounceVertical = true
    attachButton.configuration?.title = "Attach"
    content.axis = .vertical
    bar.backgroundColor = .secondarySystemBackground
    layOut()
    coordinator.manage(textView, bar: bar)
  }

  private func layOut() {
    view.addFilling(textView)
    view.addSubview(bar)
    bar.addSubview(content)

    for subview in [bar, content] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let sides = view.safeAreaLayoutGuide
    let keyboard = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      // The bar's background reaches down to the edge of the screen.
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      // The content ends at the keyboard, and makes the bar grow.
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.leadingAnchor.constraint(equalTo: sides.leadingAnchor),
      content.trailingAnchor.constraint(
        equalTo: sides.trailingAnchor
      ),
      content.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
    ])
  }

  func attach(_ row: UIView) {
    content.insertArrangedSubview(row, at: 0)
    UIView.animate(withDuration: 0.25) {
      self.view.layoutIfNeeded()
    }
  }
}
