@_spi(Headless) import UIKit

nonisolated extension HeadlessDeviceModel {
  /// An iPad of 1024 by 1366, with the keyboard of statement 169.
  static let fixtureT = HeadlessDeviceModel(
    name: "T", screenSize: CGSize(1024, 1366), safeArea: UIEdgeInsets(24, 0, 20, 0),
    landscapeSafeArea: UIEdgeInsets(24, 0, 20, 0), keyboardHeight: 398,
    landscapeKeyboardHeight: 471, source: "statement 169"
  )

  /// A device for tests that only use its screen.
  static func bare(_ screenSize: CGSize) -> HeadlessDeviceModel {
    HeadlessDeviceModel(
      name: "bare", screenSize: screenSize, keyboardHeight: 300, landscapeKeyboardHeight: 200,
      source: "no device"
    )
  }
}
