public import KeyboardScrolling
public import UIKit

// MARK: - ChatScreen

/// A conversation in a table that a transform has turned upside down, so that it grows from the
/// bottom, behind a bar that rides on the keyboard.
public final class ChatScreen: UIViewController, ScreenViewController {
  private static let barHeight: CGFloat = 56

  /// Manages the table for as long as the screen lives.
  ///
  /// The table reaches behind the bar. The coordinator clears what the bar covers, at the bottom edge
  /// of the screen and on the keyboard alike.
  public let coordinator = KeyboardScrollCoordinator()

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let bar = UIView()
  private let messageField = UITextField()
  private var messages = Message.all
  /// What the table leaves free below the status bar: at its own bottom, because it is upside down.
  private var margin: CGFloat = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureTable()
    configureBar()
    layOut()

    coordinator.manage(tableView, bar: bar)
  }

  public override func viewSafeAreaInsetsDidChange() {
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

// MARK: - ScreenViewController

extension ChatScreen {
  /// The table.
  public var scrollView: UIScrollView {
    tableView
  }

  /// The view with the text field, from above the keyboard to the bottom edge.
  public var barOnKeyboard: UIView? {
    bar
  }

  /// One: the message.
  public var fieldCount: Int {
    1
  }

  /// Makes the message's text field the first responder.
  ///
  /// - Parameter index: 0.
  /// - Returns: The text field, or nil when there is no such field or it does not take the focus.
  @discardableResult
  public func focusField(at index: Int) -> UIView? {
    guard index == 0 else { return nil }
    return messageField.becomeFirstResponder() ? messageField : nil
  }
}

// MARK: - UITableViewDataSource

extension ChatScreen: UITableViewDataSource {
  /// As many rows as there are messages.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The only section there is.
  /// - Returns: The number of rows.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  /// A cell with one message; the newest is in the first row, which is the lowest.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: A cell.
  public func tableView(
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

extension ChatScreen: UITableViewDelegate {
  /// As much as the text of the message needs.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: A height in points.
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    MessageCell.height(for: messages[indexPath.row], width: tableView.bounds.width)
  }
}

// MARK: - UITextFieldDelegate

extension ChatScreen: UITextFieldDelegate {
  /// Sends what is written; the keyboard stays for the next message.
  ///
  /// - Parameter textField: The message's text field.
  /// - Returns: False: there is nothing left for the field to do.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}
