extension HeadlessDevice {
  /// Returns whether a screen is that of a display that is not in use.
  public func isOff(_ screen: UIScreen) -> Bool {
    screen !== self.screen && [displays.outer, displays.inner].contains { $0?.screen === screen }
  }

  /// Seconds from the fold until the keyboard shows on the new display (assumed: a rotation's
  /// duration).
  private var timeOfReturn: TimeInterval { 0.3 }

  /// Changes the pose of a device with a hinge.
  ///
  /// The scene moves to the display in use, with its windows and its first responder (S263). If the
  /// display in use stays the same, only the keyboard changes (S266).
  /// ``HeadlessOptions/keyboardAtFold``, ``HeadlessOptions/keyboardAtHalfOpen`` and
  /// ``HeadlessOptions/showAtFold`` list the possible notifications.
  public func fold(to pose: HeadlessPose) {
    guard displays.inner != nil, pose != self.pose else { return }
    let isEdited = keyboard.isAutomatic && keyboard.focus != nil
    keyboard.hideNeighborsKeyboard()
    keyboard.endShowOfFold()
    if (pose == .closed) != (self.pose == .closed) {
      changeDisplay(pose, isEdited: isEdited && keyboard.frameInScreen != nil)
    } else {
      displays.fold(to: pose)
      if isEdited { keyboard.followHinge() }
    }
    if !isEdited { keyboard.showAtFold() }
  }

  private func changeDisplay(_ pose: HeadlessPose, isEdited: Bool) {
    let old = screen
    let answer = isEdited ? options.keyboardAtFold : nil
    switch answer {
    case .hidesAndShows, .hides: keyboard.hide(duration: 0)
    case .shows, .showsFirst, .nothing, nil: break
    }
    displays.fold(to: pose)
    half = nil
    switch answer {
    case .showsFirst: keyboard.showAgain(from: nil)
    case .shows, .nothing: keyboard.place(.hidden)
    case .hidesAndShows, .hides, nil: break
    }
    moveScenes(from: old)
    guard answer == .shows || answer == .hidesAndShows else { return }
    clock.after(timeOfReturn) { [weak self] in self?.keyboard.showAgain(from: nil) }
  }

  /// Moves the scenes without animation, because the screen is black meanwhile.
  private func moveScenes(from old: UIScreen) {
    for scene in scenes where scene.screen === old {
      let transitions = TransitionCoordinator.ofRoots(in: scene.windows, duration: 0)
      for (root, coordinator) in transitions {
        root.runningTransition = coordinator
        root.viewWillTransition(to: screen.bounds.size, with: coordinator)
      }
      scene.resize(to: screen.bounds, safeArea: model.safeArea(in: screen.orientation), on: screen)
      for (_, coordinator) in transitions { coordinator.runAnimations() }
      // As in a rotation, the windows are laid out before the transition ends.
      layoutWindows()
      for (root, coordinator) in transitions { coordinator.end(of: [root]) }
    }
  }
}

/// A half of the inner display, next to another app.
@_spi(Headless) public enum HeadlessHalf: String, CaseIterable, Codable, Sendable {
  case left, right
}

extension HeadlessDevice {
  /// Moves the app to a half of the display, next to another app; nil gives the app the whole
  /// display.
  ///
  /// Only an inner display in landscape has halves. Each half is 469 of the 951 points wide; only
  /// the right half has the strip of bars at its side (S267).
  public func share(_ half: HeadlessHalf?) {
    guard model.display == .inner, screen.orientation.isLandscape, half != self.half else { return }
    self.half = half
    if half == nil { keyboard.hideNeighborsKeyboard() }
    let whole = model.safeArea(in: screen.orientation)
    guard let half else { return scene.resize(to: screen.bounds, safeArea: whole) }
    let width: CGFloat = 469
    let left = half == .left || options.halvesAreAtOrigin ? 0 : screen.bounds.width - width
    scene.resize(
      to: CGRect(x: left, y: 0, width: width, height: screen.bounds.height),
      safeArea: UIEdgeInsets(
        top: 0, left: 0, bottom: whole.bottom, right: half == .right ? whole.right : 0
      ),
      isOwn: true
    )
  }

  /// Returns whether another app, and its keyboard, may be next to a scene.
  ///
  /// Always true on an iPad; on a phone, true if the scene is smaller than its screen (S272).
  public func mayHaveNeighbor(_ scene: UIWindowScene) -> Bool {
    model.idiom == .pad || scene.frameInScreen.size != scene.screen.bounds.size
  }

  /// Whether bars are above and below the content.
  ///
  /// An iPhone Duo's bars are vertical, in a strip at the side, except on the upright inner display
  /// (https://developer.apple.com/videos/play/tech-talks/111462/).
  var hasHorizontalBars: Bool {
    model.display == nil || (model.display == .inner && !screen.orientation.isLandscape)
  }
}
