@_spi(Headless) import UIKit

// Chats with the habits of apps whose sources are public. Each names its app.

/// Scrolls 200 ms after the focus, and 50 ms after each letter (MessageKit,
/// `MessagesViewController+Keyboard.swift`).
final class LateScrollConversation: Conversation {
  /// True before the first focus, and if a message has arrived since the last focus.
  private var hasUnread = true

  override func receive(_ text: String, scrolls: Bool) -> String {
    hasUnread = true
    return super.receive(text, scrolls: scrolls)
  }

  override func didBeginEditing() {
    guard hasUnread else { return }
    hasUnread = false
    after(0.2) { $0.scrollToNewest(animated: true) }
  }

  override func textDidChange() {
    after(0.05) { $0.scrollToNewest(animated: true) }
  }

  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    let text = composer.removeText()
    let wasNearEnd = isNearEnd
    tableView.performBatchUpdates {
      self.insert(text)
    } completion: { [weak self] _ in
      if wasNearEnd { self?.scrollToNewest(animated: true) }
    }
    return "send in a batch, and scroll in its completion"
  }
}

/// Scrolls twice in the completion of a batch, and loads the newest row again (GetStream's
/// stream-chat-swift, `ChatMessageListVC`).
final class BatchConversation: Conversation {
  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    let text = composer.removeText()
    tableView.performBatchUpdates {
      self.insert(text)
    } completion: { [weak self] _ in
      guard let self else { return }
      UIView.performWithoutAnimation {
        self.scrollToNewest(animated: true)
        self.tableView.reloadRows(at: [self.newest], with: .none)
        self.scrollToNewest(animated: true)
      }
    }
    return "send in a batch, and scroll twice in its completion"
  }

  override func textDidChange() {
    after(0.1) { conversation in
      let textView = conversation.composer.textView
      let isScrollEnabled = textView.isScrollEnabled
      textView.isScrollEnabled = false
      textView.layoutIfNeeded()
      textView.isScrollEnabled = isScrollEnabled
    }
  }
}

/// Stops a scroll by setting the offset to itself, and animates the offset in a block of its own
/// (badoo's Chatto, `UICollectionView+Scrolling.swift`).
final class StoppingConversation: Conversation {
  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    let text = composer.removeText()
    UIView.animate(withDuration: 0.25) {
      self.tableView.performBatchUpdates({ self.insert(text) }, completion: nil)
    }
    tableView.setContentOffset(tableView.contentOffset, animated: false)
    UIView.animate(withDuration: 0.25) { self.scrollToNewest(animated: false) }
    return "send, stop scrolling, and animate the offset to the end"
  }
}

/// Switches the type of the keyboard and back when the text is emptied (element-x-ios,
/// `MessageComposerTextField.swift`), and keeps the list off its very end
/// (`TimelineTableViewController.swift`).
final class ReloadingConversation: Conversation {
  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    let done = super.send(way, dismissesFirst: dismissesFirst)
    composer.textView.keyboardType = .twitter
    composer.textView.reloadInputViews()
    composer.textView.keyboardType = .default
    composer.textView.reloadInputViews()
    return done.map { "\($0), and reload the input views twice" }
  }

  override func didScroll() {
    guard tableView.contentOffset.y == 0 else { return }
    scrolls.scroll(tableView, to: -1, animated: false)
  }
}

/// Clears the composer inside the update of the list (Telegram-iOS, `ChatControllerNode.swift`).
final class ListUpdateConversation: Conversation {
  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    tableView.beginUpdates()
    insert(composer.removeText())
    tableView.endUpdates()
    UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseInOut) {
      self.composer.superview?.layoutIfNeeded()
    }
    scrollToNewest(animated: true)
    return "send inside an update of the list"
  }
}

/// Dismisses the keyboard, empties the text, and calls the handler, which shows an alert if there
/// is no connection (WordPress-iOS, `ReplyTextView.swift`).
final class ReplyConversation: Conversation {
  private var count = 0

  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    count += 1
    composer.textView.resignFirstResponder()
    let text = composer.removeText()
    insert(text)
    scrollToNewest(animated: way == .sendAnimated)
    guard count.isMultiple(of: 3), let screen = tableView.next?.next as? UIViewController else {
      return "put the keyboard away, and send"
    }
    let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    screen.present(alert, animated: true)
    after(0.8) { _ in alert.headlessTap(action) }
    return "put the keyboard away, send, and show an alert"
  }
}

/// Closes the keyboard, waits for the server, reloads all rows, and scrolls half a second later
/// (wikipedia-ios, `TalkPageViewController.swift`).
final class TalkConversation: Conversation {
  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    let text = composer.removeText()
    composer.textView.resignFirstResponder()
    after(0.2) { conversation in
      conversation.append(text)
      conversation.tableView.reloadData()
      conversation.after(0.5) { $0.scrollToNewest(animated: true) }
    }
    return "put the keyboard away, load again, and scroll later"
  }
}

/// Scrolls in the completion of an empty batch, and removes the footer for a turn (kickstarter's
/// ios-oss, `CommentRepliesViewController.swift`).
final class CommentsConversation: Conversation {
  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    insert(composer.removeText())
    tableView.tableFooterView = nil
    tableView.performBatchUpdates(nil) { [weak self] _ in self?.scrollToNewest(animated: true) }
    after(0.02) { conversation in
      conversation.tableView.tableFooterView = UIView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 30)
      )
      conversation.tableView.layoutIfNeeded()
    }
    return "send, and scroll in the completion of an empty batch"
  }
}

/// Refuses to resign for a tap on Send, focuses again, and makes the list lower and higher in one
/// turn (deltachat-ios, PR 1767).
final class RefusingConversation: Conversation {
  private var isSending = false

  override init(composer: ComposerView = ComposerView(), isFlipped: Bool = false) {
    super.init(composer: composer, isFlipped: isFlipped)
    composer.mayEnd = { [weak self] in !(self?.isSending ?? false) }
  }

  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    isSending = true
    composer.textView.resignFirstResponder()
    let done = super.send(.sendAnimated, dismissesFirst: false)
    if composer.textView.isFirstResponder { composer.textView.becomeFirstResponder() }
    isSending = false
    let frame = tableView.frame
    tableView.frame.size.height -= 60
    tableView.frame = frame
    return done.map { "\($0), and keep the focus" }
  }
}
