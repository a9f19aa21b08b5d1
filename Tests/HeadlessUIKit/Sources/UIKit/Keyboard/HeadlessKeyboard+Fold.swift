extension HeadlessKeyboard {
  /// The duration of the hide when the device half closes (S266).
  private var durationOfFold: TimeInterval { 0.43 }

  /// Changes a field's keyboard when the hinge moves but the display stays the same.
  func followHinge() {
    guard let focus, let shown = frameInScreen, let target = restingFrame(for: focus) else {
      return
    }
    switch device.options.keyboardAtHalfOpen {
    case .oneFrame where shown != target: show(at: target)
    case .oneFrame: break
    case .hidesAndShows:
      hide()
      device.clock.after(duration) { [weak self] in self?.showAgain(from: focus) }
    case .hides: hide(duration: durationOfFold)
    }
  }

  /// Shows the hidden keyboard again for a field that kept the focus.
  func showAgain(from responder: UIResponder?, duration: TimeInterval? = nil) {
    guard let focus, responder == nil || focus === responder, let target = restingFrame(for: focus),
      frameInScreen != target
    else { return }
    show(at: target, duration: duration)
  }

  /// Posts the show that follows a change of pose while no field has the focus (S268).
  func showAtFold() {
    guard isAutomatic else { return }
    let below = hiddenFrame(of: restingFrame)
    switch device.options.showAtFold {
    case .nothing: break
    case .empty: run(.show, from: below, to: .zero)
    case .belowScreen: run(.show, from: below, to: below)
    case .docked: run(.show, from: below, to: restingFrame)
    }
  }

  /// Without a notification, hides another app's keyboard when that app leaves the screen.
  func hideNeighborsKeyboard() {
    guard focus == nil, log.last(where: \.event.name.isWill)?.event.isLocal == false else { return }
    place(.hidden)
  }

  /// Hides a keyboard that a change of pose has shown.
  func endShowOfFold() {
    guard isAutomatic, focus == nil, frameInScreen != nil else { return }
    hide()
  }
}
