import CoreGraphics
import Foundation

extension HeadlessDevice {
  /// Seconds that a turned screen takes.
  private var rotationDuration: TimeInterval { 0.3 }

  /// Turns the device.
  ///
  /// With the keyboard up it hides before, without animation, although it never seems to leave, and
  /// shows after, sometimes twice (statements 89 and 106); an automatic keyboard does. The screen
  /// and the windows that fill it get their new size in between, and their safe areas with the
  /// layout after that.
  ///
  /// - Parameters:
  ///   - orientation: An unknown one, or the present one, changes nothing.
  ///   - showsTwice: Whether the show is repeated once its did-notifications are out.
  package func rotate(to orientation: UIInterfaceOrientation, showsTwice: Bool = false) {
    guard orientation != .unknown, orientation != screen.orientation else { return }
    let hidesKeyboard = keyboard.isAutomatic && keyboard.frameInScreen != nil
    if hidesKeyboard { keyboard.hide(duration: 0) }
    let oldBounds = screen.bounds
    screen.turn(to: orientation)
    let safeArea = orientation.isLandscape ? model.landscapeSafeArea : model.safeArea
    let full = scenes.filter { $0.screen === screen && $0.frameInScreen == oldBounds }
    let coordinator = TransitionCoordinator(duration: rotationDuration)
    let roots = full.flatMap(\.windows).compactMap(\.rootViewController)
    for root in roots { root.runningTransition = coordinator }
    for root in roots {
      root.viewWillTransition(to: screen.bounds.size, with: coordinator)
    }
    animator.run(
      duration: rotationDuration,
      delay: 0,
      curve: UIView.AnimationCurve.easeInOut.rawValue,
      beginsFromCurrentState: true,
      animations: {
        for scene in full { scene.resize(to: screen.bounds, safeArea: safeArea) }
        // The insets are still those of before (statement 76).
        keyboard.revealFirstResponder()
        coordinator.runAnimations()
        layoutWindows()
      },
      completion: { _ in coordinator.end(of: roots) }
    )
    if hidesKeyboard { keyboard.showAfterRotation(twice: showsTwice) }
  }
}

extension HeadlessKeyboard {
  fileprivate func showAfterRotation(twice: Bool) {
    // What floats keeps its size and has no known place on the turned screen.
    looseFrame = nil
    let target = focus.flatMap { restingFrame(for: $0) } ?? restingFrame
    show(at: target)
    guard twice else { return }
    device.clock.after(duration) { [weak self] in self?.show(at: target) }
  }
}
