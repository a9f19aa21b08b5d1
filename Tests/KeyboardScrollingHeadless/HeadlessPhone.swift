import HeadlessEnvironment
import KeyboardScrolling
public import KeyboardScrollingTesting
public import UIKit

/// An iPhone 14 without a display, for tests on Linux.
///
/// It belongs to the headless stand-in for UIKit. Its time moves only while a ``KeyboardSimulator``
/// waits, so a test of a quarter of a second of animation takes a few milliseconds.
@MainActor
public final class HeadlessPhone {
  /// The window of the screen that was shown last; nil before.
  public private(set) var window: UIWindow?

  private let device = HeadlessDevice(.iPhone14)
  private let environment: Environment

  /// Creates a phone that shows nothing.
  public init() {
    environment = .headless(device)
  }

  /// Shows a screen in a window that is key.
  ///
  /// - Parameter makeScreen: Creates the view controller. Coordinators that are created here, or
  ///   while the view is loaded, wait on the phone's clock.
  /// - Returns: The view controller, and a keyboard for its window.
  public func show<Screen: UIViewController>(
    _ makeScreen: () -> Screen
  ) -> (screen: Screen, keyboard: KeyboardSimulator) {
    run {
      let screen = makeScreen()
      let window = device.makeWindow(rootViewController: screen)
      self.window = window
      return (screen, KeyboardSimulator(window: window))
    }
  }

  /// Runs a closure on the phone: what a test does to the screen between two calls of the keyboard.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try device.run { try environment.run(body) }
  }
}
