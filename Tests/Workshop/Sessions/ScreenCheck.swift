import KeyboardScrolling
import KeyboardScrollingHeadless
package import KeyboardScrollingTesting
@_spi(Headless) import UIKit

/// Uses the screen of a session kind like a test of an app, with `checkEverydayUse(of:)`.
@MainActor
package enum ScreenCheck {
  /// Returns the findings of the check on a screen.
  ///
  /// - Parameters:
  ///   - kind: The kind of session whose screen is used. Its app does not act.
  ///   - seed: The seed of the check.
  ///   - isStrict: True to judge the promises of a coordinator too.
  /// - Returns: The findings.
  /// - Throws: The `KeyboardSimulator.Problem` that ended the check.
  package static func findings(
    of kind: SessionKind,
    seed: Int,
    isStrict: Bool
  ) async throws -> [EverydayFinding] {
    let device = HeadlessDevice(kind.device, options: kind.options)
    let environment = Environment.headless(device)
    let (screen, window, keyboard) = device.run {
      environment.run {
        let screen = kind.makeScreen(KeyboardScrollCoordinator())
        let window = screen.show(on: device)
        return (screen, window, KeyboardSimulator(window: window))
      }
    }
    defer { device.run { device.close(window) } }
    guard let view = screen.controller.viewIfLoaded else { return [] }
    // The composer may be in the accessory view of the controller.
    let fields = device.run { screen.controller.inputAccessoryView } ?? view
    var judged = device.run { screen.judgedWithBar }
    judged.isStrict = isStrict
    keyboard.simulateKeyboardLayoutGuide(of: view)
    do {
      try await keyboard.checkEverydayUse(of: [fields], on: judged, seed: UInt64(seed))
    } catch let failure as EverydayUseFailure {
      return failure.findings
    }
    return []
  }
}
