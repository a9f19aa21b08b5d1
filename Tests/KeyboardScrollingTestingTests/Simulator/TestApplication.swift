import Dispatch
import Foundation
import UIKit

@MainActor
enum TestApplication {
  enum Problem: Error {
    case sceneIsNotActive
  }

  nonisolated static let isThere = Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"

  /// Nil without an application.
  private static var scene: UIWindowScene? {
    guard isThere else { return nil }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// Waits until the application can hold a first responder, and returns false without an
  /// application.
  ///
  /// - Throws: A problem if its scene does not become active.
  static func isReady() async throws -> Bool {
    guard isThere else { return false }
    for _ in 0..<100 where scene?.activationState != .foregroundActive {
      try await Task.sleep(nanoseconds: 100_000_000)
    }
    guard scene?.activationState == .foregroundActive else { throw Problem.sceneIsNotActive }
    return true
  }

  /// Waits for a turn, which empties an autorelease pool on Apple's systems.
  static func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Makes a window in a scene: in an application with scenes, one without a scene never appears.
  static func makeWindow() -> UIWindow {
    guard let scene else { return UIWindow() }
    return UIWindow(windowScene: scene)
  }
}
