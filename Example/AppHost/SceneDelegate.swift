import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }

    // iOS may leave a scene without a window in the background, and the tests wait for the scene's
    // activation.
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }
}
