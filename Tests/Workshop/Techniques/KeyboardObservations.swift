import Foundation
import UIKit

/// Observations that end when the object is deallocated.
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
    tokens.append(
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let transition = KeyboardTransition(notification)
        MainActor.assumeIsolated { handle(transition) }
      }
    )
  }
}
