import UIKit

@MainActor enum TestApplication {
  enum Problem: Error { case sceneIsNotActive }

  /// False in Xcode's tool for a package's tests, which is not an application.
  nonisolated static let exists = Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"

  /// The foreground scene; nil without an application.
  private static var scene: UIWindowScene? {
    guard exists else { return nil }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// Waits until the application can hold a first responder, because tests may begin before that.
  ///
  /// - Returns: False if there is no application.
  /// - Throws: A problem if the application's scene does not become active.
  static func isReady() async throws -> Bool {
    guard exists else { return false }
    guard await wait(atMost: 10, until: { scene?.activationState == .foregroundActive })
    else { throw Problem.sceneIsNotActive }
    return true
  }

  /// Makes a window that can be shown.
  ///
  /// In an application with scenes, a window without a scene never appears.
  ///
  /// - Parameter frame: In points, in the screen's coordinate space; nil fills the screen.
  /// - Returns: A hidden window, in the foreground scene if there is an application.
  static func makeWindow(frame: CGRect? = nil) -> UIWindow {
    guard let scene else { return frame.map(UIWindow.init(frame:)) ?? UIWindow() }
    let window = UIWindow(windowScene: scene)
    if let frame { window.frame = frame }
    return window
  }
}
