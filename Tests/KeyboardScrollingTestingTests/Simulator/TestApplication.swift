import Dispatch
import Foundation
import UIKit

@MainActor
enum TestApplication {
  enum Problem: Error {
    case sceneIsNotActive
  }

  nonisolated static let isThere = Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"

  /// The scene in front; nil without an application.
  private static var scene: UIWindowScene? {
    guard isThere else { return nil }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// Waits until the application can hold a first responder, because tests may begin earlier.
  ///
  /// - Returns: False if there is no application.
  /// - Throws: A problem if its scene does not become active.
  static func isReady() async throws -> Bool {
    guard isThere else { return false }
    for _ in 0..<100 where scene?.activationState != .foregroundActive {
      try await Task.sleep(nanoseconds: 100_000_000)
    }
    guard scene?.activationState == .foregroundActive else { throw Problem.sceneIsNotActive }
    return true
  }

  /// Waits for one turn of the main queue; on Apple's systems it empties an autorelease pool.
  static func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Makes a window that can be shown.
  ///
  /// In an application with scenes, a window without a scene never appears. The window fills the
  /// screen.
  static func makeWindow() -> UIWindow {
    guard let scene else { return UIWindow() }
    return UIWindow(windowScene: scene)
  }
}
