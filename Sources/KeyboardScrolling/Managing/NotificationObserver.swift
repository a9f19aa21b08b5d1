import Dispatch
import Foundation

/// Observes notifications until its deallocation.
///
/// Not isolated: its `deinit` may run on any thread. KeyboardScrollingTesting compiles this file
/// and `DispatchQueue+Main` too, through symbolic links.
final class NotificationObserver: Sendable {
  private let center: NotificationCenter
  private nonisolated(unsafe) let tokens: [any NSObjectProtocol]

  init<Tag: Sendable, Payload: Sendable>(
    _ names: [(Notification.Name, Tag)],
    center: NotificationCenter,
    read: @escaping @Sendable (Notification, Tag) -> Payload?,
    handle: @escaping @MainActor @Sendable (Payload) -> Void
  ) {
    self.center = center
    tokens = names.map { name, tag in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        guard let payload = read(notification, tag) else { return }
        DispatchQueue.runOnMain(with: payload, handle)
      }
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
