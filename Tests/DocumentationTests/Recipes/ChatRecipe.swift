import KeyboardScrolling
import UIKit

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
    textView.text = ""
    insert(text)
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
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}
