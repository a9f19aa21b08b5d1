public import UIKit

/// Posts what a keyboard posts, for the tests of an app's screens.
///
/// It posts UIKit's notifications for the screen of a window, in the keyboard's order, with its
/// payloads and at its times. Handlers of an announcement run inside an animation with the
/// keyboard's duration and curve, as UIKit calls them.
///
/// ```swift
/// let keyboard = KeyboardSimulator(window: window)
/// keyboard.show()
/// await keyboard.rest()
/// #expect(keyboard.shows(field))
/// ```
///
/// It brings no keyboard: nothing appears on the screen, no view becomes first responder, and
/// `keyboardLayoutGuide` does not follow. Test what follows the notifications.
@MainActor
public final class KeyboardSimulator {
  /// The window whose screen the keyboard belongs to; held weakly.
  public private(set) weak var window: UIWindow?

  let notificationCenter: NotificationCenter
  let clock: SimulationClock
  /// Counts sequences, so that a new one ends the one before it.
  private var sequence = 0
  private(set) var pendingEvents = 0

  /// Creates a simulator.
  ///
  /// - Parameters:
  ///   - window: The window whose screen the keyboard belongs to. It is held weakly.
  ///   - notificationCenter: The centre that the screen's code observes.
  public init(window: UIWindow, notificationCenter: NotificationCenter = .default) {
    self.window = window
    self.notificationCenter = notificationCenter
    clock = .current
  }

  // MARK: Posting

  /// Posts one notification at once, whatever its time.
  ///
  /// Handlers of an announcement run inside an animation of its duration and curve; of one without a
  /// duration, without animation. Without a window nothing is posted.
  ///
  /// - Parameter event: The notification.
  /// - Note: UIKit calls the handlers of an announcement inside the keyboard's animation, see
  ///   <https://developer.apple.com/videos/play/wwdc2023/10281/>. The notification's object is the
  ///   screen from iOS 16.1 on, and nil before:
  ///   <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification>
  public func post(_ event: KeyboardEvent) {
    guard let window else { return }
    var object: UIScreen?
    if #available(iOS 16.1, *) { object = window.screen }
    let post = { [notificationCenter] in
      notificationCenter.post(
        name: event.name.notificationName,
        object: object,
        userInfo: event.userInfo
      )
    }
    guard event.name.isWill else { return post() }
    guard let duration = event.duration, duration > 0, duration.isFinite else {
      return UIView.performWithoutAnimation(post)
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(clamping: event.curve ?? 0) << 16),
        .beginFromCurrentState,
      ],
      animations: post
    )
  }

  /// Posts each event of a sequence at its time.
  ///
  /// Events at the time zero are posted in the call. What is left of an earlier sequence is not
  /// posted any more. A time that is negative or not finite is zero.
  ///
  /// - Parameter events: The events, in any order. Events of the same time keep their order.
  public func post(_ events: [KeyboardEvent]) {
    sequence += 1
    let number = sequence
    let ordered = events.enumerated().sorted { one, other in
      let (first, second) = (one.element.delay, other.element.delay)
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
    pendingEvents = ordered.count
    for event in ordered {
      guard number == sequence else { return }
      guard event.delay > 0 else {
        pendingEvents -= 1
        post(event)
        continue
      }
      clock.after(event.delay) { [weak self] in
        guard let self, number == sequence else { return }
        pendingEvents -= 1
        post(event)
      }
    }
  }
}

extension KeyboardEvent {
  /// The time as a delay that a clock accepts, in seconds.
  fileprivate var delay: TimeInterval { time > 0 && time.isFinite ? time : 0 }
}
