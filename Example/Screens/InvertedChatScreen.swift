import KeyboardScrolling
import UIKit

/// A chat in a flipped table, whose first row is at the bottom, and a bar on the keyboard.
final class InvertedChatScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let tableView = MeasuredTableView(frame: .zero, style: .plain)
  private let bar = UIView()
  private let messageField = UITextField(placeholder: "Message")
  private var messages = Message.all
  /// The bottom inset that this screen sets, which is at the top of the screen in a flipped table.
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

    // The coordinator insets the table by the height that the bar covers, also without a keyboard.
    coordinator?.manage(tableView, bar: bar)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    // Add the difference: an assignment could remove the coordinator's part of the inset.
    let change = view.safeAreaInsets.top - margin
    margin = view.safeAreaInsets.top
    tableView.contentInset.bottom += change
    tableView.verticalScrollIndicatorInsets.bottom += change
  }

  private func configureTable() {
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    // UIKit would inset the top of the table, which is at the bottom of the screen.
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
    messageField.returnKeyType = .send
    messageField.delegate = self
  }

  private func layOut() {
    view.addFilling(tableView)
    view.addBarOnKeyboard(bar, with: messageField)
  }

  private func send() {
    guard let text = messageField.text, !text.isEmpty else { return }
    messageField.text = ""
    messages.insert(Message(text: text, isOwn: true), at: 0)
    let newest = IndexPath(row: 0, section: 0)
    tableView.insertRows(at: [newest], with: .none)
    tableView.scrollToRow(at: newest, at: .top, animated: true)
  }
}

extension InvertedChatScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.reuseIdentifier, for: indexPath
    )
    // Flip the message back.
    cell.contentView.transform = tableView.transform
    (cell as? MessageCell)?.show(messages[indexPath.row], width: tableView.bounds.width)
    return cell
  }
}

extension InvertedChatScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    MessageCell.height(for: messages[indexPath.row], width: tableView.bounds.width)
  }
}

extension InvertedChatScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}
