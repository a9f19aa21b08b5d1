import KeyboardScrolling
@_spi(Headless) import UIKit

extension HeadlessDevice {
  /// Runs a closure; the coordinators that it creates follow this device's clock.
  func runScreens<Result>(_ body: () throws -> Result) rethrows -> Result {
    try run { try Environment(runLoop: .headless { [weak self] in self }).run(body) }
  }
}
