import UIKit

/// The application around the hosted tests: an empty window in a scene.
///
/// It does not link the library, so that the test bundle has the only copy of its classes.
/// Otherwise its observers would also answer the tests' notifications.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // As in the example's delegate.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
