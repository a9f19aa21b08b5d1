import CoreGraphics
@_spi(Headless) import UIKit

extension HeadlessDeviceModel {
  /// An iPad of 1024 by 1366, with the keyboard of statement 169.
  static let fixtureT = HeadlessDeviceModel(
    name: "T",
    screenSize: CGSize(width: 1024, height: 1366),
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    keyboardHeight: 398,
    landscapeKeyboardHeight: 471,
    source: "statement 169"
  )

  /// A device for tests that only use its screen.
  static func bare(_ screenSize: CGSize) -> HeadlessDeviceModel {
    HeadlessDeviceModel(
      name: "bare",
      screenSize: screenSize,
      keyboardHeight: 300,
      landscapeKeyboardHeight: 200,
      source: "no device"
    )
  }
}
