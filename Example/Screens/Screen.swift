public import KeyboardScrolling
public import UIKit

/// An example with a view controller, and its place in a list.
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

  /// Returns the outermost scroll view; of several side by side, the first.
  ///
  /// A text view beside a scroll view is a field, and only a text view alone is the scroll view.
  public static func scrollView(in root: UIView) -> UIScrollView? {
    let levels = sequence(first: [root]) { $0.isEmpty ? nil : $0.flatMap(\.subviews) }
    let found = levels.joined().compactMap { $0 as? UIScrollView }
    return found.first { !($0 is UITextView) } ?? found.first
  }

  /// The examples, by group, simplest first.
  public static let all = [
    Screen(
      title: "Login", subtitle: "Two fields and a button in a scroll view",
      name: "login", group: .forms, makeViewController: { LoginScreen(coordinator: $0) }
    ),
    Screen(
      title: "Contact form", subtitle: "A table of text fields, with notes that grow",
      name: "contact-form", group: .forms,
      makeViewController: { ContactFormScreen(coordinator: $0) }
    ),
    Screen(
      title: "Sign-up", subtitle: "Three steps, with messages about mistakes",
      name: "sign-up", group: .forms, makeViewController: { SignUpScreen(coordinator: $0) }
    ),
    Screen(
      title: "Settings", subtitle: "A table view controller, which avoids the keyboard itself",
      name: "settings", group: .forms, makeViewController: { SettingsScreen(coordinator: $0) }
    ),
    Screen(
      title: "Seating plan", subtitle: "Text fields in a collection view, two beside each other",
      name: "collection-form", group: .forms,
      makeViewController: { CollectionFormScreen(coordinator: $0) }
    ),
    Screen(
      title: "Compose", subtitle: "A text view that fills the screen, and a bar that grows",
      name: "compose", group: .messages, makeViewController: { ComposeScreen(coordinator: $0) }
    ),
    Screen(
      title: "Chat", subtitle: "The newest message last, and a composer that grows",
      name: "chat", group: .messages, makeViewController: { ChatScreen(coordinator: $0) }
    ),
    Screen(
      title: "Inverted chat", subtitle: "An inverted list, under a bar",
      name: "inverted-chat", group: .messages,
      makeViewController: { InvertedChatScreen(coordinator: $0) }
    ),
    Screen(
      title: "Checkout", subtitle: "A form in a sheet",
      name: "checkout", group: .containers, isSheet: true,
      makeViewController: { CheckoutScreen(coordinator: $0) }
    ),
    Screen(
      title: "Search", subtitle: "A search field in the navigation bar, and a list of matches",
      name: "search", group: .containers,
      makeViewController: { SearchScreen(coordinator: $0, cities: CityList.all) }
    ),
    Screen(
      title: "Two panes", subtitle: "Two scroll views side by side, one coordinator",
      name: "two-panes", group: .containers, makeViewController: { TwoPanesScreen(coordinator: $0) }
    ),
    Screen(
      title: "Carousel", subtitle: "Photos that scroll sideways, inside a form",
      name: "carousel", group: .containers, makeViewController: { CarouselScreen(coordinator: $0) }
    ),
  ]
}
