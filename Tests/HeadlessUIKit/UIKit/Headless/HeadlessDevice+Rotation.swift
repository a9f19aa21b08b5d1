import CoreGraphics

extension HeadlessDevice {
  /// Turns the device: the screen's coordinates and the device's own scene with them (behaviour
  /// A1.6).
  ///
  /// Bars and safe areas follow at the next layout pass. The keyboard posts nothing by itself; what
  /// UIKit posts around a rotation is a list of its own (behaviour A3, statement 106).
  package func rotate(to orientation: UIInterfaceOrientation) {
    screen.headlessTurn(to: orientation)
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    resize(
      scene,
      to: screen.bounds,
      safeArea: isLandscape ? model.landscapeSafeArea : model.safeArea
    )
  }
}
