// The values that explain an adjustment. They are structures, not enumerations: later versions may
// add values, so a switch over them needs a default.

extension KeyboardScrollCoordinator.Adjustment {
  /// The event that triggered an update.
  public struct Trigger: Hashable, Sendable, CustomStringConvertible {
    enum Value: String, Sendable {
      case managed, keyboard, reveal, caretMoved, geometry, scrollingEnded, request, released
    }

    let value: Value

    /// The app passed the view to the coordinator, or replaced its configuration or bar.
    public static let managed = Trigger(value: .managed)
    /// A keyboard notification arrived, or a held one was applied.
    public static let keyboard = Trigger(value: .keyboard)
    /// The coordinator revealed the first responder once the geometry was stable.
    ///
    /// It does so after a keyboard notification, a new focus, typing, a change that hid part of the
    /// first responder, or ``KeyboardScrollCoordinator/keepVisible(_:whileEditing:)``.
    public static let reveal = Trigger(value: .reveal)
    /// The caret moved without a change of the text, and then stayed in place.
    public static let caretMoved = Trigger(value: .caretMoved)
    /// The view's size, place, insets, safe area, window or bar changed.
    ///
    /// Reported only if the update changed something.
    public static let geometry = Trigger(value: .geometry)
    /// The user let go of the content, and it stopped moving.
    public static let scrollingEnded = Trigger(value: .scrollingEnded)
    /// The app called ``KeyboardScrollCoordinator/revealFirstResponder(animated:)``.
    public static let request = Trigger(value: .request)
    /// The view is no longer managed.
    public static let released = Trigger(value: .released)

    /// The name of the trigger.
    public var description: String { value.rawValue }
  }

  /// The reason for an inset.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    enum Value: String, Sendable {
      case keyboardUnknown, keyboardHidden, keyboardNotDocked, noOverlap, clearedByUIKit, overlap,
        bar
      case scrollsHorizontally, scrollingDisabled, notInWindow, waitsForScrolling,
        waitsForTransition, released
    }

    let value: Value

    /// No keyboard notification has been received yet.
    public static let keyboardUnknown = Reason(value: .keyboardUnknown)
    /// The keyboard is hidden.
    public static let keyboardHidden = Reason(value: .keyboardHidden)
    /// The keyboard is undocked or floating, and
    /// ``KeyboardScrollCoordinator/Configuration/followsUndockedKeyboard`` is false.
    public static let keyboardNotDocked = Reason(value: .keyboardNotDocked)
    /// The keyboard does not reach the view.
    public static let noOverlap = Reason(value: .noOverlap)
    /// UIKit's own inset already clears the covered part.
    public static let clearedByUIKit = Reason(value: .clearedByUIKit)
    /// The keyboard covers part of the view, and the inset clears it.
    public static let overlap = Reason(value: .overlap)
    /// Only the bar covers the view, and the inset clears it.
    public static let bar = Reason(value: .bar)
    /// The content scrolls only horizontally, or the view is rotated by a quarter turn.
    public static let scrollsHorizontally = Reason(value: .scrollsHorizontally)
    /// Scrolling is disabled, and the view is inside another scroll view, which has to make room.
    public static let scrollingDisabled = Reason(value: .scrollingDisabled)
    /// The view has no window, so the covered part is unknown.
    public static let notInWindow = Reason(value: .notInWindow)
    /// The user is scrolling, and the change would move the content under the finger.
    public static let waitsForScrolling = Reason(value: .waitsForScrolling)
    /// A transition takes the view's screen away; a swipe back may still be cancelled.
    public static let waitsForTransition = Reason(value: .waitsForTransition)
    /// The view is no longer managed.
    public static let released = Reason(value: .released)

    /// The name of the reason.
    public var description: String { value.rawValue }

    /// True for a temporary reason, during which nothing is written.
    var isWaiting: Bool { value == .waitsForScrolling || value == .waitsForTransition }
  }

  /// The outcome of a reveal of the first responder.
  public struct Reveal: Hashable, Sendable, CustomStringConvertible {
    enum Value: String, Sendable {
      case notWanted, waitsForRest, waitsForScrolling, waitsForPendingHide
      case alreadyInSight, moved, noFirstResponderInside, cannotScroll, switchedOff
    }

    let value: Value

    /// No reveal was requested.
    public static let notWanted = Reveal(value: .notWanted)
    /// The reveal waits until the geometry is stable, on a later turn of the main run loop.
    public static let waitsForRest = Reveal(value: .waitsForRest)
    /// The reveal waits until the user stops scrolling.
    public static let waitsForScrolling = Reveal(value: .waitsForScrolling)
    /// The reveal waits until it is known whether the keyboard hides.
    public static let waitsForPendingHide = Reveal(value: .waitsForPendingHide)
    /// The first responder was already visible, and nothing moved.
    public static let alreadyInSight = Reveal(value: .alreadyInSight)
    /// The content was scrolled.
    public static let moved = Reveal(value: .moved)
    /// The view does not contain the first responder, or there is none.
    public static let noFirstResponderInside = Reveal(value: .noFirstResponderInside)
    /// The view cannot be scrolled, or the first responder has no usable frame.
    ///
    /// The view cannot be scrolled when scrolling is disabled, when it has no window or no visible
    /// part above the keyboard, while a transition takes its screen away, or during a write.
    public static let cannotScroll = Reveal(value: .cannotScroll)
    /// ``KeyboardScrollCoordinator/Configuration/revealsFirstResponder`` is false.
    public static let switchedOff = Reveal(value: .switchedOff)

    /// The name of the outcome.
    public var description: String { value.rawValue }
  }
}
