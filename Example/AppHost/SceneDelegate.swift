import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }

    // The tests wait until the scene is active. Without a window, the scene may never become
    // active.
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }
}
