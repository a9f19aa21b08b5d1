package import UIKit

/// The recipes that have a picture.
///
/// An adopter pastes the other files of this folder into an app, so their types are internal. Other
/// modules use those types through `Recipe`.
package enum Recipe: String, CaseIterable, Sendable {
  case login, order, settings, table, chat, checkout, search, editor, address, wizard

  @MainActor
  package func makeRootViewController() -> UIViewController {
    switch self {
    case .login: LoginViewController()
    case .order: OrderViewController()
    case .settings: Self.navigation(to: SettingsViewController(), titled: "Settings")
    case .table: Self.navigation(to: GuestListViewController(), titled: "Guests")
    case .chat: Self.navigation(to: ChatViewController(), titled: "Ada")
    // An empty screen, which presents the recipe in a sheet.
    case .checkout: UIViewController()
    case .search: SearchViewController()
    case .editor: Self.navigation(to: EditorViewController(), titled: "Note")
    case .address: AddressViewController()
    case .wizard: WizardViewController()
    }
  }

  /// Adds a navigation bar: otherwise the content would scroll under the status bar.
  @MainActor
  private static func navigation(
    to screen: UIViewController,
    titled title: String
  ) -> UIViewController {
    screen.title = title
    return UINavigationController(rootViewController: screen)
  }

  /// Presents the sheet of a recipe that has one, and returns the recipe's view controller.
  @MainActor
  package func open(from root: UIViewController) -> UIViewController {
    guard self == .checkout else {
      return (root as? UINavigationController)?.topViewController ?? root
    }
    root.presentCheckout()
    return root.presentedViewController ?? root
  }
}
