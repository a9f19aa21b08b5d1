import UIKit

@MainActor final class KeyboardListener {
  struct Announcement: Sendable {
    /// In the screen's coordinate space.
    var frame: CGRect
    var duration: TimeInterval
    var curve: UInt

    fileprivate init(_ notification: Notification) {
      let info = notification.userInfo ?? [:]
      frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      self.duration = duration?.doubleValue ?? 0
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      self.curve = curve?.uintValue ?? 0
    }

    var options: UIView.AnimationOptions {
      [.beginFromCurrentState, UIView.AnimationOptions(rawValue: curve << 16)]
    }
  }

  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  func listen(
    to name: Notification.Name, _ handle: @escaping @MainActor @Sendable (Announcement) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      let announcement = Announcement($0)
      MainActor.assumeIsolated { handle(announcement) }
    }
    tokens.append(token)
  }
}
