/// The pose of a device with a hinge, in Apple's words
/// (https://developer.apple.com/documentation/uikit/uihingeinteraction).
///
/// A device that does not fold is closed.
@_spi(Headless) public enum HeadlessPose: String, CaseIterable, Codable, Sendable {
  /// Closed, with the outer display in use.
  case closed
  /// Half open: like a laptop if upright, like a book if on its side.
  case partiallyOpen
  case fullyOpen
}

@MainActor final class HeadlessDisplays {
  struct Display {
    let model: HeadlessDeviceModel
    let screen: UIScreen

    @MainActor fileprivate init(_ model: HeadlessDeviceModel) {
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

  var current: Display { pose == .closed ? outer : inner ?? outer }

  /// Folds the device, which may change the display in use.
  ///
  /// On an upright closed device the hinge is vertical. The opened inner display is therefore wide,
  /// and its orientation differs from the outer display's by a quarter turn
  /// (https://github.com/winstream/Sill).
  func fold(to pose: HeadlessPose) {
    let old = current.screen
    self.pose = pose
    guard current.screen !== old else { return }
    current.screen.turn(to: old.orientation.isLandscape ? .portrait : .landscapeRight)
  }
}
