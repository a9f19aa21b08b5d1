import UIKit

/// A bar that moves onto the keyboard when the keyboard is announced, as a composer does.
final class RidingBar: UIView {
  private let bottomWithoutKeyboard: CGFloat
  private let notificationCenter: NotificationCenter
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  init(frame: CGRect, notificationCenter: NotificationCenter) {
    bottomWithoutKeyboard = frame.maxY
    self.notificationCenter = notificationCenter
    super.init(frame: frame)
    token = notificationCenter.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let endFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.ride(on: endFrame) }
    }
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    if let token { notificationCenter.removeObserver(token) }
  }

  private func ride(on endFrame: CGRect?) {
    guard let endFrame, let superview, let space = window?.screen.coordinateSpace else { return }
    let top = superview.convert(endFrame.origin, from: space).y
    frame.origin.y = min(bottomWithoutKeyboard, top) - frame.height
  }
}
