import KeyboardScrolling
import UIKit

// The code of the article on adding a coordinator to a screen.

final class FeedbackViewController: UIViewController {
  private let coordinator = KeyboardScrollCoordinator()
  private let scrollView = UIScrollView()
  private let nameField = UITextField()
  private let messageView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.keyboardDismissMode = .interactive
    layOut()
    coordinator.manage(scrollView)
  }

  private func layOut() {
    let form = UIStackView(
      arrangedSubviews: [nameField, messageView]
    )
    form.axis = .vertical
    form.spacing = 16
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    scrollView.addSubview(form)

    form.translatesAutoresizingMaskIntoConstraints = false
    let content = scrollView.contentLayoutGuide
    let visible = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: content.topAnchor),
      form.leftAnchor.constraint(equalTo: content.leftAnchor),
      form.rightAnchor.constraint(equalTo: content.rightAnchor),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      form.widthAnchor.constraint(equalTo: visible.widthAnchor),
      messageView.heightAnchor.constraint(equalToConstant: 240),
    ])
  }
}

final class ConversationViewController: UIViewController {
  private let coordinator = KeyboardScrollCoordinator()
  private let tableView = UITableView()
  private let composer = UIView()
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    var configuration = KeyboardScrollCoordinator.Configuration()
    configuration.keepsDistanceToEnd = true
    coordinator.manage(
      tableView,
      bar: composer,
      configuration: configuration
    )
  }

  private func layOut() {
    // The text view grows with its text, and the composer with it.
    textView.isScrollEnabled = false
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    view.addSubview(composer)
    composer.addSubview(textView)

    for subview in [composer, textView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let keyboard = view.keyboardLayoutGuide
    let inner = composer.layoutMarginsGuide
    NSLayoutConstraint.activate([
      composer.leftAnchor.constraint(equalTo: view.leftAnchor),
      composer.rightAnchor.constraint(equalTo: view.rightAnchor),
      composer.bottomAnchor.constraint(equalTo: keyboard.topAnchor),

      textView.topAnchor.constraint(equalTo: inner.topAnchor),
      textView.leftAnchor.constraint(equalTo: inner.leftAnchor),
      textView.rightAnchor.constraint(equalTo: inner.rightAnchor),
      textView.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
  }
}

final class EditorViewController: UIViewController {
  private let coordinator = KeyboardScrollCoordinator()
  private let textView = UITextView()
  private let bar = UIView()
  private let attachButton = UIButton(configuration: .plain())
  private lazy var content = UIStackView(
    arrangedSubviews: [attachButton]
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.keyboardDismissMode = .interactive
    textView.alwaysBounceVertical = true
    attachButton.configuration?.title = "Attach"
    content.axis = .vertical
    bar.backgroundColor = .secondarySystemBackground
    layOut()
    coordinator.manage(textView, bar: bar)
  }

  private func layOut() {
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
    view.addSubview(bar)
    bar.addSubview(content)

    for subview in [bar, content] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let keyboard = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      // The bar's background reaches down to the edge of the screen.
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      // Its content ends at the keyboard and makes the bar grow.
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.leftAnchor.constraint(equalTo: bar.leftAnchor),
      content.rightAnchor.constraint(equalTo: bar.rightAnchor),
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

/// The fragments, each with the code around it that it needs.
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

  func log() {
    coordinator.onAdjustment = { adjustment in
      guard adjustment.didChange else { return }
      print(adjustment)
    }
  }

  func keepLog() {
    var log: [String] = [] { didSet { print(log.count) } }
    coordinator.onAdjustment = { adjustment in
      log.append(adjustment.description)
    }
  }

  func keepVisible() {
    coordinator.keepVisible(
      signInButton,
      whileEditing: [userNameField, passwordField]
    )
  }

  func keepVisibleAndManage(composer: UIView) {
    coordinator.keepVisible(
      signInButton,
      whileEditing: [userNameField, passwordField]
    )
    coordinator.manage(tableView, bar: composer)
  }

  func dismissInteractively() {
    scrollView.keyboardDismissMode = .interactive
  }

  func bounce() {
    scrollView.alwaysBounceVertical = true
  }
}

#if os(iOS)
// The stand-in has no application delegates. `@main` belongs to an app.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    KeyboardScrollCoordinator.startObservingKeyboard()
    return true
  }
}
#endif

final class LoginViewController: UIViewController {
  private let coordinator = KeyboardScrollCoordinator()
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    coordinator.manage(scrollView)
  }
}
