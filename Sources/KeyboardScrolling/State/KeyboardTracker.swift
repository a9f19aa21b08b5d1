import CoreGraphics
import Foundation

/// The position of the keyboard for the whole process, derived from notifications.
///
/// AutoFill posts a hide, and then two shows within a tenth of a second. So does a field whose
/// input view is replaced. Unlocking the device posts shows with empty frames. If the hide were
/// applied, UIKit would clamp the content offset, and the shows would scroll back. So a hide that
/// may be revoked is pending for that time: the position stays the same, and the hide is published
/// only if no other notification brings the keyboard back.
/// https://github.com/drewolbrich/ScrollingContentViewController, under special cases.
struct KeyboardTracker: Sendable {
  enum Event: Equatable, Sendable {
    case notification(KeyboardNotification)
    /// A text field or text view has ended editing.
    case editingEnded
    /// The turn after `awaitTurn(_:)`.
    case turnPassed(Int)
    /// The timer of `startTimer(_:)` has fired.
    case timerFired(Int)
  }

  enum Effect: Equatable, Sendable {
    /// Pass the notification on; the position already reflects it.
    case publish(KeyboardNotification)
    /// Send `timerFired(_:)` after `pendingDuration`.
    case startTimer(Int)
    /// Send `turnPassed(_:)` on the next turn.
    case awaitTurn(Int)
  }

  /// A hide or a shorter keyboard that the next notification may revoke.
  private enum Pending: Equatable, Sendable {
    case nothing
    /// A hide; `published` holds the records that are used meanwhile.
    case hide(KeyboardNotification, published: KeyboardRecords, number: Int)
    /// After a pending hide, a keyboard that is shorter than the one before the hide.
    case shorter(KeyboardNotification, published: KeyboardRecords, number: Int)
  }

  /// The time for which a hide is pending, in seconds.
  ///
  /// The last show of AutoFill is posted 0.1 s after the hide. A timer of exactly that length could
  /// fire before it.
  static let pendingDuration: TimeInterval = 0.105

  private var recorded = KeyboardRecords()
  private var pending = Pending.nothing
  private var number = 0
  /// The first responder and its input view when the keyboard was last announced to show.
  private var shownFor: (responder: ObjectIdentifier, inputView: ObjectIdentifier?)?

  /// The records to use: those from before a pending hide, if there is one.
  private var published: KeyboardRecords {
    switch pending {
    case .nothing: recorded
    case .hide(_, let published, _), .shorter(_, let published, _): published
    }
  }

  /// True while a hide, or a shorter keyboard after it, is pending.
  var isHidePending: Bool { pending != .nothing }

  /// Returns the position of the keyboard on a screen.
  func position(on screen: ScreenID?) -> KeyboardPosition { published.record(on: screen).position }

  /// The position for a view without a window.
  var positionAnywhere: KeyboardPosition { published.positionAnywhere }

  /// Returns the timing of the transition that is under way on a screen, if there is one.
  func timingOfTransition(on screen: ScreenID?, at time: TimeInterval) -> AnimationTiming? {
    published.record(on: screen).timingOfTransition(at: time)
  }

  /// Handles an event, and returns the effect to carry out.
  mutating func handle(
    _ event: Event,
    at time: TimeInterval,
    editing: () -> Editing?
  ) -> Effect? {
    switch event {
    case .notification(let notification):
      return handle(notification, at: time, editing: editing)
    case .editingEnded:
      // UIKit may announce the hide before editing ends. With AutoFill, another field is edited by
      // the next turn.
      switch pending {
      case .nothing: return nil
      case .hide(_, _, let number), .shorter(_, _, let number): return .awaitTurn(number)
      }
    case .turnPassed(let number):
      return editing() == nil ? confirm(number) : nil
    case .timerFired(let number):
      return confirm(number)
    }
  }

  private mutating func handle(
    _ notification: KeyboardNotification,
    at time: TimeInterval,
    editing: () -> Editing?
  ) -> Effect? {
    guard pending == .nothing else { return handleWhilePending(notification, at: time, editing) }
    let editing = notification.kind.isAnnouncement ? editing() : nil
    guard let editing, mayLeave(notification, editing) else {
      if notification.kind == .willShow, let editing {
        shownFor = (editing.responder, editing.inputView)
      }
      // Records are changed in place, so a repeated event allocates nothing.
      _ = recorded.record(notification, at: time)
      return .publish(notification)
    }
    let before = recorded
    _ = recorded.record(notification, at: time)
    guard mayComeBack(notification, since: before, editing) else { return .publish(notification) }
    return hold { .hide(notification, published: before, number: $0) }
  }

