public import UIKit

/// Posts what a keyboard posts, for the tests of an app's screens.
@MainActor
public final class KeyboardSimulator {
  let window: UIWindow

  /// Creates a simulator.
  ///
  /// - Parameter window: The window whose screen the keyboard belongs to.
  public init(window: UIWindow) {
    self.window = window
  }
}
