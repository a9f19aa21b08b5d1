import Dispatch
import UIKit

@MainActor enum TestApplication {
  enum Problem: Error { case sceneIsNotActive }

  nonisolated static let exists = Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"

  private static var scene: UIWindowScene? {
    guard exists else { return nil }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// Waits until a view of the application can become first responder.
  ///
  /// - Returns: False if there is no application.
  /// - Throws: A problem if the application's scene does not become active.
  static func isReady() async throws -> Bool {
    guard exists else { return false }
    for _ in 0..<100 where scene?.activationState != .foregroundActive {
      try await Task.sleep(nanoseconds: 100_000_000)
    }
    guard scene?.activationState == .foregroundActive else { throw Problem.sceneIsNotActive }
    return true
  }

  /// Waits for the next turn, so that Apple's systems empty this turn's autorelease pool.
  static func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Makes a window in the application's scene, without which UIKit would not show the window.
  static func makeWindow() -> UIWindow {
    guard let scene else { return UIWindow() }
    return UIWindow(windowScene: scene)
  }
}
