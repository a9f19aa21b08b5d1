import Foundation
import UIKit

/// Notification observations that end when the object is deallocated.
@MainActor
final class KeyboardObservations {
  private let center: NotificationCenter
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  init(_ center: NotificationCenter) {
    self.center = center
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }

  func observe(
    _ name: Notification.Name,
    _ handle: @escaping @MainActor @Sendable (KeyboardTransition) -> Void
  ) {
    add(name) { notification in
      let transition = KeyboardTransition(notification)
      MainActor.assumeIsolated { handle(transition) }
    }
  }

  func observeBeginOfEditing(_ handle: @escaping @MainActor @Sendable (UIView) -> Void) {
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      add(name) { notification in
        guard let view = notification.object as? UIView else { return }
        MainActor.assumeIsolated { handle(view) }
      }
    }
  }

  private func add(_ name: Notification.Name, _ handle: @escaping @Sendable (Notification) -> Void)
  {
    tokens.append(center.addObserver(forName: name, object: nil, queue: nil, using: handle))
  }
}
