import CoreGraphics

/// The pose of a device with a hinge, in Apple's words.
///
/// A device that does not fold is closed.
///
/// The three states: https://developer.apple.com/documentation/uikit/uihingeinteraction
@_spi(Headless) public enum HeadlessPose: String, CaseIterable, Codable, Sendable {
  /// Closed, with the outer display in use.
  case closed
  /// Half open: as a laptop upright, and as a book on its side.
  case partiallyOpen
  case fullyOpen
}

/// The displays of a device: one, or two that a hinge connects.
@MainActor
final class HeadlessDisplays {
  struct Display {
    let model: HeadlessDeviceModel
    let screen: UIScreen

    @MainActor
    fileprivate init(_ model: HeadlessDeviceModel) {
      self.model = model
      screen = UIScreen(size: model.screenSize, scale: model.scale)
    }
  }

  let outer: Display
  let inner: Display?
  private(set) var pose = HeadlessPose.closed

  init(_ model: HeadlessDeviceModel) {
    outer = Display(model)
    inner = model.innerDisplay.map(Display.init)
  }

  /// The display in use.
  var current: Display { pose == .closed ? outer : inner ?? outer }

  /// Folds the device, and returns whether another display is now in use.
  ///
  /// The hinge is vertical on an upright closed device. So the inner display is then wide, and its
  /// orientation a quarter turn off (https://github.com/winstream/Sill).
  func fold(to pose: HeadlessPose) -> Bool {
    let old = current.screen
    self.pose = pose
    guard current.screen !== old else { return false }
    current.screen.turn(to: old.orientation.isLandscape ? .portrait : .landscapeRight)
    return true
  }
}
