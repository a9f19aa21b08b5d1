package import UIKit

/// The recipes that have a picture, for those who play them.
///
/// The files beside this one are the code of the page on recipes, and nothing else: an adopter pastes
/// it into an app. So its types are internal, and this is the way to them from another module.
package enum Recipe: String, CaseIterable, Sendable {
  case login, settings, chat, checkout, search

  /// Makes the view controller to put into a window.
  @MainActor
  package func makeRootViewController() -> UIViewController {
    switch self {
    case .login: LoginViewController()
    case .settings: SettingsViewController()
    case .chat: ChatViewController()
    // It is presented from another screen.
    case .checkout: UIViewController()
    case .search: SearchViewController()
    }
  }

  /// Opens the screen of the recipe.
  ///
  /// - Parameter root: A view controller that ``makeRootViewController()`` has made, in a window.
  /// - Returns: The screen: another view controller for a sheet, otherwise the same.
  @MainActor
  package func open(from root: UIViewController) -> UIViewController {
    guard self == .checkout else { return root }
    root.presentCheckout()
    return root.presentedViewController ?? root
  }
}
