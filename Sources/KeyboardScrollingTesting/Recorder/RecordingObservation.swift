import Foundation
import UIKit

/// The observations of a recorder, which end with it.
@MainActor
final class RecordingObservation {
  private let notifications: RecordedNotifications
  private let stop = Stop()

  /// A closure that ends the observation of turns.
  private final class Stop {
    var work: (@MainActor () -> Void)?
  }

  init(
    clock: RecordingClock,
    notificationCenter: NotificationCenter,
    onEvent: @escaping @MainActor @Sendable (KeyboardEvent) -> Void,
    onFocus: @escaping @MainActor @Sendable (UIView) -> Void,
    onTurn: @escaping @MainActor () -> Void
  ) {
    notifications = RecordedNotifications(
      center: notificationCenter,
      onEvent: onEvent,
      onFocus: onFocus
    )
    let stop = stop
    stop.work = clock.observeTurns { [weak self] in
      guard self != nil else {
        // The recorder went away without an end of its recording.
        stop.work?()
        stop.work = nil
        return
      }
      onTurn()
    }
  }

  func end() {
    notifications.end()
    stop.work?()
    stop.work = nil
  }
}

/// The tokens of notifications, which are removed on whatever thread the recorder is released.
final class RecordedNotifications: Sendable {
  private let center: NotificationCenter
  private nonisolated(unsafe) let tokens: [any NSObjectProtocol]

  init(
    center: NotificationCenter,
    onEvent: @escaping @MainActor @Sendable (KeyboardEvent) -> Void,
    onFocus: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    self.center = center
    // UIKit posts on the main thread. What an app posts elsewhere is not the keyboard's.
    let events = KeyboardEvent.Name.allCases.map { name in
      center.addObserver(forName: name.notificationName, object: nil, queue: nil) { notification in
        guard MainActorQueue.isCurrent, let event = KeyboardEvent(notification) else { return }
        MainActor.assumeIsolated { onEvent(event) }
      }
    }
    let names = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    tokens =
      events
      + names.map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { notification in
          guard MainActorQueue.isCurrent, let view = notification.object as? UIView else { return }
          MainActor.assumeIsolated { onFocus(view) }
        }
      }
  }

  func end() {
    for token in tokens { center.removeObserver(token) }
  }

  deinit { end() }
}
