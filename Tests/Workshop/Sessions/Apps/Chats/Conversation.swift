import UIKit

@MainActor class Conversation: NSObject {
  let composer: ComposerView
  let scrolls = AppScrolls()
  /// True for a flipped list, which grows from the bottom.
  let isFlipped: Bool
  private(set) var tableView: UITableView
  /// The number of lines of each message, in the order of the rows.
  private var messages = (0..<30).map { 1 + $0 * 7 % 3 }

  init(composer: ComposerView = ComposerView(), isFlipped: Bool = false) {
    self.composer = composer
    self.isFlipped = isFlipped
    tableView = UITableView(frame: .zero, style: .plain)
    super.init()
    composer.onSend = { [weak self] in _ = self?.send(.sendAnimated, dismissesFirst: false) }
    composer.onFocus = { [weak self] in self?.didBeginEditing() }
    composer.onChange = { [weak self] in self?.textDidChange() }
    prepareTable()
  }

  func show(in table: UITableView) {
    tableView = table
    prepareTable()
  }

  private func prepareTable() {
    if isFlipped { tableView.transform = CGAffineTransform(scaleX: 1, y: -1) }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelection = false
    tableView.estimatedRowHeight = 0
    tableView.keyboardDismissMode = .interactive
  }

  // MARK: Overridden by subclasses

  func didBeginEditing() {}
  func textDidChange() {}
  func didScroll() {}

  func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    let text = composer.removeText()
    switch way {
    case .sendLater:
      // As if the app waited for its database.
      after(0.2) { conversation in
        conversation.insert(text)
        conversation.scrollToNewest(animated: true)
      }
    case .sendAndDismiss where dismissesFirst:
      composer.textView.resignFirstResponder()
      insert(text)
      scrollToNewest(animated: true)
    case .sendAndDismiss:
      insert(text)
      scrollToNewest(animated: true)
      composer.textView.resignFirstResponder()
    default:
      insert(text)
      scrollToNewest(animated: way == .sendAnimated)
    }
    return "send \(text.isEmpty ? "a picture" : "a message")"
  }

  // MARK: Messages

  var newest: IndexPath { IndexPath(row: isFlipped ? 0 : messages.count - 1, section: 0) }

  /// Adds the newest message, but does not insert its row into the table.
  func append(_ text: String) {
    let lines = max(1, min(4, 1 + text.count / 30))
    messages.insert(lines, at: isFlipped ? 0 : messages.count)
  }

  func insert(_ text: String) {
    append(text)
    tableView.insertRows(at: [newest], with: .automatic)
  }

  func scrollToNewest(animated: Bool) {
    scrolls.scroll(
      tableView, to: newest, at: isFlipped ? .top : .bottom, animated: animated, isToEnd: true
    )
  }

  /// True if the newest messages are visible or nearly visible.
  var isNearEnd: Bool {
    let inset = tableView.adjustedContentInset
    if isFlipped { return tableView.contentOffset.y + inset.top < 100 }
    return tableView.contentSize.height + inset.bottom - tableView.bounds.maxY < 100
  }

  func receive(_ text: String, scrolls: Bool) -> String {
    let wasNearEnd = isNearEnd
    insert(text)
    guard wasNearEnd, scrolls else { return "receive a message" }
    scrollToNewest(animated: true)
    return "receive a message, and scroll to it"
  }

  private func loadOlder() -> String {
    let older = [1, 2, 1, 3, 1]
    messages.insert(contentsOf: older, at: isFlipped ? messages.count : 0)
    let first = isFlipped ? messages.count - older.count : 0
    let rows = older.indices.map { IndexPath(row: first + $0, section: 0) }
    UIView.performWithoutAnimation { tableView.insertRows(at: rows, with: .none) }
    if !isFlipped {
      let added = older.map(height).reduce(0, +)
      scrolls.shift(tableView, by: added)
    }
    return "load older messages"
  }

  func after(_ seconds: TimeInterval, _ work: @escaping @MainActor (Conversation) -> Void) {
    scrolls.after(seconds, on: tableView) { [weak self] in
      if let self { work(self) }
    }
  }

  func act(_ deed: AppAction.Deed, share: Double) -> String? {
    let text = String(repeating: "word ", count: 1 + Int(share * 16))
    return switch deed {
    case .sendAnimated, .sendAtOnce, .sendLater, .sendAndDismiss:
      send(deed, dismissesFirst: share < 0.5)
    case .receive: receive(text, scrolls: true)
    case .receiveSilently: receive(text, scrolls: false)
    case .loadOlder: loadOlder()
    default: nil
    }
  }

  fileprivate func height(of lines: Int) -> CGFloat { 24 + 20 * CGFloat(lines) }
}

extension Conversation: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.contentView.transform = tableView.transform
    return cell
  }
}

extension Conversation: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(of: messages[indexPath.row])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
}

@MainActor protocol ChattingScreen: ActingScreen {
  var conversation: Conversation { get }
}

extension ChattingScreen {
  var scrolls: AppScrolls { conversation.scrolls }

  func act(_ deed: AppAction.Deed, share: Double) -> String? {
    conversation.act(deed, share: share)
  }
}
