import KeyboardScrolling
import KeyboardScrollingHeadless
package import KeyboardScrollingTesting
@_spi(Headless) import UIKit

@MainActor package enum ScreenCheck {
  /// Runs `checkEverydayUse(of:)` on the screen of a session kind.
  ///
  /// - Throws: The `KeyboardSimulator.Problem` that ended the check.
  package static func findings(
    of kind: SessionKind, seed: Int, isStrict: Bool
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
    guard let view = screen.controller.viewIfLoaded else {
      throw KeyboardSimulator.Problem.noFields
    }
    // The field may be in the accessory view of the controller, or in its search bar.
    let fields = device.run {
      screen.controller.inputAccessoryView
        ?? screen.controller.navigationItem.searchController?.searchBar ?? view
    }
    var judged = device.run { screen.judgedWithBar }
    judged.isStrict = isStrict
    keyboard.simulateKeyboardLayoutGuide(of: view)
    do {
      try await keyboard.checkEverydayUse(of: [fields], on: judged, seed: UInt64(seed))
    } catch let failure as EverydayUseFailure {
      if let problem = failure.problem { throw problem }
      return failure.findings
    }
    return []
  }
}
