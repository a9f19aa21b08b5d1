import CoreGraphics
import Foundation

// The keyboard follows the first responder.

extension HeadlessKeyboard {
  /// Runs a change of first responder, then moves the keyboard.
  ///
  /// A nested change does not move the keyboard, so that a move from field to field hides nothing
  /// (statement 101). Nested changes are the old responder's resignation and changes by a delegate.
  func changeFirstResponder(_ body: () -> Bool) -> Bool {
    if changeDepth == 0 { device.willHappen?(.focus) }
    changeDepth += 1
    let result = body()
    changeDepth -= 1
    if changeDepth == 0 { followFocus() }
    return result
  }

  var isChangingFirstResponder: Bool { changeDepth > 0 }

  /// Runs work once the keyboard has been announced.
  func performAfterTransition(_ work: @escaping () -> Void) {
    afterTransition.append(work)
  }

  /// The keyboard serves only the first responder of the key window (statement 188).
  func focusDidMove(to responder: UIResponder) {
    guard let window = responder.windowOfResponder,
      window.isKeyWindow || inputHost.contains(responder)
    else { return }
    focus = responder
  }

  /// The keyboard hides to the first responder of the new key window; a window that has none has no
  /// keyboard.
  func keyWindowDidChange(from old: UIWindow?, to new: UIWindow?) {
    let next = new?.firstResponder
    let served = focus.flatMap { inputHost.contains($0) ? inputHost.owner : $0 }
    let servedOld = old != nil && served?.windowOfResponder === old
    guard next != nil || servedOld else { return }
    _ = changeFirstResponder {
      focus = next
      return true
    }
  }

  func focusDidLeave(_ responder: UIResponder) {
    // When the owner of an accessory view resigns, a field inside that view resigns too.
    if responder === inputHost.owner { inputHost.focus?.resign() }
    guard focus === responder else { return }
    // A field in an accessory view returns the focus to the owner of that view.
    let owner = inputHost.contains(responder) ? inputHost.owner : nil
    focus = owner?.isFirstResponder == true ? owner : nil
  }

  /// `reloadInputViews()` announces the new height inside the call up to iOS 15, and on the next
  /// turn in later versions
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

  /// Runs a push or pop, with a longer keyboard animation (statement 89); the keyboard stays,
  /// without notifications, if the new screen has the focus at the end (statement 122).
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
    // A handler of that call may have moved the focus again; that change has been handled already.
    if !isAutomatic {
      owner = current
    } else if focus === current {
      announce(from: previous, to: current)
    }
    for piece in work { piece() }
  }

  func move(from previous: UIResponder?, to current: UIResponder?) {
    owner = current
    // A view that sizes itself has to be in its place before.
    if let current, restingFrame(for: current) != nil { holdInputViews(for: current) }
    let target = current.flatMap { restingFrame(for: $0) }
    guard let current, let target else {
      if frameInScreen != nil { hide() }
      if focus === current { inputHost.clear() }
      return
    }
    if let looseFrame {
      comeLoose(at: looseFrame)
    } else if let shown = frameInScreen {
      stay(from: shown, to: target, previous, current)
    } else {
      come(to: target)
    }
  }

  var currentDuration: TimeInterval { navigationDuration ?? duration }

  func show(at target: CGRect, duration: TimeInterval? = nil) {
    run(
      Transition(
        motion: .show,
        begin: frameInScreen ?? hiddenFrame(of: target),
        end: target,
        duration: duration ?? currentDuration,
        curve: curve
      )
    )
  }

  func hide(duration: TimeInterval? = nil) {
    let begin = frameInScreen ?? hiddenFrame(of: restingFrame)
    run(
      Transition(
        motion: .hide,
        begin: begin,
        // With cross-fade, the keyboard is placed at once and reports an empty frame (statement
        // 120).
        end: prefersCrossFade ? .zero : hiddenFrame(of: looseFrame == nil ? begin : restingFrame),
        duration: duration ?? currentDuration,
        curve: curve
      )
    )
  }

  private func stay(
    from shown: CGRect,
    to target: CGRect,
    _ previous: UIResponder?,
    _ current: UIResponder
  ) {
    if shown == target {
      // Nothing moved, and the keyboard serves the same responder.
      guard previous !== current, navigationDuration == nil else { return }
      // The option covers moves between fields; without a previous field the keyboard was another
      // app's.
      guard
        previous == nil || device.options.sameFrameFocusMove == .willShowWithEqualFrames
      else { return }
    }
    if device.options.barLeavesAtFocusMove, previous is UITextField, current is UITextField {
      loseBar(from: target)
    } else {
      show(at: target)
    }
  }

  /// The bar above the keys is made anew between two text fields (statement 270).
  private func loseBar(from target: CGRect) {
    // 335 becomes 308 on a phone of 402 by 874 points.
    let height: CGFloat = 27
    let lower = CGRect(
      x: target.minX,
      y: target.minY + height,
      width: target.width,
      height: target.height - height
    )
    show(at: lower, duration: 0)
    device.clock.after(1 / 60) { [weak self] in self?.comeBack(from: self?.focus, duration: 0) }
  }

  /// Handles a typed letter, which brings back a keyboard that a fold has hidden (statement 266).
  func didType() {
    guard isAutomatic, focus != nil else { return }
    if device.options.collapsesBetweenLetters, isDocked {
      hide()
      let pause = TimeInterval.random(in: 0.02...0.09, using: &device.dice)
      device.clock.after(pause) { [weak self] in self?.comeBack(from: self?.focus) }
    } else if frameInScreen == nil, device.model.display != nil {
      comeBack(from: focus)
    }
  }

  /// An undocked keyboard shows up where it was.
  ///
  /// Only change-frame notifications are posted. This follows from undocking, which counts as
  /// hidden (statement 107).
  private func comeLoose(at frame: CGRect) {
    guard frameInScreen != frame else { return }
    run(
      Transition(
        motion: .changeFrame,
        begin: frameInScreen ?? hiddenFrame(of: frame),
        end: frame,
        duration: currentDuration,
        curve: curve
      )
    )
  }
}
