import KeyboardScrolling
import KeyboardScrollingTesting
import UIKit

/// Jumps to the end in the animations of the keyboard and of a rotation (element-ios,
/// `MXKRoomViewController.m`).
final class JumpingScreen: ConversationScreen {
  private let listener = KeyboardListener()

  override func viewDidLoad() {
    super.viewDidLoad()
    listener.listen(to: UIResponder.keyboardWillShowNotification) { [weak self] event in
      let curve = UIView.AnimationOptions(rawValue: UInt(clamping: event.curve ?? 0) << 16)
      UIView.animate(
        withDuration: event.duration ?? 0, delay: 0, options: [.beginFromCurrentState, curve]
      ) {
        self?.view.layoutIfNeeded()
        self?.conversation.scrollToNewest(animated: false)
      }
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.view.layoutIfNeeded()
      self.conversation.scrollToNewest(animated: false)
    })
  }
}

/// Raises the composer by a bottom constraint, with durations that are not the keyboard's
/// (wire-ios, `KeyboardAvoidingViewController.swift`; wikipedia-ios,
/// `TalkPageViewController.swift`).
final class OwnTimingScreen: ConversationScreen {
  private let listener = KeyboardListener()
  /// In seconds; the keyboard takes about half a second.
  private let durations: [TimeInterval] = [0.2, 0.1, 0.5]
  private var count = 0
  private var isRaised = false
  private lazy var bottom = conversation.composer.row.bottomAnchor.constraint(
    equalTo: view.bottomAnchor, constant: -8
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ] { listener.listen(to: name) { [weak self] in self?.follow($0.endFrame ?? .zero) } }
  }

  override func composerBottom() -> NSLayoutConstraint { bottom }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if !isRaised { bottom.constant = -8 - view.safeAreaInsets.bottom }
  }

  private func follow(_ frame: CGRect) {
    guard let window = view.window else { return }
    let end = view.convert(frame, from: window.screen.coordinateSpace)
    let height = max(view.safeAreaInsets.bottom, view.bounds.maxY - end.minY)
    isRaised = height > view.safeAreaInsets.bottom
    guard bottom.constant != -8 - height else { return }
    view.layoutIfNeeded()
    bottom.constant = -8 - height
    count += 1
    UIView.animate(withDuration: durations[count % durations.count]) { self.view.layoutIfNeeded() }
  }
}

/// Scrolls content to its end in every layout pass, if the content was at its end before (badoo's
/// Chatto, `BaseChatViewController.swift`).
final class LayoutWritingScreen: ConversationScreen {
  private var endBefore: CGFloat?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let table = conversation.tableView
    let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    if let endBefore, end != endBefore, !table.isDragging,
      abs(table.contentOffset.y - endBefore) < 1
    {
      scrolls.scroll(table, to: end, animated: false, isToEnd: true)
    }
    endBefore = end
  }
}
