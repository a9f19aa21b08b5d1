import CoreGraphics
import Foundation

/// Where the keyboard ends up, as far as notifications have said.
enum KeyboardPosition: Equatable, Sendable {
  /// No notification since observing began.
  case unknown
  /// Hidden by name, whatever the frame was.
  case hidden
  /// At a frame, in points, in the screen's coordinate space, which may still cover nothing.
  ///
  /// The keyboard is not local when it belongs to another app.
  case visible(CGRect, isLocal: Bool)

  /// Returns whether the keyboard is on a screen, docked or not.
  func isVisible(on screen: CGRect) -> Bool {
    guard case .visible(let endFrame, _) = self else { return false }
    return KeyboardScrollCoordinator.Placement(
      endFrame: endFrame,
      screen: screen,
      window: screen
    ) != .hidden
  }
}

/// The last known state of the keyboard on one screen.
///
/// Notifications are an unordered, repeated, incomplete stream of "the keyboard will end here". So
/// nothing is counted: the last frame is kept, and hide notifications are trusted, whatever their
/// frame.
struct KeyboardRecord: Equatable, Sendable {
  private(set) var position = KeyboardPosition.unknown
  /// The frame of the last hide that carried one.
  private var frameOfHide: CGRect?
  private var transition = Transition.none

  /// The transition announced last, until its end.
  private enum Transition: Equatable, Sendable {
    case none
    /// The end of a hide that this show has superseded may come until a time.
    case show(Period, hideMayEndUntil: TimeInterval?)
    /// The end of a show that this hide has superseded may come until a time.
    case hide(Period, showMayEndUntil: TimeInterval)

    var period: Period? {
      switch self {
      case .none: nil
      case .show(let period, _), .hide(let period, _): period
      }
    }
  }

  private struct Period: Equatable, Sendable {
    let timing: AnimationTiming
    /// In seconds, on the clock of the notifications.
    let end: TimeInterval

    init(_ notification: KeyboardNotification, at time: TimeInterval) {
      timing = notification.timing
      // A malformed duration must not keep a transition open.
      end = time + min(notification.timing.duration, 1)
    }
  }

  /// How late the end of a transition may be posted, in seconds: after an animation, on a busy main
  /// thread.
  private static let latency: TimeInterval = 0.25

  /// Returns the timing of the transition that is under way.
  func timingOfTransition(at time: TimeInterval) -> AnimationTiming? {
    guard let period = transition.period, time <= period.end + Self.latency else { return nil }
    return period.timing
  }

  /// Records a notification.
  @discardableResult
  mutating func record(_ notification: KeyboardNotification, at time: TimeInterval) -> Bool {
    // A did-notification of a superseded transition is not relevant for about that transition's
    // duration. Later, or without an announcement, it is.
    switch notification.kind {
    case .willHide:
      let period = Period(notification, at: time)
      transition = .hide(
        period,
        showMayEndUntil: max(transition.period?.end ?? 0, period.end) + Self.latency
      )
      return hide(notification)

    case .didHide:
      // From field to field.
      if case .show(_, let limit?) = transition, time <= limit { return false }
      transition = .none
      return hide(notification)

    case .willShow:
      // Without a usable frame it is a show all the same: its end may carry one.
      transition = .show(
        Period(notification, at: time),
        hideMayEndUntil: endOfSupersededHide(at: time)
      )
      return show(notification)

    case .didShow:
      // A password prompt takes the keyboard away at once.
      if case .hide(_, let limit) = transition, time <= limit { return false }
      guard notification.usableEndFrame != nil else { return false }
      transition = .none
      return show(notification)

    case .willChangeFrame, .didChangeFrame:
      // The same hide once more. Since iOS 26 its frame can have a height.
      // https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
      guard position != .hidden || notification.endFrame != frameOfHide else { return false }
      return show(notification)
    }
  }

  private func endOfSupersededHide(at time: TimeInterval) -> TimeInterval? {
    switch transition {
    case .none: nil
    case .hide(let period, _): max(period.end, time) + Self.latency
    // A second show supersedes the hide as well.
    case .show(_, let limit): limit
    }
  }

  private mutating func hide(_ notification: KeyboardNotification) -> Bool {
    position = .hidden
    if let frame = notification.endFrame { frameOfHide = frame }
    return true
  }

  private mutating func show(_ notification: KeyboardNotification) -> Bool {
    guard let frame = notification.usableEndFrame else { return false }
    position = .visible(frame, isLocal: notification.isLocal)
    return true
  }
}
