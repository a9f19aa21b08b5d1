import Foundation

/// Observations that end with their owner, on whatever thread it is released.
final class NotificationTokens: @unchecked Sendable {
  // Added on the main actor; read in the deinitializer, when nothing else refers to it.
  private var entries: [(any NSObjectProtocol, NotificationCenter)] = []

  /// Observes a notification of UIKit's, which is posted on the main thread.
  ///
  /// What an app posts elsewhere is not UIKit's, and is ignored.
  @MainActor
  func observe<Value: Sendable>(
    _ name: Notification.Name,
    in center: NotificationCenter,
    read: @escaping @Sendable (Notification) -> Value?,
    handle: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      guard MainActorQueue.isCurrent, let value = read(notification) else { return }
      MainActor.assumeIsolated { handle(value) }
    }
    entries.append((token, center))
  }

  deinit {
    for (token, center) in entries { center.removeObserver(token) }
  }
}
