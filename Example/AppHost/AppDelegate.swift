import UIKit

/// The application in which tests run on iOS; it shows an empty window.
///
/// The application does not link the library, because the tests do. A second copy of the library
/// would also react to the tests' notifications.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // The Info.plist, which Xcode generates, names no scene delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
