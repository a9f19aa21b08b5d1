public import KeyboardScrolling
public import UIKit

/// An example with a view controller, and a description of what to watch.
///
/// The app and the filmstrip show ``all`` screens, so a new screen appears in both.
@MainActor public struct Screen {
  /// A section of the list of screens.
  public enum Group: String, CaseIterable, Sendable {
    /// Fields and buttons that are filled in from top to bottom.
    case forms = "Forms"
    /// Text that is written and sent.
    case messages = "Messages"
    /// Screens that have more than one scroll view, or do not fill the window.
    case containers = "Sheets, panes and bars"
  }

  /// The name in a list.
  public let title: String

  /// The content of the screen, in one line.
  public let subtitle: String

  /// Two sentences: what to do, and what to watch.
  public let summary: String

  /// The name for tools and files, in kebab-case; it stays even if the title changes.
  public let name: String

  /// The section of the list.
  public let group: Group

  /// True for a screen that is presented as a sheet; other screens are pushed.
  public var isSheet = false

  /// Creates the view controller, with empty fields and a coordinator for its scroll views.
  ///
  /// Without a coordinator, the screen ignores the keyboard.
  public let makeViewController: @MainActor (KeyboardScrollCoordinator?) -> UIViewController
}

extension Screen {
  /// Returns a sheet to present, with a view controller in a navigation controller.
  ///
  /// - Parameter viewController: A screen whose ``isSheet`` is true, or a container of the screen.
  /// - Returns: A navigation controller, which opens at half height on an iPhone.
  public static func makeSheet(with viewController: UIViewController) -> UINavigationController {
    let navigationController = UINavigationController(rootViewController: viewController)
    navigationController.modalPresentationStyle = .formSheet
    navigationController.sheetPresentationController?.detents = [.medium(), .large()]
    return navigationController
  }

  /// The examples, by group, simplest first.
  public static let all = [
    Screen(
      title: "Login", subtitle: "Two fields and a button in a scroll view",
      summary: """
        Choose a field: the sign-in button comes into view with the field, because of \
        keepVisible(_:whileEditing:). Drag down over the keyboard to dismiss it: the inset gets its \
        earlier value back.
        """,
      name: "login", group: .forms, makeViewController: { LoginScreen(coordinator: $0) }
    ),
    Screen(
      title: "Contact form", subtitle: "A table of text fields, with notes that grow",
      summary: """
        Press Next from field to field: each row comes into view above the keyboard, even if \
        two fields have keyboards of different heights. Then write several lines of notes: the row \
        grows, and the line being written stays visible.
        """,
      name: "contact-form", group: .forms,
      makeViewController: { ContactFormScreen(coordinator: $0) }
    ),
    Screen(
      title: "Sign-up", subtitle: "Three steps, with messages about mistakes",
      summary: """
        Press Return in an empty field: a message appears above the field, and the field stays \
        visible. Press Return in a filled field: the next step comes into view.
        """,
      name: "sign-up", group: .forms, makeViewController: { SignUpScreen(coordinator: $0) }
    ),
    Screen(
      title: "Settings", subtitle: "A table view controller, which avoids the keyboard itself",
      summary: """
        Choose a field: the controller insets its table for the keyboard, so that the coordinator \
        adds nothing. Read the line below the title: it says clearedByUIKit.
        """,
      name: "settings", group: .forms, makeViewController: { SettingsScreen(coordinator: $0) }
    ),
    Screen(
      title: "Seating plan", subtitle: "Text fields in a collection view, two beside each other",
      summary: """
        Press Next from card to card: the row comes into view when it is below the keyboard, and \
        nothing moves between two cards of a row. Scroll to the end: the last row is above the \
        keyboard.
        """,
      name: "collection-form", group: .forms,
      makeViewController: { CollectionFormScreen(coordinator: $0) }
    ),
    Screen(
      title: "Compose", subtitle: "A text view that fills the screen, and a bar that grows",
      summary: """
        Write until the text reaches the bar: each new line stays above the bar. Attach photos: \
        the bar grows, and the inset with it.
        """,
      name: "compose", group: .messages, makeViewController: { ComposeScreen(coordinator: $0) }
    ),
    Screen(
      title: "Chat", subtitle: "The newest message last, and a composer that grows",
      summary: """
        Choose the text view in the bar: the newest message stays above the bar, because of \
        keepsDistanceToEnd. Write several lines: the composer grows, and the messages move up with \
        it.
        """,
      name: "chat", group: .messages, makeViewController: { ChatScreen(coordinator: $0) }
    ),
    Screen(
      title: "Inverted chat", subtitle: "An inverted list, under a bar",
      summary: """
        Choose the field in the bar: the newest message stays just above the bar, and you can \
        scroll to the oldest. Drag down over the keyboard to dismiss it: the messages move down with \
        the bar.
        """,
      name: "inverted-chat", group: .messages,
      makeViewController: { InvertedChatScreen(coordinator: $0) }
    ),
    Screen(
      title: "Checkout", subtitle: "A form in a sheet",
      summary: """
        On an iPad, choose the last field: UIKit moves the sheet, and the inset is the height that \
        the keyboard then covers. On an iPhone the sheet opens at half height, and the pay button \
        comes into view with the card's fields.
        """,
      name: "checkout", group: .containers, isSheet: true,
      makeViewController: { CheckoutScreen(coordinator: $0) }
    ),
    Screen(
      title: "Search", subtitle: "A search field in the navigation bar, and a list of matches",
      summary: """
        Choose the search field: you can scroll the last city above the keyboard, although the \
        field is not in the list. Write an S: the list of matches also ends above the \
        keyboard.
        """,
      name: "search", group: .containers,
      makeViewController: { SearchScreen(coordinator: $0, cities: CityList.all) }
    ),
    Screen(
      title: "Two panes", subtitle: "Two scroll views side by side, one coordinator",
      summary: """
        Choose a field on the left, then the text on the right: each side gets its own inset, and \
        only the side with the focus scrolls. An iPad, or a phone held sideways, shows both sides \
        best.
        """,
      name: "two-panes", group: .containers, makeViewController: { TwoPanesScreen(coordinator: $0) }
    ),
    Screen(
      title: "Carousel", subtitle: "Photos that scroll sideways, inside a form",
      summary: """
        Press Next from caption to caption: the photos scroll sideways, and the form scrolls up so \
        far that the caption is above the keyboard. The carousel's own insets stay as they are.
        """,
      name: "carousel", group: .containers, makeViewController: { CarouselScreen(coordinator: $0) }
    ),
  ]
}
