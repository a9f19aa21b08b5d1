import KeyboardScrolling
import UIKit

// The code of the recipes, of the README, and of the first articles.

final class LoginViewController: UIViewController {
  let userNameField = UITextField()
  let passwordField = UITextField()
  let signInButton = UIButton(configuration: .filled())
  let scrollView = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    userNameField.placeholder = "User name"
    userNameField.borderStyle = .roundedRect
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    signInButton.configuration?.title = "Sign in"

    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize.height = 560
    view.addSubview(scrollView)

    let fields = [userNameField, passwordField]
    let form = UIStackView(arrangedSubviews: fields + [signInButton])
    form.axis = .vertical
    form.spacing = 16
    form.distribution = .fillEqually
    let width = view.bounds.width - 48
    form.frame = CGRect(x: 24, y: 380, width: width, height: 150)
    form.autoresizingMask = .flexibleWidth
    scrollView.addSubview(form)

    coordinator.manage(scrollView)
    coordinator.keepVisible(signInButton, whileEditing: fields)
  }
}

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

final class ChatViewController: UIViewController {
  let tableView = UITableView()
  let composer = UIView()
  let textView = UITextView()
  private let sendButton = UIButton(configuration: .plain())
  private let coordinator = KeyboardScrollCoordinator()
  private var messages = (1...30).map { "Message \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.keyboardDismissMode = .interactive
    composer.backgroundColor = .secondarySystemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    // It grows with its text, and the composer with it.
    textView.isScrollEnabled = false
    sendButton.configuration?.title = "Send"
    sendButton.addAction(
      UIAction { [weak self] _ in self?.send() },
      for: .primaryActionTriggered
    )
    layOut()

    var configuration = KeyboardScrollCoordinator.Configuration()
    configuration.keepsDistanceToEnd = true
    coordinator.manage(
      tableView,
      bar: composer,
      configuration: configuration
    )
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.layoutIfNeeded()
    scrollToNewest(animated: false)
  }

  private func layOut() {
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    view.addSubview(composer)
    let row = UIStackView(arrangedSubviews: [textView, sendButton])
    row.spacing = 8
    composer.addSubview(row)

    for subview in [composer, row] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let keyboard = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      // The background reaches down to the edge of the screen.
      composer.leftAnchor.constraint(equalTo: view.leftAnchor),
      composer.rightAnchor.constraint(equalTo: view.rightAnchor),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      row.topAnchor.constraint(
        equalTo: composer.topAnchor,
        constant: 8
      ),
      row.leftAnchor.constraint(
        equalTo: composer.leftAnchor,
        constant: 16
      ),
      row.rightAnchor.constraint(
        equalTo: composer.rightAnchor,
        constant: -16
      ),
      row.bottomAnchor.constraint(
        equalTo: keyboard.topAnchor,
        constant: -8
      ),
      sendButton.widthAnchor.constraint(equalToConstant: 72),
    ])
  }

  // MARK: Messages

  func send() {
    guard let text = textView.text, !text.isEmpty else { return }
    insert(text)
    textView.text = ""
    scrollToNewest(animated: false)
  }

  func receive(_ message: String) {
    let isNearEnd = distanceToEnd < 100
    insert(message)
    if isNearEnd { scrollToNewest(animated: true) }
  }

  private func insert(_ message: String) {
    messages.append(message)
    let newest = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [newest], with: .none)
  }

  private func scrollToNewest(animated: Bool) {
    let newest = IndexPath(row: messages.count - 1, section: 0)
    tableView.scrollToRow(at: newest, at: .bottom, animated: animated)
  }

  private var distanceToEnd: CGFloat {
    let inset = tableView.adjustedContentInset.bottom
    let end = tableView.contentSize.height + inset
    return end - tableView.bounds.maxY
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "text",
      for: indexPath
    )
    (cell as? TextCell)?.show(messages[indexPath.row])
    return cell
  }
}

final class TextCell: UITableViewCell {
  private let label = UILabel()

  func show(_ text: String) {
    label.text = text
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }
}

final class CheckoutViewController: UIViewController {
  let fields = ["Name", "Street", "City", "Card number"]
    .map { title in
      let field = UITextField()
      field.placeholder = title
      field.borderStyle = .roundedRect
      return field
    }
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
    // At half height there is no room for a form and a keyboard.
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

final class SearchViewController: UIViewController {
  let tableView = UITableView()
  let searchBar = UISearchBar()
  private let coordinator = KeyboardScrollCoordinator()
  private let cities = (1...30).map { "City \($0)" }
  private lazy var matches = cities

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "City"
    searchBar.delegate = self
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.keyboardDismissMode = .onDrag
    layOut()
    coordinator.manage(tableView)
  }

  private func layOut() {
    for subview in [searchBar, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leftAnchor.constraint(equalTo: view.leftAnchor),
        subview.rightAnchor.constraint(equalTo: view.rightAnchor),
      ])
    }
    let top = view.safeAreaLayoutGuide.topAnchor
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: top),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension SearchViewController: UISearchBarDelegate {
  func searchBar(
    _ searchBar: UISearchBar,
    textDidChange searchText: String
  ) {
    matches = cities.filter { $0.hasPrefix(searchText) }
    tableView.reloadData()
  }
}

extension SearchViewController: UITableViewDataSource {
  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    matches.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "text",
      for: indexPath
    )
    (cell as? TextCell)?.show(matches[indexPath.row])
    return cell
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
