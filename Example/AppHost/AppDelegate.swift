import UIKit

/// The application around the hosted tests: an empty window in a scene.
///
/// It does not link the library: a second copy of its classes would also react to the tests'
/// notifications.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // As in the example, there is no scene delegate in the Info.plist.
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
