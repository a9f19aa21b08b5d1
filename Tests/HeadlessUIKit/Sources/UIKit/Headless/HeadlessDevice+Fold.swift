import CoreGraphics
import Foundation

// The device opens and closes.

extension HeadlessDevice {
  /// The time until a keyboard is back on the other display, in seconds.
  ///
  /// The time is that of a rotation: none is published.
  private var timeOfReturn: TimeInterval { 0.3 }

  /// Opens or closes the device.
  ///
  /// The scene moves to the display in use, with its windows and its first responder (statement
  /// 252). A hinge that moves on one display changes only the keyboard (statement 266). The
  /// notifications are not known: ``HeadlessOptions/keyboardAtFold``,
  /// ``HeadlessOptions/keyboardAtHalfOpen`` and ``HeadlessOptions/showAtFold`` are possible answers.
  ///
  /// - Parameter pose: The new pose. The present one, or any on a device that does not fold, changes
  ///   nothing.
  public func fold(to pose: HeadlessPose) {
    guard displays.inner != nil, pose != self.pose else { return }
    let isEdited = keyboard.isAutomatic && keyboard.focus != nil
    keyboard.leaveWithNeighbor()
    keyboard.endShowOfFold()
    if (pose == .closed) != (self.pose == .closed) {
      changeDisplay(pose, isEdited: isEdited && keyboard.frameInScreen != nil)
    } else {
      _ = displays.fold(to: pose)
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
    guard displays.fold(to: pose) else { return }
    half = nil
    switch answer {
    case .showsFirst: keyboard.comeBack(from: nil)
    case .shows, .nothing: keyboard.place(.hidden)
    case .hidesAndShows, .hides, nil: break
    }
    moveScenes(from: old)
    guard answer == .shows || answer == .hidesAndShows else { return }
    clock.after(timeOfReturn) { [weak self] in self?.keyboard.comeBack(from: nil) }
  }

  /// The screen is black on the way, so nothing is animated.
  private func moveScenes(from old: UIScreen) {
    for scene in scenes where scene.screen === old {
      let windows = scene.windows.filter { $0.rootViewController != nil }
      let coordinators = windows.map { TransitionCoordinator(duration: 0, in: $0) }
      let roots = windows.compactMap(\.rootViewController)
      for (root, coordinator) in zip(roots, coordinators) {
        root.runningTransition = coordinator
        root.viewWillTransition(to: screen.bounds.size, with: coordinator)
      }
      scene.resize(
        to: screen.bounds,
        safeArea: model.safeArea(in: screen.orientation),
        on: screen
      )
      for coordinator in coordinators { coordinator.runAnimations() }
      // As in a rotation, the transition ends with the windows laid out.
      layoutWindows()
      for (root, coordinator) in zip(roots, coordinators) { coordinator.end(of: [root]) }
    }
  }
}

// MARK: - Split View

/// A half of the inner display beside another app.
@_spi(Headless) public enum HeadlessHalf: String, CaseIterable, Codable, Sendable {
  case left, right
}

extension HeadlessDevice {
  /// Puts another app beside this one, or removes it.
  ///
  /// Each half has 469 of the 951 points, and only the right one the strip beside it (statement
  /// 256).
  ///
  /// - Parameter half: The half of this app; nil for the whole display. Only an inner display on its
  ///   side has halves; on any other, nothing happens.
  public func share(_ half: HeadlessHalf?) {
    guard model.display == .inner, screen.orientation.isLandscape, half != self.half else { return }
    self.half = half
    if half == nil { keyboard.leaveWithNeighbor() }
    let whole = model.safeArea(in: screen.orientation)
    guard let half else { return scene.resize(to: screen.bounds, safeArea: whole) }
    let width: CGFloat = 469
    let left = half == .left || options.halvesAreAtOrigin ? 0 : screen.bounds.width - width
    scene.resize(
      to: CGRect(x: left, y: 0, width: width, height: screen.bounds.height),
      safeArea: UIEdgeInsets(
        top: 0,
        left: 0,
        bottom: whole.bottom,
        right: half == .right ? whole.right : 0
      ),
      isOwn: true
    )
  }

  /// Returns whether another app may be beside a scene, and its keyboard over both.
  ///
  /// On an iPad it may always be, elsewhere if the scene is a part of its screen (statement 272).
  public func mayHaveNeighbor(_ scene: UIWindowScene) -> Bool {
    model.idiom == .pad || scene.frameInScreen.size != scene.screen.bounds.size
  }

  /// Whether bars are above and below the content.
  ///
  /// The bars of iPhone Duo are vertical, in the strip, except on the upright inner display
  /// (https://developer.apple.com/videos/play/tech-talks/111462/).
  var hasHorizontalBars: Bool {
    model.display == nil || (model.display == .inner && !screen.orientation.isLandscape)
  }
}
