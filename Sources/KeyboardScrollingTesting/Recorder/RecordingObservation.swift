import Foundation
import UIKit

/// The observations of a recorder, which end with it.
@MainActor
final class RecordingObservation {
  private var tokens: NotificationTokens? = NotificationTokens()
  private let stop = Stop()

  /// A closure that ends the observation of turns.
  private final class Stop {
    var work: (@MainActor () -> Void)?
  }

  init(
    clock: HostClock,
    notificationCenter: NotificationCenter,
    onEvent: @escaping @MainActor @Sendable (KeyboardEvent) -> Void,
    onFocus: @escaping @MainActor @Sendable (UIView) -> Void,
    onTurn: @escaping HostClock.Work
  ) {
    for name in KeyboardEvent.Name.allCases {
      tokens?.observe(
        name.notificationName,
        in: notificationCenter,
        read: { KeyboardEvent($0) },
        handle: onEvent
      )
    }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      tokens?.observe(name, in: notificationCenter, read: { $0.object as? UIView }, handle: onFocus)
    }
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
    tokens = nil
    stop.work?()
    stop.work = nil
  }
}
