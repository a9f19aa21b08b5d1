#if os(Linux)
@_spi(Headless) import UIKit

extension HeadlessDevice {
  /// Folds the device, and returns whether it has a hinge.
  func fold(to pose: SimulatedHinge.Pose) -> Bool {
    guard model.display != nil else { return false }
    let wasAutomatic = keyboard.isAutomatic
    keyboard.isAutomatic = false
    switch pose {
    case .closed: fold(to: HeadlessPose.closed)
    case .halfOpen: fold(to: HeadlessPose.partiallyOpen)
    case .open: fold(to: HeadlessPose.fullyOpen)
    }
    keyboard.isAutomatic = wasAutomatic
    return true
  }
}
#endif
