import KeyboardScrolling
import UIKit

/// A text view that fills the screen, and a bar that grows with the attachments.
final class ComposeScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let textView = UITextView(accessibilityLabel: "Text")
  private let bar = UIView()
  private lazy var attachButton = UIButton(filled: "Attach a photo") { [weak self] in
    self?.attach()
  }
  private lazy var column = UIStackView(arrangedSubviews: [attachButton])

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    // Let even a short text bounce; otherwise a drag does not dismiss the keyboard.
    textView.alwaysBounceVertical = true
    textView.keyboardDismissMode = .interactive

    bar.backgroundColor = .secondarySystemBackground
    column.axis = .vertical

    view.addFilling(textView, avoidingSides: true)
    view.addBarOnKeyboard(bar, with: column)

    coordinator?.manage(textView, bar: bar)
  }

  private func attach() {
    let number = column.arrangedSubviews.count
    column.insertArrangedSubview(UILabel("Photo \(number)", style: .body), at: number - 1)
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}
