// Structures, not enumerations: later versions may add values, so a switch over them needs a
// default.

extension KeyboardScrollCoordinator.Adjustment {
  /// The event that triggered an update.
  public struct Trigger: Hashable, Sendable, CustomStringConvertible {
    /// The name of the trigger.
    public let description: String

    /// The app passed the view to the coordinator, or replaced its configuration or bar.
    public static let managed = Trigger(description: "managed")
    /// A keyboard notification arrived, or the coordinator applied one that it had delayed.
    public static let keyboard = Trigger(description: "keyboard")
    /// The coordinator revealed the first responder once the geometry was stable.
    ///
    /// A reveal follows a keyboard notification, a new focus, typing, a move of the caret, a change
    /// that hid part of the first responder, or
    /// ``KeyboardScrollCoordinator/keepVisible(_:whileEditing:)``. A reveal also follows a call of
    /// ``KeyboardScrollCoordinator/manage(_:bar:configuration:)`` that takes over a view. A reveal
    /// that has waited for the end of a scroll is reported as ``geometry``.
    public static let reveal = Trigger(description: "reveal")
    /// The view's size, place, insets, safe area, window or bar changed, or a touch or an animated
    /// scroll ended; reported only if the update changed something.
    public static let geometry = Trigger(description: "geometry")
    /// The app called ``KeyboardScrollCoordinator/revealFirstResponder(animated:)``.
    public static let request = Trigger(description: "request")
    /// A drag, or a scroll of the app or UIKit, ended the movement of a table or collection view to
    /// the offset that the last adjustment had reported.
    ///
    /// `contentOffsetBefore` is the offset that was not reached, and `contentOffsetAfter` the
    /// offset at which the movement ended.
    public static let interrupted = Trigger(description: "interrupted")
    /// The view is no longer managed.
    public static let released = Trigger(description: "released")
  }

  /// The reason for an inset.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The name of the reason.
    public let description: String

    /// No keyboard notification has been received yet.
    public static let keyboardUnknown = Reason(description: "keyboardUnknown")
    /// The keyboard is hidden.
    public static let keyboardHidden = Reason(description: "keyboardHidden")
    /// The keyboard is undocked or floating, and
    /// ``KeyboardScrollCoordinator/Configuration/followsUndockedKeyboard`` is false.
    public static let keyboardNotDocked = Reason(description: "keyboardNotDocked")
    /// The keyboard does not reach the view.
    public static let noOverlap = Reason(description: "noOverlap")
    /// UIKit's own inset already clears the covered part.
    public static let clearedByUIKit = Reason(description: "clearedByUIKit")
    /// The keyboard covers part of the view, and the inset clears this part.
    public static let overlap = Reason(description: "overlap")
    /// Only the bar covers part of the view, and the inset clears this part.
    public static let bar = Reason(description: "bar")
    /// The view gets no inset, because scrolling it vertically is impossible or shows nothing.
    ///
    /// The content scrolls only horizontally, or the view is rotated by a quarter turn. Or the view is
    /// inside another scroll view, and scrolling is disabled, or the view is a text view that the
    /// keyboard covers completely.
    public static let doesNotScroll = Reason(description: "doesNotScroll")
    /// The view has no window, so the covered part is unknown.
    public static let notInWindow = Reason(description: "notInWindow")
    /// The inset changes later.
    ///
    /// The user or the app is scrolling, and the change would move the content. Or a transition
    /// removes the view's screen, and may still be cancelled. Or the view is outside the visible
    /// part of its window, like a page that was swiped away.
    public static let waiting = Reason(description: "waiting")
    /// The view is no longer managed.
    public static let released = Reason(description: "released")
  }

  /// The outcome of a reveal of the first responder.
  public struct Reveal: Hashable, Sendable, CustomStringConvertible {
    /// The name of the outcome.
    public let description: String

    /// No reveal was requested.
    public static let notWanted = Reveal(description: "notWanted")
    /// The reveal follows later.
    ///
    /// The reveal waits for stable geometry, or for the end of a scroll by the user or the app.
    /// After the announcement of a hide, the reveal waits until the keyboard hides or returns.
    public static let waiting = Reveal(description: "waiting")
    /// Nothing moved: the first responder was already visible, as far as the content can scroll.
    public static let alreadyVisible = Reveal(description: "alreadyVisible")
    /// The content was scrolled.
    public static let moved = Reveal(description: "moved")
    /// The view does not contain the first responder, or only in its bar, or there is none.
    public static let noFirstResponder = Reveal(description: "noFirstResponder")
    /// The view cannot be scrolled, or the first responder is invisible or has no usable frame.
    ///
    /// Scrolling is disabled, the view has no window or no visible part above the keyboard, or the
    /// coordinator is writing to the view.
    public static let cannotScroll = Reveal(description: "cannotScroll")
    /// ``KeyboardScrollCoordinator/Configuration/revealsFirstResponder`` is false.
    public static let switchedOff = Reveal(description: "switchedOff")
  }
}

extension KeyboardScrollCoordinator {
  /// The place of the keyboard on the screen after a transition.
  ///
  /// By default, only a docked keyboard changes the insets, as with `UIKeyboardLayoutGuide`. Later
  /// versions may add placements.
  public struct Placement: Hashable, Sendable, CustomStringConvertible {
    /// The name of the placement.
    public let description: String

    /// Off the screen, or with an empty frame, for example with
    /// [cross-fade transitions](https://developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions).
    ///
    /// Also another app's keyboard that cannot cover the window, and a frame for another screen.
    public static let hidden = Placement(description: "hidden")
    /// At the bottom of the screen, or of a window that ends above the bottom of the screen.
    ///
    /// A split keyboard and the bar shown with a hardware keyboard count as docked.
    public static let docked = Placement(description: "docked")
    /// As wide as the screen and away from its bottom edge.
    public static let undocked = Placement(description: "undocked")
    /// Narrower than the screen and away from its bottom edge.
    public static let floating = Placement(description: "floating")
  }
}
