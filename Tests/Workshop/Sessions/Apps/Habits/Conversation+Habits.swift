@_spi(Headless) import UIKit

// Chats that imitate public apps, which the comments name.

/// Scrolls to the newest message 200 ms after the focus, and 50 ms after each letter (MessageKit,
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

  override func textDidChange() { after(0.05) { $0.scrollToNewest(animated: true) } }

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

/// Scrolls twice in the completion of a batch update, and reloads the newest row in between
/// (GetStream's stream-chat-swift, `ChatMessageListVC`).
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

/// Stops a scroll by writing the current offset, and then animates the offset in an animation block
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

/// Switches the keyboard type and back after a message is sent (element-x-ios,
/// `MessageComposerTextField.swift`), and scrolls by a point when the list is at offset 0
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

/// Clears the composer between `beginUpdates` and `endUpdates` of the list (Telegram-iOS,
/// `ChatControllerNode.swift`).
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

/// Dismisses the keyboard before it sends, and shows an alert for every third message
/// (WordPress-iOS, `ReplyTextView.swift`).
final class ReplyConversation: Conversation {
  private var count = 0

  override func send(_ way: AppAction.Deed, dismissesFirst: Bool) -> String? {
    count += 1
    composer.textView.resignFirstResponder()
    let text = composer.removeText()
    insert(text)
    scrollToNewest(animated: way == .sendAnimated)
    guard count.isMultiple(of: 3), let screen = tableView.next?.next as? UIViewController else {
      return "dismiss the keyboard, and send"
    }
    let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    screen.present(alert, animated: true)
    after(0.8) { _ in alert.headlessTap(action) }
    return "dismiss the keyboard, send, and show an alert"
  }
}

/// Dismisses the keyboard, reloads all rows 0.2 s later, and scrolls half a second after that
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
    return "dismiss the keyboard, reload the rows, and scroll later"
  }
}

/// Scrolls in the completion of an empty batch update, and removes the footer for 0.02 s
/// (kickstarter's ios-oss, `CommentRepliesViewController.swift`).
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

/// Does not let the composer resign while it sends, and shrinks and grows the list in one turn
/// (deltachat-ios, PR 1767).
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
