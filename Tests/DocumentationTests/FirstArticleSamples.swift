import KeyboardScrolling
import UIKit

// Fragments of the first articles, whose view controllers are in the folder Recipes.

// The three lines of the README, in a screen.
final class ProfileViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func loadView() { view = scrollView }

  override func viewDidLoad() {
    super.viewDidLoad()
    coordinator.manage(scrollView)
  }
}

final class CommentViewController: UIViewController {
  let composer = UIView()
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [composer, textView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(composer)
    composer.addSubview(textView)
    NSLayoutConstraint.activate([
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      textView.heightAnchor.constraint(equalToConstant: 40),
      textView.topAnchor.constraint(equalTo: composer.topAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: composer.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: composer.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard #available(iOS 17, *) else { return }
    let keyboard = view.keyboardLayoutGuide
    let height = keyboard.layoutFrame.minY - composer.frame.minY
    // Assign only real changes: a finger may be dragging.
    if abs(keyboard.keyboardDismissPadding - height) >= 1 {
      keyboard.keyboardDismissPadding = height
    }
  }
}

final class FeedbackView: UIView {
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    coordinator.manage(scrollView)
  }

  required init?(coder: NSCoder) { nil }
}

final class CommentsViewController: UIViewController {
  let tableView = UITableView()
  let composer = CommentComposer()
  private let coordinator = KeyboardScrollCoordinator()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { composer }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.keyboardDismissMode = .interactive
    view.addSubview(tableView)

    var configuration = KeyboardScrollCoordinator.Configuration()
    configuration.keepsDistanceToEnd = true
    coordinator.manage(tableView, configuration: configuration)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}

/// A composer as tall as its field and the safe area below.
final class CommentComposer: UIView {
  let field = UITextField()

  // With this size and mask, the constraints decide the height.
  override var intrinsicContentSize: CGSize { .zero }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    field.borderStyle = .roundedRect
    field.placeholder = "Comment"
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    let area = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 36),
      field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      field.leadingAnchor.constraint(
        equalTo: area.leadingAnchor,
        constant: 16
      ),
      field.trailingAnchor.constraint(
        equalTo: area.trailingAnchor,
        constant: -16
      ),
      // Without a keyboard, the home indicator is below the field.
      field.bottomAnchor.constraint(
        equalTo: area.bottomAnchor,
        constant: -8
      ),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class LoggedViewController: UIViewController {
  private let coordinator = KeyboardScrollCoordinator()
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    coordinator.onAdjustment = { [weak self] adjustment in
      self?.log.append(adjustment.description)
    }
  }
}

@MainActor
private struct Fragments {
  let coordinator: KeyboardScrollCoordinator
  let scrollView: UIScrollView
  let tableView: UITableView
  let signInButton: UIButton
  let userNameField: UITextField
  let passwordField: UITextField

  func configure() {
    var configuration = KeyboardScrollCoordinator.Configuration()
    configuration.revealPadding = 16
    configuration.baselinePolicy = .max
    coordinator.manage(tableView, configuration: configuration)
  }

  func keepVisible() {
    coordinator.keepVisible(
      signInButton,
      whileEditing: [userNameField, passwordField]
    )
  }

  func printAll() {
    coordinator.onAdjustment = { adjustment in
      print(adjustment)
    }
  }

  func dismissInteractively() {
    scrollView.keyboardDismissMode = .interactive
  }

  func bounce() {
    scrollView.alwaysBounceVertical = true
  }
}
