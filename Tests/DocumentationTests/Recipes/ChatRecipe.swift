import KeyboardScrolling
import UIKit

final class ChatViewController: UIViewController {
  let tableView = UITableView()
  let composer = UIView()
  let textView = UITextView()
  private let sendButton = UIButton(configuration: .plain())
  private let coordinator = KeyboardScrollCoordinator()
  var messages = (1...30).map { "Message \($0)" }
  private var followsNewest = true
  private var hasShownNewest = false
  private lazy var fullHeight =
    textView.heightAnchor.constraint(equalToConstant: 120)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.keyboardDismissMode = .interactive
    composer.backgroundColor = .secondarySystemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.isScrollEnabled = false
    textView.delegate = self
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
    // Only once, not when the user returns from another screen.
    guard !hasShownNewest else { return }
    hasShownNewest = true
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
    let sides = view.safeAreaLayoutGuide
    let keyboard = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      // The background reaches down to the edge of the screen.
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(
        equalTo: view.trailingAnchor
      ),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      row.topAnchor.constraint(
        equalTo: composer.topAnchor,
        constant: 8
      ),
      row.leadingAnchor.constraint(
        equalTo: sides.leadingAnchor,
        constant: 16
      ),
      row.trailingAnchor.constraint(
        equalTo: sides.trailingAnchor,
        constant: -16
      ),
      row.bottomAnchor.constraint(
        equalTo: keyboard.topAnchor,
        constant: -8
      ),
      sendButton.widthAnchor.constraint(equalToConstant: 72),
    ])
  }

  // The composer grows with its text up to 120 points. Then the
  // text scrolls.
  private func updateHeight() {
    let size = CGSize(
      width: textView.bounds.width,
      height: .greatestFiniteMagnitude
    )
    let isTall = textView.sizeThatFits(size).height > 120
    textView.isScrollEnabled = isTall
    fullHeight.isActive = isTall
  }

  // MARK: Messages

  func send() {
    guard let text = textView.text, !text.isEmpty else { return }
    textView.text = ""
    updateHeight()
    insert(text)
    followsNewest = true
    scrollToNewest(animated: false)
  }

  func receive(_ message: String) {
    insert(message)
    guard followsNewest else { return }
    if #available(iOS 17.4, *) {
      scrollToNewest(animated: true)
    } else {
      scrollToNewest(animated: false)
    }
  }

  /// Shows older messages above the others, which stay in place.
  func insertOlder(_ older: [String]) {
    let top = tableView.indexPathsForVisibleRows?.first
    let place = top.map { tableView.rectForRow(at: $0).minY } ?? 0
    let distance = place - tableView.contentOffset.y
    messages.insert(contentsOf: older, at: 0)
    tableView.reloadData()
    guard let top else { return }
    let row = IndexPath(row: top.row + older.count, section: 0)
    // Measures the rows around this row, instead of estimating them.
    tableView.scrollToRow(at: row, at: .top, animated: false)
    tableView.layoutIfNeeded()
    let newPlace = tableView.rectForRow(at: row).minY
    tableView.contentOffset.y = newPlace - distance
  }

  private func insert(_ message: String) {
    messages.append(message)
    let newest = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [newest], with: .none)
  }

  private func scrollToNewest(animated: Bool) {
    guard !messages.isEmpty else { return }
    let newest = IndexPath(row: messages.count - 1, section: 0)
    tableView.scrollToRow(
      at: newest,
      at: .bottom,
      animated: animated
    )
  }
}

extension ChatViewController: UITableViewDelegate {
  // Only a scroll by the user decides whether the list follows new
  // messages. A moving keyboard scrolls the list too.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === tableView else { return }
    if scrollView.isTracking || scrollView.isDecelerating {
      updateFollowing()
    }
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    updateFollowing()
  }

  private func updateFollowing() {
    let inset = tableView.adjustedContentInset.bottom
    let end = tableView.contentSize.height + inset
    followsNewest = end - tableView.bounds.maxY < 100
  }
}

extension ChatViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    updateHeight()
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
