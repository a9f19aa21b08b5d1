import KeyboardScrollingTesting
import UIKit

@MainActor final class KeyboardListener {
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  func listen(
    to name: Notification.Name, _ handle: @escaping @MainActor @Sendable (KeyboardEvent) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      guard let event = KeyboardEvent($0) else { return }
      MainActor.assumeIsolated { handle(event) }
    }
    tokens.append(token)
  }
}
