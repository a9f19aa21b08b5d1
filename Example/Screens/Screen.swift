public import KeyboardScrolling
public import UIKit

/// One example: a view controller, and what to watch in it.
///
/// The app lists ``all`` of them, and so does the filmstrip. A new screen is added there and appears
/// in both.
@MainActor
public struct Screen {
  /// A section of the list.
  public enum Group: String, CaseIterable, Sendable {
    /// Fields and buttons that are filled in from top to bottom.
    case forms = "Forms"
    /// Text that is written, and sent.
    case messages = "Messages"
    /// Screens with more than one scroll view, or that do not fill the window.
    case containers = "Sheets, panes and bars"
  }

  /// The name in a list.
  public let title: String

  /// What the screen consists of, in one line.
  public let subtitle: String

  /// Two sentences on what to do, and what to watch while doing it.
  public let summary: String

  /// The name that a tool uses, in kebab-case.
  ///
  /// It names files, and stays the same when the title changes.
  public let name: String

  /// The section of the list that the screen is in.
  public let group: Group

  /// True for a navigation controller that is presented as a sheet; other screens are pushed.
  public var isSheet = false

  /// Makes the screen with nothing filled in.
  ///
  /// The coordinator manages the screen's scroll views; without one nothing does.
  public let makeViewController: @MainActor (KeyboardScrollCoordinator?) -> UIViewController
}

extension Screen {
  /// The examples, group by group, simplest first.
  public static let all = [
    Screen(
      title: "Login",
      subtitle: "Two fields and a button in a scroll view",
      summary: """
        Choose a field: the sign-in button comes into view together with it, because of \
        keepVisible(_:whileEditing:). Drag down over the keyboard to dismiss it: the inset goes \
        back to what it was.
        """,
      name: "login",
      group: .forms,
      makeViewController: { LoginScreen(coordinator: $0) }
    ),
    Screen(
      title: "Contact form",
      subtitle: "A table of text fields, with notes that grow",
      summary: """
        Press Next from field to field: each row comes into view above the keyboard, also where \
        two fields have keyboards of different heights. Then write several lines of notes: the row \
        grows, and the line being written stays in sight.
        """,
      name: "contact-form",
      group: .forms,
      makeViewController: { ContactFormScreen(coordinator: $0) }
    ),
    Screen(
      title: "Inverted chat",
      subtitle: "A table turned upside down, under a bar",
      summary: """
        Choose the field in the bar: the newest message stays just above the bar, and the oldest \
        can be scrolled to. Drag down over the keyboard to dismiss it: the messages come down with \
        the bar.
        """,
      name: "inverted-chat",
      group: .messages,
      makeViewController: { InvertedChatScreen(coordinator: $0) }
    ),
  ]
}
