import UIKit

@MainActor enum TestApplication {
  /// Makes a window in the foreground scene, because a window without a scene never appears.
  ///
  /// Xcode runs a package's tests in a tool that is not an application; there, no scene exists.
  static func makeWindow(frame: CGRect) -> UIWindow {
    guard Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool", let scene = sceneInFront
    else { return UIWindow(frame: frame) }
    let window = UIWindow(windowScene: scene)
    window.frame = frame
    return window
  }

  private static var sceneInFront: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }
}
