public import KeyboardScrolling
public import UIKit

// MARK: - Screen

/// One example: a view controller, and what there is to see in it.
///
/// The app lists ``all`` of them; so does whatever else plays them. A new screen is added there and
/// appears everywhere.
@MainActor
public struct Screen {
  /// The name a person reads in a list.
  public let title: String

  /// One paragraph on what to do, and what to watch while doing it.
  public let summary: String

  /// The name a tool uses, in kebab-case.
  ///
  /// It stays the same when the title is reworded, so that it can name a file.
  public let name: String

  /// Makes the screen anew, with nothing filled in.
  public let makeViewController: @MainActor () -> any ScreenViewController

  /// The examples, simplest first.
  public static let all = [
    Screen(
      title: "Login",
      summary: """
        A form in a scroll view, a little taller than what a keyboard leaves of a small phone. \
        Choose a field: the bottom inset grows by what the keyboard covers, a field under the \
        keyboard comes into view, and the rest of the form can be scrolled to. Drag down over \
        the keyboard to dismiss it: the inset goes back to what it was.
        """,
      name: "login",
      makeViewController: { LoginScreen() }
    ),
    Screen(
      title: "Contact form",
      summary: """
        A table of text fields with a growing text view at its end. Press Next from field to \
        field: each row comes into view above the keyboard, also where two fields have keyboards \
        of different heights. Then write several lines of notes: the row grows, and the line \
        being written stays in sight.
        """,
      name: "contact-form",
      makeViewController: { ContactFormScreen() }
    ),
    Screen(
      title: "Chat",
      summary: """
        A table turned upside down by a transform, behind a bar that rides on the keyboard. Choose \
        the field in the bar: the newest message stays just above the bar, and the oldest can be \
        scrolled to. Drag down over the keyboard to dismiss it: the messages come down with the bar.
        """,
      name: "chat",
      makeViewController: { ChatScreen() }
    ),
  ]
}

// MARK: - ScreenViewController

/// A view controller that shows what the coordinator does for one scroll view.
@MainActor
public protocol ScreenViewController: UIViewController {
  /// The coordinator that manages ``scrollView``.
  var coordinator: KeyboardScrollCoordinator { get }

  /// The scroll view whose content stays reachable above the keyboard.
  var scrollView: UIScrollView { get }

  /// The view that lies over ``scrollView`` and rides on the keyboard; nil on most screens.
  var barOnKeyboard: UIView? { get }

  /// The number of fields that can take the focus.
  ///
  /// A count rather than the fields themselves: the row of a table has no view while it is off the
  /// screen.
  var fieldCount: Int { get }

  /// Makes a field the first responder, as a tap on it would.
  ///
  /// A field that has no view yet is scrolled into existence first, without animation. Bringing it
  /// into view above the keyboard is left to the coordinator.
  ///
  /// - Parameter index: The position of the field, from the top, counted from zero.
  /// - Returns: The view that has the focus now, or nil when there is no such field or it does not
  ///   take the focus.
  @discardableResult
  func focusField(at index: Int) -> UIView?
}

extension ScreenViewController {
  /// Nil.
  public var barOnKeyboard: UIView? {
    nil
  }
}