  private mutating func handleWhilePending(
    _ notification: KeyboardNotification,
    at time: TimeInterval,
    _ editing: () -> Editing?
  ) -> Effect? {
    // A malformed notification, or the did-notification of the show that the hide superseded,
    // confirms nothing.
    guard recorded.record(notification, at: time) else { return nil }
    guard let editing = editing(), notification.kind != .didHide else {
      return publish(notification)
    }
    switch pending {
    case .nothing:
      return publish(notification)
    case .hide(let held, let before, let number):
      guard isKeyboardAway(in: recorded, editing) else {
        return isShorter(since: before, editing) && notification.kind.isAnnouncement
          ? hold { .shorter(notification, published: before, number: $0) }
          : publish(notification)
      }
      guard mayComeBack(notification, since: before, editing) else { return publish(notification) }
      guard notification.hasEmptyFrame else {
        pending = .hide(notification, published: before, number: number)
        return nil
      }
      // Unlocking the device posts several empty frames. Start the timer again.
      return hold { .hide(held, published: before, number: $0) }
    case .shorter(_, let before, _):
      guard notification.kind.isAnnouncement else { return publish(notification) }
      if isKeyboardAway(in: recorded, editing) {
        return hold { .hide(notification, published: before, number: $0) }
      }
      return isShorter(since: before, editing)
        ? hold { .shorter(notification, published: before, number: $0) } : publish(notification)
    }
  }

  // MARK: Pending

  private mutating func hold(_ state: (Int) -> Pending) -> Effect? {
    number += 1
    pending = state(number)
    return .startTimer(number)
  }

  private mutating func publish(_ notification: KeyboardNotification) -> Effect? {
    pending = .nothing
    return .publish(notification)
  }

  private mutating func confirm(_ number: Int) -> Effect? {
    switch pending {
    case .hide(let notification, _, number), .shorter(let notification, _, number):
      return publish(notification)
    case .nothing, .hide, .shorter:
      return nil
    }
  }

  // MARK: Questions

  /// Returns whether an announcement may hide a visible keyboard.
  private func mayLeave(_ notification: KeyboardNotification, _ editing: Editing) -> Bool {
    guard !isKeyboardAway(in: recorded, editing) else { return false }
    guard notification.kind != .willHide, let frame = notification.usableEndFrame else {
      return notification.kind == .willHide
    }
    return !KeyboardPosition.visible(frame, isLocal: true).isVisible(on: editing.screenBounds)
  }

  /// Returns whether a notification hides a visible keyboard, and another one may revoke it.
  ///
  /// A hide without a duration is not revoked: the app goes to the background, or rotates.
  private func mayComeBack(
    _ notification: KeyboardNotification,
    since before: KeyboardRecords,
    _ editing: Editing
  ) -> Bool {
    guard notification.kind.isAnnouncement, notification.isLocal,
      !isKeyboardAway(in: before, editing), isKeyboardAway(in: recorded, editing)
    else { return false }
    if notification.hasEmptyFrame, notification.kind != .willHide { return true }
    return notification.timing.duration > 0
      && (editing.mayAutoFill || hasExchangedInputView(editing))
  }

  private func hasExchangedInputView(_ editing: Editing) -> Bool {
    guard let shownFor, shownFor.responder == editing.responder else { return false }
    return shownFor.inputView != editing.inputView
  }

  private func isKeyboardAway(in records: KeyboardRecords, _ editing: Editing) -> Bool {
    !records.record(on: editing.screen).position.isVisible(on: editing.screenBounds)
  }

  private func isShorter(since before: KeyboardRecords, _ editing: Editing) -> Bool {
    guard
      case .visible(let old, _) = before.record(on: editing.screen).position,
      case .visible(let new, _) = recorded.record(on: editing.screen).position
    else { return false }
    return new.minY > old.minY + CGFloat.insetTolerance
  }
}

extension KeyboardNotification {
  /// True for an end frame without extent.
  fileprivate var hasEmptyFrame: Bool {
    guard let frame = usableEndFrame else { return false }
    return frame.isEmpty
  }
}
