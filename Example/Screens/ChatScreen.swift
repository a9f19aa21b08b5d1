import KeyboardScrolling
import UIKit

/// A chat with the newest message last, and a composer that grows with its text.
final class ChatScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let tableView = MeasuredTableView(frame: .zero, style: .plain)
  private let composer = UIView()
  private let textView = UITextView(accessibilityLabel: "Message")
  private lazy var sendButton = UIButton(filled: "Send") { [weak self] in self?.send() }
  private var messages = Array(Message.all.reversed())
  private var hasAppeared = false
  private lazy var largestHeight = textView.heightAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.25
  )

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelection = false
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 0
    tableView.keyboardDismissMode = .interactive

    composer.backgroundColor = .secondarySystemBackground
    textView.delegate = self
    // The text view grows with its text, and the composer with the text view.
    textView.isScrollEnabled = false
    let row = UIStackView(arrangedSubviews: [textView, sendButton])
    row.spacing = 8
    row.alignment = .bottom
    sendButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    sendButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)

    view.addFilling(tableView)
    view.addBarOnKeyboard(composer, with: row)

    var configuration = KeyboardScrollCoordinator.Configuration()
    configuration.keepsDistanceToEnd = true
    coordinator?.manage(tableView, bar: composer, configuration: configuration)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The user may return from another screen.
    guard !hasAppeared else { return }
    hasAppeared = true
    // UIKit has set the safe area. Lay out, so that the table has its size too.
    view.layoutIfNeeded()
    scrollToNewest()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // UIKit lays out the views inside the composer later, and the text view may get another width.
    composer.layoutIfNeeded()
    limitHeight()
  }

  /// Limits the text to a quarter of the safe area; a longer text scrolls.
  ///
  /// With a limit that depends on the keyboard, the composer would change its height on the way.
  private func limitHeight() {
    let width = textView.bounds.width
    let fitting = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let safeHeight = view.safeAreaLayoutGuide.layoutFrame.height
    textView.isScrollEnabled = fitting.height > safeHeight * largestHeight.multiplier
    largestHeight.isActive = textView.isScrollEnabled
  }

  private func scrollToNewest() {
    let newest = IndexPath(row: messages.count - 1, section: 0)
    tableView.scrollToRow(at: newest, at: .bottom, animated: false)
  }

  private func send() {
    guard let text = textView.text, !text.isEmpty else { return }
    textView.text = ""
    limitHeight()
    messages.append(Message(text: text, isOwn: true))
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
    // Not animated: the composer shrinks in this turn, and the coordinator moves the messages. Before
    // iOS 17.4, this movement would end an animated scroll.
    scrollToNewest()
  }
}

extension ChatScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.reuseIdentifier, for: indexPath
    )
    (cell as? MessageCell)?.show(messages[indexPath.row], width: tableView.bounds.width)
    return cell
  }
}

extension ChatScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    MessageCell.height(for: messages[indexPath.row], width: tableView.bounds.width)
  }
}

extension ChatScreen: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { limitHeight() }
}
