import CoreGraphics
import Foundation

/// The position of the keyboard for the whole process.
///
/// A new position that covers more of the screen applies at once. A position that covers less is
/// held: it applies only if the keyboard does not return soon. AutoFill, an exchanged input view,
/// cross-fade transitions and unlocking the device hide the keyboard and show it again within a
/// tenth of a second. Without a hold, the content would lose its inset at the hide, UIKit would
/// clamp the content, and the show would scroll it back. See the special cases in
/// https://github.com/drewolbrich/ScrollingContentViewController. A chat does not wait, because its
/// composer moves with the keyboard.
struct KeyboardTracker: Sendable {
  enum Event: Equatable, Sendable {
    case notification(KeyboardNotification)
    case turnPassed
    case timerFired(Int)
  }

  enum Effect: Equatable, Sendable {
    /// Pass the notification on; the tracker's position already reflects it.
    case publish(KeyboardNotification)
    case startTimer(Int, seconds: TimeInterval)
    /// Send `turnPassed` on the next turn of the main queue; until then, another view may become
    /// first responder.
    case awaitTurn
  }

  /// The time for which a position is held after the last notification.
  ///
  /// AutoFill's last show follows the hide by 0.1 s; a timer of exactly that length could fire
  /// first.
  static let holdDuration: TimeInterval = 0.105
  static let longestHold: TimeInterval = 0.5

  private(set) var recorded = KeyboardRecord()
  /// A hold: the record that still applies, the last will-notification, which is published when the
  /// held position applies, the time and the window of the first notification, and whether chats wait
  /// too.
  ///
  /// Chats wait if the focus has just moved, and the change is not animated: from field to field,
  /// the bar above the keys may disappear for a frame.
  private(set) var held:
    (
      applied: KeyboardRecord, announcement: KeyboardNotification, start: TimeInterval,
      editing: Editing, includesChats: Bool
    )?
  private var lastTimer = 0

  var applied: KeyboardRecord { held?.applied ?? recorded }

  func position(on screen: ScreenID?, ignoringHold: Bool = false) -> KeyboardPosition {
    (ignoringHold ? recorded : applied).position(on: screen)
  }

  mutating func turnEnded(at time: TimeInterval) { recorded.turnEnded(at: time) }

  /// Handles an event, and returns the effect to carry out.
  ///
  /// A notification calls `editing` only if it changes the position of a visible keyboard.
  mutating func handle(_ event: Event, at time: TimeInterval, editing: () -> Editing?) -> Effect? {
    switch event {
    case .notification(let notification):
      let before = applied
      recorded.record(notification, at: time)
      // Only a visible keyboard can cover less than before. Otherwise, read nothing from UIKit.
      let position = before.position(on: nil)
      guard case .visible = position, recorded.position(on: nil) != position,
        let editing = editing(),
        editing.coveredHeight(by: recorded) < editing.coveredHeight(by: before) - .insetTolerance
      else {
        held = nil
        return .publish(notification)
      }
      lastTimer += 1
      let start = held?.start ?? time
      let isAnnouncement = notification.kind.isAnnouncement
      let announcement = isAnnouncement ? notification : held?.announcement ?? notification
      let isAtOnce = notification.timing.duration == 0
      let includesChats = held?.includesChats ?? (editing.hasResponder && editing.isNew && isAtOnce)
      held = (before, announcement, start, held?.editing ?? editing, includesChats)
      return editing.hasResponder ? startTimer(forHoldSince: start, at: time) : .awaitTurn
    case .turnPassed:
      guard let held, editing()?.hasResponder == true else { return confirm() }
      return startTimer(forHoldSince: held.start, at: time)
    case .timerFired(let number):
      guard number == lastTimer else { return nil }
      // A rotation hides the keyboard first, and may show it only at its end. Without this condition,
      // content would lose its inset on the way.
      // https://github.com/mozilla-mobile/firefox-ios/issues/31622
      guard let held, let editing = editing(), editing.isRotated(since: held.editing) else {
        return confirm()
      }
      self.held?.editing = editing
      lastTimer += 1
      return .startTimer(lastTimer, seconds: max(0, held.start + Self.longestHold - time))
    }
  }

  private func startTimer(forHoldSince start: TimeInterval, at time: TimeInterval) -> Effect {
    let left = start + Self.longestHold - time
    return .startTimer(lastTimer, seconds: max(0, min(Self.holdDuration, left)))
  }

  private mutating func confirm() -> Effect? {
    defer { held = nil }
    return held.map { .publish($0.announcement) }
  }
}
