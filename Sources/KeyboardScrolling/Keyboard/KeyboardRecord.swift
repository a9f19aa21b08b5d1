import CoreGraphics
import Foundation

/// The last known state of the keyboard, and its screen.
///
/// A will-notification announces a transition, a did-notification ends it. Notifications may be
/// repeated, out of order or missing. The record therefore does not count shows and hides: it keeps
/// the last frame, and trusts hide notifications, whatever their frame.
struct KeyboardRecord: Equatable, Sendable {
  private var position = KeyboardPosition.unknown
  /// The screen of the last frame; nil if no notification has named one since the keyboard appeared.
  private(set) var screen: ScreenID?
  private var frameOfHide: CGRect?
  private var transition: KeyboardNotification?
  private var isAnnouncedInThisTurn = false
  /// The did-notifications that will end the announced transitions.
  private var pendingEnds: Set<KeyboardNotification.Kind> = []
  /// The time at which the announced transitions end at the latest.
  ///
  /// A did-notification does not make this time earlier: on a busy main thread, UIKit may post the
  /// notification before its last changes.
  private(set) var endOfTransitions: TimeInterval?

  /// The longest time from the end of the announced duration to the did-notification.
  ///
  /// UIKit posts the notification when the keyboard's spring ends, 0.25 s later
  /// (https://developer.apple.com/forums/thread/48088). The remaining 0.25 s are for a busy main
  /// thread.
  private static let latency: TimeInterval = 0.5

  /// Returns the keyboard's position for views on a screen, or for a view without a window (nil).
  ///
  /// For views on any screen but the keyboard's own, the keyboard is hidden.
  func position(on viewScreen: ScreenID?) -> KeyboardPosition {
    guard case .visible = position, let viewScreen, let screen, screen != viewScreen
    else { return position }
    return .hidden
  }

  /// The last end frame, also that of a hide.
  var lastFrame: CGRect? { position == .hidden ? frameOfHide : position.endFrame }

  func timingOfTransition(at time: TimeInterval) -> AnimationTiming? {
    isSettling(at: time) ? transition?.timing : nil
  }

  func isSettling(at time: TimeInterval) -> Bool {
    endOfTransitions.map { time <= $0 } ?? false
  }

  /// Records a notification, unless it ends a known transition or repeats a hide.
  mutating func record(_ notification: KeyboardNotification, at time: TimeInterval) {
    if notification.kind.isAnnouncement {
      announce(notification, at: time)
    } else {
      if transition?.kind.end == notification.kind { transition = nil }
      // Ignore the did-notification of an announced transition, even if it arrives late.
      guard pendingEnds.remove(notification.kind) == nil else { return }
      // A did-notification may belong to a transition that the present one has replaced, and since
      // iOS 27 its frame may be wrong. Use the frame only if no announced transition is under way,
      // for example when the user drops an undocked keyboard.
      // https://github.com/manaflow-ai/cmux/pull/10810
      guard !isSettling(at: time) else { return }
    }
    guard !notification.kind.isHide else {
      position = .hidden
      frameOfHide = notification.endFrame ?? frameOfHide
      return
    }
    // After a hide, a change-frame notification with the frame of the hide only repeats the hide.
    // Since iOS 26 that frame may have a height: without this condition, the keyboard would seem
    // visible.
    // https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
    let isShow = notification.kind == .willShow || notification.kind == .didShow
    guard let frame = notification.endFrame,
      isShow || position != .hidden || frame != frameOfHide
    else { return }
    if notification.screen != nil || position == .hidden { screen = notification.screen }
    position = .visible(frame, isLocal: notification.isLocal)
  }

  mutating func turnEnded(at time: TimeInterval) {
    guard isAnnouncedInThisTurn, let transition else { return }
    isAnnouncedInThisTurn = false
    prolong(transition, begunAt: time)
  }

  private mutating func prolong(_ transition: KeyboardNotification, begunAt time: TimeInterval) {
    // A malformed duration must not keep a transition open.
    let end = time + min(transition.timing.duration, 1) + Self.latency
    endOfTransitions = max(endOfTransitions ?? end, end)
  }

  private mutating func announce(_ notification: KeyboardNotification, at time: TimeInterval) {
    if notification.kind == .willHide || notification.endFrame?.isEmpty == false {
      // UIKit announces a show with `willShow` and `willChangeFrame`, both with the same end frame.
      // The second of the two must not discard the did-notification that is pending for the first.
      let isSame = notification.endFrame == transition?.endFrame
      if !isSame || notification.kind.isHide || transition?.kind.isHide == true { pendingEnds = [] }
      if let end = notification.kind.end { pendingEnds.insert(end) }
      transition = notification
      isAnnouncedInThisTurn = true
      prolong(notification, begunAt: time)
    } else if notification.kind == .willShow {
      isAnnouncedInThisTurn = false
      endOfTransitions = nil
      pendingEnds = []
    }
  }
}
