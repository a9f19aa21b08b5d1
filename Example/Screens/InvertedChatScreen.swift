import KeyboardScrolling
import UIKit

/// A conversation in a flipped table, so that it grows from the bottom, behind a bar on top of the
/// keyboard.
final class InvertedChatScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let bar = UIView()
  private let messageField = UITextField()
  private var messages = Message.all
  /// The inset for the status bar, at the flipped table's own bottom.
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

    // The table extends behind the bar. The coordinator insets the table by the height that the bar
    // covers, with and without a keyboard.
    coordinator?.manage(tableView, bar: bar)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    // Add only the difference, because a part of the inset may be the coordinator's.
    let change = view.safeAreaInsets.top - margin
    margin = view.safeAreaInsets.top
    tableView.contentInset.bottom += change
    tableView.verticalScrollIndicatorInsets.bottom += change
  }

  private func configureTable() {
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    // UIKit would inset the wrong end, because the table is flipped.
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
    view.addFilling(tableView)
    view.addBarOnKeyboard(bar, with: messageField)
    messageField.heightAnchor.constraint(equalToConstant: 40).isActive = true
  }

  private func send() {
    guard let text = messageField.text, !text.isEmpty else { return }
    messageField.text = ""
    messages.insert(Message(text: text, isOwn: true), at: 0)
    tableView.reloadData()
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
  }
}

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
    // A second flip makes the message upright.
    cell.contentView.transform = tableView.transform
    (cell as? MessageCell)?.show(messages[indexPath.row], width: tableView.bounds.width)
    return cell
  }
}

extension InvertedChatScreen: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    MessageCell.height(for: messages[indexPath.row], width: tableView.bounds.width)
  }
}

extension InvertedChatScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}
