import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // The Info.plist is generated and names no scene delegate; UIKit asks here instead.
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
