import CoreGraphics
import Foundation

// The keyboard follows the first responder.

extension HeadlessKeyboard {
  /// Runs a change of first responder, and moves the keyboard when all of it is done.
  ///
  /// A change inside another, the old one's resignation in the new one's call, or one that a
  /// delegate makes, does not move the keyboard by itself: from field to field nothing is hidden
  /// (statement 101).
  func changeFirstResponder(_ body: () -> Bool) -> Bool {
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

  /// The keyboard serves the first responder of the key window, and of no other (statement 188).
  func focusDidMove(to responder: UIResponder) {
    guard let window = responder.windowOfResponder,
      window.isKeyWindow || inputHost.contains(responder)
    else { return }
    focus = responder
  }

  /// The keyboard goes to the first responder of the new key window; a window that has none has no
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
    // With the one that offers an accessory view goes a field inside it.
    if responder === inputHost.owner { inputHost.focus?.resign() }
    guard focus === responder else { return }
    // A field in an accessory view hands back to the one that offers the view.
    let owner = inputHost.contains(responder) ? inputHost.owner : nil
    focus = owner?.isFirstResponder == true ? owner : nil
  }

  /// `reloadInputViews()` announces the new height inside the call up to iOS 15, later on the next
  /// turn
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

  /// Runs a push or pop, whose keyboard takes longer (statement 89) and stays
  /// without a notification where the new screen has the focus at its end (statement 122).
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
    // A handler of that call may have moved the focus on; then it has been followed already.
    if !isAutomatic {
      owner = current
    } else if focus === current {
      move(from: previous, to: current)
    }
    for piece in work { piece() }
  }

  private func move(from previous: UIResponder?, to current: UIResponder?) {
    owner = current
    let target = current.flatMap { restingFrame(for: $0) }
    guard let current, let target else {
      if frameInScreen != nil { hide() }
      if focus === current { inputHost.clear() }
      return
    }
    holdInputViews(for: current)
    if let looseFrame {
      comeLoose(at: looseFrame)
    } else if let shown = frameInScreen {
      stay(from: shown, to: target, previous, current)
    } else {
      show(at: target)
    }
  }

  /// The duration of a transition now.
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
        // Placed at once and faded out, with an empty frame (statement 120).
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
      // The option is about a move from field to field: without a field the keyboard was another app's.
      guard
        previous == nil || device.options.sameFrameFocusMove == .willShowWithEqualFrames
      else { return }
    }
    show(at: target)
  }

  /// A keyboard that was undocked comes up where it was.
  ///
  /// That only the frame's notifications are posted follows from what undocking posts: it counts as
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
