// What an adjustment is explained with. Structures, not enumerations: later versions may add values,
// and a switch over them needs a default.

extension KeyboardScrollCoordinator.Adjustment {
  /// What triggered an update.
  public struct Trigger: Hashable, Sendable, CustomStringConvertible {
    enum Value: String, Sendable {
      case managed, keyboard, reveal, caretMoved, geometry, scrollingEnded, request, released
    }

    let value: Value

    /// The view was handed to the coordinator, or its configuration or bar was replaced.
    public static let managed = Trigger(value: .managed)
    /// A keyboard notification arrived, or a pending hide was confirmed.
    public static let keyboard = Trigger(value: .keyboard)
    /// Geometry has come to rest after a keyboard notification, a new focus, typing, a change that hid a
    /// part of the first responder, or ``KeyboardScrollCoordinator/keepVisible(_:whileEditing:)``, and
    /// the first responder is revealed.
    public static let reveal = Trigger(value: .reveal)
    /// The caret has come to rest somewhere else while the text stayed.
    public static let caretMoved = Trigger(value: .caretMoved)
    /// The view's size, place, insets, safe area or window changed, or its bar did.
    ///
    /// Reported when it made a difference.
    public static let geometry = Trigger(value: .geometry)
    /// The user has let go of the content, and it has come to rest.
    public static let scrollingEnded = Trigger(value: .scrollingEnded)
    /// The app called ``KeyboardScrollCoordinator/revealFirstResponder(animated:)``.
    public static let request = Trigger(value: .request)
    /// The view is not managed any more.
    public static let released = Trigger(value: .released)

    /// The name of the trigger.
    public var description: String { value.rawValue }
  }

  /// Why an inset is what it is.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    enum Value: String, Sendable {
      case keyboardUnknown, keyboardHidden, keyboardNotDocked, noOverlap, clearedByUIKit, overlap,
        bar
      case scrollsHorizontally, scrollingDisabled, notInWindow, waitsForScrolling,
        waitsForTransition, released
    }

    let value: Value

    /// No keyboard notification was posted since observing began.
    public static let keyboardUnknown = Reason(value: .keyboardUnknown)
    /// The keyboard is hidden.
    public static let keyboardHidden = Reason(value: .keyboardHidden)
    /// The keyboard is lifted off the bottom of the screen, and such a keyboard is not followed.
    public static let keyboardNotDocked = Reason(value: .keyboardNotDocked)
    /// The keyboard does not reach the view.
    public static let noOverlap = Reason(value: .noOverlap)
    /// UIKit itself clears what the keyboard covers.
    public static let clearedByUIKit = Reason(value: .clearedByUIKit)
    /// The keyboard covers a part of the view, and the inset clears it.
    public static let overlap = Reason(value: .overlap)
    /// No keyboard covers the view, but its bar does, and the inset clears it.
    public static let bar = Reason(value: .bar)
    /// The content scrolls horizontally only, or the view is turned by a quarter.
    public static let scrollsHorizontally = Reason(value: .scrollsHorizontally)
    /// Scrolling is disabled, and the view is inside another scroll view, which makes room for it.
    public static let scrollingDisabled = Reason(value: .scrollingDisabled)
    /// The view has no window, so that the part that the keyboard will cover is unknown.
    public static let notInWindow = Reason(value: .notInWindow)
    /// The user scrolls, and the change would move the content under the finger.
    public static let waitsForScrolling = Reason(value: .waitsForScrolling)
    /// The user is swiping the view's screen away, and may let it come back.
    public static let waitsForTransition = Reason(value: .waitsForTransition)
    /// The view is not managed any more.
    public static let released = Reason(value: .released)

    /// The name of the reason.
    public var description: String { value.rawValue }

    /// True for a state that ends by itself, and that nothing is written in.
    var isWaiting: Bool { value == .waitsForScrolling || value == .waitsForTransition }
  }

  /// The outcome of a reveal of the first responder.
  public struct Reveal: Hashable, Sendable, CustomStringConvertible {
    enum Value: String, Sendable {
      case notWanted, waitsForRest, waitsForScrolling, waitsForPendingHide
      case alreadyInSight, moved, noFirstResponderInside, cannotScroll, switchedOff
    }

    let value: Value

    /// Nothing asked for it.
    public static let notWanted = Reveal(value: .notWanted)
    /// It is wanted, and comes when geometry has come to rest: on a later turn of the main run loop.
    public static let waitsForRest = Reveal(value: .waitsForRest)
    /// It is wanted, and comes when the user lets go of the content.
    public static let waitsForScrolling = Reveal(value: .waitsForScrolling)
    /// It is wanted, and comes when it is known whether the keyboard leaves.
    public static let waitsForPendingHide = Reveal(value: .waitsForPendingHide)
    /// The first responder was in sight, and nothing moved.
    public static let alreadyInSight = Reveal(value: .alreadyInSight)
    /// The content was moved.
    public static let moved = Reveal(value: .moved)
    /// The view does not contain the first responder, or there is none.
    public static let noFirstResponderInside = Reveal(value: .noFirstResponderInside)
    /// The view has scrolling disabled, no window or nothing visible above the keyboard, is being
    /// swiped away or written to; or the first responder has no usable frame.
    public static let cannotScroll = Reveal(value: .cannotScroll)
    /// ``KeyboardScrollCoordinator/Configuration/revealsFirstResponder`` is false.
    public static let switchedOff = Reveal(value: .switchedOff)

    /// The name of the outcome.
    public var description: String { value.rawValue }
  }
}
