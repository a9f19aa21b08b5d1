import KeyboardScrolling
import UIKit

// MARK: - InvertedChatScreen

/// A conversation in a table that a transform has turned upside down, so that it grows from the
/// bottom, behind a bar that rides on the keyboard.
final class InvertedChatScreen: UIViewController {
  private static let barHeight: CGFloat = 56

  private var coordinator: KeyboardScrollCoordinator?

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let bar = UIView()
  private let messageField = UITextField()
  private var messages = Message.all
  /// What the table leaves free below the status bar: at its own bottom, because it is upside down.
  private var margin: CGFloat = 0

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureTable()
    configureBar()
    layOut()

    // The table reaches behind the bar. The coordinator clears what the bar covers, at the bottom edge
    // of the screen and on the keyboard alike.
    coordinator?.manage(tableView, bar: bar)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    // Only the difference: the rest of an inset may be the coordinator's.
    let change = view.safeAreaInsets.top - margin
    margin = view.safeAreaInsets.top
    tableView.contentInset.bottom += change
    tableView.verticalScrollIndicatorInsets.bottom += change
  }

  private func configureTable() {
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    // UIKit would inset the wrong end: it does not know that top is down here.
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.automaticallyAdjustsScrollIndicatorInsets = false
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelection = false
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 0
    tableView.keyboardDismissMode = .interactive
  }

  private func configureBar() {
    bar.backgroundColor = .secondarySystemBackground
    messageField.placeholder = "Message"
    messageField.borderStyle = .roundedRect
    messageField.font = .preferredFont(forTextStyle: .body)
    messageField.returnKeyType = .send
    messageField.delegate = self
  }

  private func layOut() {
    for view in [tableView, bar, messageField] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(tableView)
    view.addSubview(bar)
    bar.addSubview(messageField)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      // Its top rides on the keyboard; its ground reaches to the edge, or messages would show below.
      bar.topAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor,
        constant: -Self.barHeight
      ),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      messageField.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      messageField.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      messageField.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
      messageField.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private func send() {
    guard let text = messageField.text, !text.isEmpty else { return }
    messageField.text = ""
    messages.insert(Message(text: text, isOwn: true), at: 0)
    tableView.reloadData()
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
  }
}

// MARK: - UITableViewDataSource

extension InvertedChatScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.reuseIdentifier,
      for: indexPath
    )
    (cell as? MessageCell)?.show(messages[indexPath.row], width: tableView.bounds.width)
    return cell
  }
}

// MARK: - UITableViewDelegate

extension InvertedChatScreen: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    MessageCell.height(for: messages[indexPath.row], width: tableView.bounds.width)
  }
}

// MARK: - UITextFieldDelegate

extension InvertedChatScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}
