extension HeadlessKeyboard {
  /// Announces the keyboard for a new first responder, inside the call that moves the focus, or
  /// later.
  func announce(from previous: UIResponder?, to current: UIResponder?) {
    if current != nil, current !== previous {
      device.clock.stayBusy(
        for: device.dice.time(in: device.roughness.mainThread.hitchBeforeAnnouncement)
      )
    }
    let moment = current != nil && frameInScreen == nil ? drawnAnnouncement : .inFocusCall
    let work: @MainActor () -> Void = { [weak self, weak current] in
      guard let self, let current, focus === current, owner !== current else { return }
      move(from: owner, to: current)
    }
    switch moment {
    case .nextTurn: device.clock.nextTurn(work)
    case .late: device.clock.after(0.35, work)
    case .inFocusCall, .any: move(from: previous, to: current)
    }
  }

  private var drawnAnnouncement: HeadlessRoughness.Keyboard.Announcement {
    let announcement = device.roughness.keyboard.announcement
    guard announcement == .any else { return announcement }
    return [.inFocusCall, .nextTurn, .late].randomElement(using: &device.dice) ?? .inFocusCall
  }

  func showAfterFalseStart(at target: CGRect) {
    if frameInScreen == nil { postFalseStart(before: target) }
    show(at: target)
  }

  private func postFalseStart(before target: CGRect) {
    switch device.roughness.keyboard.falseStart {
    case .none: break
    case .noHeight:
      var end = hiddenFrame(of: target)
      end.size.height = 0
      postPair(end: end, before: target, duration: 0)
    case .burst:
      for _ in 0..<Int.random(in: 2...5, using: &device.dice) {
        postPair(end: .zero, before: target, duration: 0)
      }
    case .tooLow:
      postPair(end: target.offsetBy(dx: 0, dy: 45), before: target, duration: currentDuration)
    }
  }

  private func postPair(end: CGRect, before target: CGRect, duration: TimeInterval) {
    for name in [HeadlessKeyboardEvent.Name.willShow, .didShow] {
      let event = HeadlessKeyboardEvent(
        name, beginFrame: hiddenFrame(of: target), endFrame: end, duration: duration, curve: curve,
        isLocal: true
      )
      deliver(event, screen: device.screen, placement: placement)
    }
  }

  /// Delays this turn's commit and the next turn, but nothing that the keyboard does in this turn.
  func hitch() {
    let load = device.roughness.mainThread
    device.clock.delayCommit(by: device.dice.time(in: load.hitchInAnnouncement))
    device.clock.delayTurnAfterCommit(by: device.dice.time(in: load.hitchAfterAnnouncement))
  }
}
