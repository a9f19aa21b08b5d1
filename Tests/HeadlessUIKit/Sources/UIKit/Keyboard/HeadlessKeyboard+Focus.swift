extension HeadlessKeyboard {
  /// Runs a change of first responder, then moves the keyboard.
  ///
  /// Nested changes, for example by the old responder's resignation or by a delegate, do not move
  /// the keyboard. A move from field to field therefore hides nothing (S101).
  func changeFirstResponder(_ body: () -> Bool) -> Bool {
    if changeDepth == 0 { device.willHappen?(.focus) }
    changeDepth += 1
    let result = body()
    changeDepth -= 1
    if changeDepth == 0 { followFocus() }
    return result
  }

  var isChangingFirstResponder: Bool { changeDepth > 0 }

  func focusDidMove(to responder: UIResponder) {
    guard let window = responder.windowOfResponder,
      window.isKeyWindow || inputHost.contains(responder)
    else { return }
    focus = responder
  }

  /// Moves the focus to the key window's first responder, which alone has the keyboard (S188).
  func keyWindowDidChange(from old: UIWindow?, to new: UIWindow?) {
    let next = new?.firstResponder
    let focusOwner = focus.flatMap { inputHost.contains($0) ? inputHost.owner : $0 }
    let wasInOldWindow = old != nil && focusOwner?.windowOfResponder === old
    guard next != nil || wasInOldWindow else { return }
    _ = changeFirstResponder {
      focus = next
      return true
    }
  }

  func focusDidLeave(_ responder: UIResponder) {
    // When a responder resigns, a field inside its accessory view resigns too.
    if responder === inputHost.owner { inputHost.focus?.resign() }
    guard focus === responder else { return }
    // A field in an accessory view returns the focus to the accessory view's owner.
    let owner = inputHost.contains(responder) ? inputHost.owner : nil
    focus = owner?.isFirstResponder == true ? owner : nil
  }

  /// Announces the new height after `reloadInputViews()`: up to iOS 15 inside the call, since iOS
  /// 16 in the next turn
  /// (https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1304).
  func inputViewsDidChange() {
    guard !isChangingFirstResponder else { return }
    if device.options.version.major <= 15 {
      followFocus()
    } else {
      device.clock.nextTurn { [weak self] in
        guard let self, !isChangingFirstResponder else { return }
        followFocus()
      }
    }
  }

  /// Runs a push or pop, with a longer keyboard animation (S89).
  ///
  /// If the new screen then has the focus, the keyboard stays, without notifications (S122).
  func duringNavigation(isAnimated: Bool, _ body: () -> Void) {
    guard isAnimated else { return body() }
    let outer = navigationDuration
    navigationDuration = UINavigationController.transitionDuration
    _ = changeFirstResponder {
      body()
      return true
    }
    navigationDuration = outer
  }

  private func followFocus() {
    let work = afterTransition
    afterTransition = []
    let previous = owner
    let current = focus
    if let current, current !== previous { revealFirstResponder() }
    if !isAutomatic {
      owner = current
    } else if focus === current {
      // If a handler moved the focus during the reveal, that move has announced the keyboard.
      announce(from: previous, to: current)
    }
    for piece in work { piece() }
  }

  func move(from previous: UIResponder?, to current: UIResponder?) {
    owner = current
    if let current, restingFrame(for: current) != nil { holdInputViews(for: current) }
    let target = current.flatMap { restingFrame(for: $0) }
    guard let current, let target else {
      if frameInScreen != nil {
        if staysInFormSheet(after: previous) { return }
        hide()
      }
      if focus === current { inputHost.clear() }
      return
    }
    if let lastUndockedFrame {
      // UIKit treats an undocked keyboard as hidden, and posts only change-frame notifications
      // (S107).
      if frameInScreen != lastUndockedFrame { run(.changeFrame, to: lastUndockedFrame) }
    } else if let shown = frameInScreen {
      showAfterFocusMove(from: shown, to: target, previous, current)
    } else {
      showAfterFalseStart(at: target)
    }
  }

  var currentDuration: TimeInterval { navigationDuration ?? duration }

  func show(at target: CGRect, duration: TimeInterval? = nil) {
    run(.show, to: target, duration: duration)
  }

  func hide(duration: TimeInterval? = nil) {
    let begin = frameInScreen ?? hiddenFrame(of: restingFrame)
    let end = hiddenFrame(of: lastUndockedFrame == nil ? begin : restingFrame)
    // With cross-fade, the keyboard moves at once and reports an empty frame (S120).
    run(.hide, from: begin, to: prefersCrossFade ? .zero : end, duration: duration)
  }

  private func showAfterFocusMove(
    from shown: CGRect, to target: CGRect, _ previous: UIResponder?, _ current: UIResponder
  ) {
    if shown == target {
      guard previous !== current, navigationDuration == nil else { return }
      // The option applies only to moves between two fields. If no field of this app had the
      // keyboard before, the visible one is another app's, and this app's keyboard posts a show.
      guard
        previous == nil || device.options.sameFrameFocusMove == .willShowWithEqualFrames
      else { return }
    }
    if device.options.barLeavesAtFocusMove, previous is UITextField, current is UITextField {
      hideBarBriefly(from: target)
    } else {
      show(at: target)
    }
  }

  /// Hides the bar above the keys for a sixtieth of a second when the focus moves between text
  /// fields (S270).
  private func hideBarBriefly(from target: CGRect) {
    // The keyboard's height changes from 335 to 308 on a phone of 402 by 874 points.
    let height: CGFloat = 27
    let lower = CGRect(
      x: target.minX, y: target.minY + height, width: target.width, height: target.height - height
    )
    show(at: lower, duration: 0)
    device.clock.after(1 / 60) { [weak self] in self?.showAgain(from: self?.focus, duration: 0) }
  }

  /// Handles a typed letter.
  ///
  /// With `collapsesBetweenLetters`, a docked keyboard hides and shows again. If a fold of the
  /// device has hidden the keyboard, the keyboard shows again (S266).
  func didType() {
    guard isAutomatic, focus != nil else { return }
    if device.options.collapsesBetweenLetters, isDocked {
      hide()
      let pause = TimeInterval.random(in: 0.02...0.09, using: &device.dice)
      device.clock.after(pause) { [weak self] in self?.showAgain(from: self?.focus) }
    } else if frameInScreen == nil, device.model.display != nil {
      showAgain(from: focus)
    }
  }
}
