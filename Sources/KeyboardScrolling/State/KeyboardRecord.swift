import CoreGraphics
import Foundation

/// The position of the keyboard according to the last notifications.
enum KeyboardPosition: Equatable, Sendable {
  /// No notification has been received.
  case unknown
  /// The last notification was a hide, whatever its frame.
  case hidden
  /// The keyboard has an end frame, in points, in the screen's coordinate space; it may be off the
  /// screen.
  ///
  /// `isLocal` is false when the keyboard belongs to another app.
  case visible(CGRect, isLocal: Bool)
}

/// The last known state of the keyboard, and the screen that it is on.
///
/// Notifications may be repeated, out of order or missing. So shows and hides are not counted: the
/// last frame is kept, and hide notifications are trusted, whatever their frame.
struct KeyboardRecord: Equatable, Sendable {
  private var position = KeyboardPosition.unknown
  /// The screen that the last frame is on; nil if no notification has named it.
  private var screen: ScreenID?
  /// The frame of the last hide that had one.
  private var frameOfHide: CGRect?
  private var transition = Transition.none

  /// The last announced transition, until it ends.
  private enum Transition: Equatable, Sendable {
    case none
    /// A show; the did-notification of a hide that it superseded may arrive until a time.
    case show(Period, hideMayEndUntil: TimeInterval?)
    /// A hide; the did-notification of a show that it superseded may arrive until a time.
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
    /// The expected end, in seconds, on the clock of the environment.
    let end: TimeInterval

    init(_ notification: KeyboardNotification, at time: TimeInterval) {
      timing = notification.timing
      // A malformed duration must not keep a transition open.
      end = time + min(notification.timing.duration, 1)
    }
  }

  /// The longest delay of a did-notification after the end of its transition, in seconds.
  private static let latency: TimeInterval = 0.25

  /// Returns the position of the keyboard on a screen; pass nil for a view without a window.
  ///
  /// There is one keyboard: on any other screen it is hidden.
  func position(on other: ScreenID?) -> KeyboardPosition {
    guard case .visible = position, let other, let screen, screen != other else { return position }
    return .hidden
  }

  /// Returns the timing of the transition that is under way, if there is one.
  func timingOfTransition(at time: TimeInterval) -> AnimationTiming? {
    guard let period = transition.period, time <= period.end + Self.latency else { return nil }
    return period.timing
  }

  /// Records a notification, and returns whether it is relevant.
  @discardableResult
  mutating func record(_ notification: KeyboardNotification, at time: TimeInterval) -> Bool {
    // The did-notification of a superseded transition is not relevant for about the duration of
    // that transition. Later, or without an announcement, it is relevant.
    switch notification.kind {
    case .willHide:
      let period = Period(notification, at: time)
      transition = .hide(
        period,
        showMayEndUntil: max(transition.period?.end ?? 0, period.end) + Self.latency
      )
      return hide(notification)

    case .didHide:
      // The focus has moved to another field, and this is the end of the superseded hide.
      if case .show(_, let limit?) = transition, time <= limit { return false }
      transition = .none
      return hide(notification)

    case .willShow:
      // Without a usable frame this is still a show: its did-notification may have a frame.
      transition = .show(
        Period(notification, at: time),
        hideMayEndUntil: endOfSupersededHide(at: time)
      )
      return show(notification)

    case .didShow:
      // A password prompt hides the keyboard at once, and this is the end of the superseded show.
      if case .hide(_, let limit) = transition, time <= limit { return false }
      guard notification.usableEndFrame != nil else { return false }
      transition = .none
      return show(notification)

    case .willChangeFrame, .didChangeFrame:
      // This repeats the hide. Since iOS 26 the frame of a hide can have a height.
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
    if let named = notification.screen { screen = named }
    position = .visible(frame, isLocal: notification.isLocal)
    return true
  }
}
