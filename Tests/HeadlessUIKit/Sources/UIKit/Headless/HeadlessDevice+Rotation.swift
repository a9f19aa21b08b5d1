extension HeadlessDevice {
  private var rotationDuration: TimeInterval { 0.3 }

  /// Rotates the device, unless the orientation is unknown or the current one.
  ///
  /// If an automatic keyboard is visible, this call posts a hide without animation first, and a
  /// show last (S89, S106). Between the two, the screen and the windows that fill it get their new
  /// size. With `showsTwice`, a second show follows the show's did-notifications. The next layout
  /// updates the windows' safe areas.
  public func rotate(to orientation: UIInterfaceOrientation, showsTwice: Bool = false) {
    guard orientation != .unknown, orientation != screen.orientation else { return }
    let turn = orientation.angle - screen.orientation.angle
    let hidesKeyboard = keyboard.isAutomatic && keyboard.frameInScreen != nil
    if hidesKeyboard { keyboard.hide(duration: 0) }
    let oldBounds = screen.bounds
    screen.turn(to: orientation)
    let safeArea = model.safeArea(in: orientation)
    let full = scenes.filter { $0.screen === screen && $0.frameInScreen == oldBounds }
    let transitions = TransitionCoordinator.ofRoots(
      in: full.flatMap(\.windows), duration: rotationDuration,
      targetTransform: CGAffineTransform(rotationAngle: turn)
    )
    for (root, coordinator) in transitions { root.runningTransition = coordinator }
    for (root, coordinator) in transitions {
      root.viewWillTransition(to: screen.bounds.size, with: coordinator)
    }
    animator.run(
      duration: rotationDuration,
      animations: {
        for scene in full { scene.resize(to: screen.bounds, safeArea: safeArea) }
        // Views still have the insets from before the rotation (S76).
        keyboard.revealFirstResponder()
        for (_, coordinator) in transitions { coordinator.runAnimations() }
        layoutWindows()
      },
      completion: { _ in
        for (root, coordinator) in transitions { coordinator.end(of: [root]) }
      }
    )
    guard hidesKeyboard else { return }
    guard options.showsKeyboardAfterRotation else {
      return keyboard.showAfterRotation(twice: showsTwice)
    }
    clock.after(rotationDuration) { [weak keyboard] in
      // Meanwhile the focus may have ended, or moved.
      guard let keyboard, keyboard.focus != nil, keyboard.frameInScreen == nil else { return }
      keyboard.showAfterRotation(twice: showsTwice)
    }
  }
}

extension HeadlessKeyboard {
  fileprivate func showAfterRotation(twice: Bool) {
    // The position of a floating keyboard on the rotated screen is unknown; here, the keyboard
    // docks.
    lastUndockedFrame = nil
    let target = focus.flatMap { restingFrame(for: $0) } ?? restingFrame
    show(at: target)
    guard twice else { return }
    device.clock.after(duration) { [weak self] in self?.show(at: target) }
  }
}

extension UIInterfaceOrientation {
  /// The clockwise rotation of the content on the device.
  ///
  /// A rotation's target transform is the difference of two angles.
  /// https://developer.apple.com/library/archive/qa/qa1890/_index.html
  fileprivate var angle: CGFloat {
    switch self {
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    case .portraitUpsideDown: .pi
    default: 0
    }
  }
}
