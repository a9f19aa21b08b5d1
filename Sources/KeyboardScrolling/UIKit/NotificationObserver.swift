import Dispatch
import Foundation

/// Observations that end with the object.
///
/// Not isolated, so that its `deinit` may remove the observations wherever the last reference goes.
final class NotificationObserver: Sendable {
  private let center: NotificationCenter
  private nonisolated(unsafe) let tokens: [any NSObjectProtocol]

  /// Observes notifications by name.
  ///
  /// - Parameters:
  ///   - names: What to observe, each with something that goes along to the handler.
  ///   - center: Where they are posted.
  ///   - read: Copies out of a notification what may cross into the main actor.
  ///   - handle: Runs before the post returns when it comes from the main thread, as UIKit's do;
  ///     else on a later turn.
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
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { handle(payload) }
        } else {
          Task { @MainActor in handle(payload) }
        }
      }
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}

/// The main dispatch queue, recognised by a mark on it.
///
/// `Thread.isMainThread` would do on Apple's systems; elsewhere the main queue may be served by
/// another thread.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
