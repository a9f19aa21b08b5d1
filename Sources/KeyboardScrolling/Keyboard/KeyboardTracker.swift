import CoreGraphics
import Foundation

/// The position of the keyboard for the whole process, derived from notifications.
///
/// A position that covers more applies at once. One that covers less is held: AutoFill, an
/// exchanged input view, cross-fade transitions and unlocking the device hide the keyboard and show
/// it again within a tenth of a second. If the first of these positions applied, UIKit would clamp
/// the content offset, and the last one would scroll back.
/// https://github.com/drewolbrich/ScrollingContentViewController, under special cases.
struct KeyboardTracker: Sendable {
  enum Event: Equatable, Sendable {
    case notification(KeyboardNotification)
    /// The turn after `awaitTurn`, or after the end of editing.
    case turnPassed
    case timerFired(Int)
  }

  enum Effect: Equatable, Sendable {
    /// Pass the notification on; the position already reflects it.
    case publish(KeyboardNotification)
    case startTimer(Int, seconds: TimeInterval)
    /// Send `turnPassed` on the next turn: another view may become first responder.
    case awaitTurn
  }

  /// A position that covers less than the applied one.
  private struct Held: Sendable {
    let applied: KeyboardRecord
    /// The last announcement, which is published when the position applies.
    let announcement: KeyboardNotification
    /// The time of the first notification.
    let start: TimeInterval
    let timer: Int

    func startTimer(at time: TimeInterval) -> Effect {
      let left = start + longestHold - time
      return .startTimer(timer, seconds: max(0, min(holdDuration, left)))
    }
  }

  /// The time for which a position is held after the last notification.
  ///
  /// The last show of AutoFill is posted 0.1 s after the hide. A timer of exactly that length could
  /// fire before it.
  static let holdDuration: TimeInterval = 0.105
  /// The longest time for which notifications can prolong a hold.
  static let longestHold: TimeInterval = 0.5

  private var recorded = KeyboardRecord()
  private var held: Held?
  private var lastTimer = 0

  private var applied: KeyboardRecord { held?.applied ?? recorded }

  /// True while a position that covers less is held.
  var isHolding: Bool { held != nil }

  /// Returns the position of the keyboard on a screen; pass nil for a view without a window.
  func position(on screen: ScreenID?) -> KeyboardPosition { applied.position(on: screen) }

  /// The screen that the last notification named; nil if none did.
  var namedScreen: ScreenID? { recorded.screen }

  /// Returns the last announced position, even if it is held.
  func announcedPosition(on screen: ScreenID?) -> KeyboardPosition { recorded.position(on: screen) }

  /// Returns the timing of the transition that is under way, if there is one.
  func timingOfTransition(at time: TimeInterval) -> AnimationTiming? {
    applied.timingOfTransition(at: time)
  }

  /// The time until which announced transitions may continue.
  var endOfTransitions: TimeInterval { applied.endOfTransitions }

  mutating func announcementEnded(at time: TimeInterval) { recorded.announcementEnded(at: time) }

  var heldAnnouncement: KeyboardNotification? { held?.announcement }

  /// Handles an event, and returns the effect to carry out.
  ///
  /// `editing` is called only if the position changes.
  mutating func handle(
    _ event: Event,
    at time: TimeInterval,
    editing: () -> Editing?
  ) -> Effect? {
    switch event {
    case .notification(let notification):
      let before = applied
      recorded.record(notification, at: time)
      // Only a visible keyboard can cover less. Before that, read nothing from UIKit.
      let position = before.position(on: nil)
      guard case .visible = position, recorded.position(on: nil) != position,
        let editing = editing(),
        editing.coveredHeight(by: recorded) < editing.coveredHeight(by: before) - .insetTolerance
      else {
        held = nil
        return .publish(notification)
      }
      return hold(notification, insteadOf: before, at: time, editing: editing)
    case .turnPassed:
      guard let held, editing()?.hasResponder == true else { return confirm() }
      return held.startTimer(at: time)
    case .timerFired(let number):
      guard let held, number == held.timer else { return nil }
      // The keyboard vanished without animation a tenth of a second ago. Animate the content as
      // usual: a late jump would look like an error.
      let isLate = time > held.start && held.announcement.timing.duration == 0
      return confirm(isLate ? .keyboardLike : nil)
    }
  }

  private mutating func hold(
    _ notification: KeyboardNotification,
    insteadOf applied: KeyboardRecord,
    at time: TimeInterval,
    editing: Editing
  ) -> Effect {
    lastTimer += 1
    let isAnnouncement = notification.kind.isAnnouncement
    let next = Held(
      applied: applied,
      announcement: isAnnouncement ? notification : held?.announcement ?? notification,
      start: held?.start ?? time,
      timer: lastTimer
    )
    held = next
    return editing.hasResponder ? next.startTimer(at: time) : .awaitTurn
  }

  private mutating func confirm(_ timing: AnimationTiming? = nil) -> Effect? {
    guard var announcement = held?.announcement else { return nil }
    held = nil
    if let timing {
      announcement.timing = timing
      recorded.retime(timing)
    }
    return .publish(announcement)
  }
}
