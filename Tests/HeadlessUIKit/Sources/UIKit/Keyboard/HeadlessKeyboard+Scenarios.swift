extension HeadlessKeyboard {
  /// Posts a scenario's notifications as observed.
  ///
  /// Some traces contain only show and hide; this method adds the change-frame notifications (S96,
  /// S97).
  public func perform(_ scenario: HeadlessKeyboardScenario) {
    switch scenario {
    case .show: showAfterFalseStart(at: target)
    case .hide: dismiss()

    case .moveFocusSameHeight:
      guard device.options.sameFrameFocusMove == .willShowWithEqualFrames else { return }
      show(at: frameInScreen ?? target)
    case .moveFocus(let height, let intermediate):
      if let intermediate { show(at: dockedFrame(height: intermediate)) }
      show(at: dockedFrame(height: height))
    case .autoFill: play(.autoFill)
    case .secureFieldBurst: play(.secureField)
    case .resignAndBecome: play(.resignAndBecome)
    case .repeatedFrame: play(.repeatedShow)

    case .toggleEmoji(let height):
      show(at: dockedFrame(height: height), duration: durationOfKeys)
    case .predictiveBar(let isVisible):
      showsPredictiveBar = isVisible
      show(at: target, duration: durationOfKeys)
    case .accessoryReloaded(let height): reloadAccessory(height: height)
    case .changeFrameOnly(let height): changeFrame(to: dockedFrame(height: height))
    case .thirdParty(let heights): play(.thirdParty(heights: heights))

    case .undockByMenu(let frame): undock(to: frame ?? undockedFrame, postsHide: true)
    case .undockByDrag(let frame):
      undock(to: frame ?? undockedFrame, postsHide: device.options.undockingByDragPostsHide)
    case .float(let frame):
      undock(to: frame, postsHide: device.options.undockingByDragPostsHide)
    case .moveFloating(let frame): moveFloating(to: frame)
    case .dock:
      lastUndockedFrame = nil
      show(at: target)

    case .hardwareShortcutsBar(let height):
      show(at: pushedDownFrame(visible: height, accessory: 0))
    case .hardwareAccessory(let height):
      show(at: pushedDownFrame(visible: height, accessory: height))
    case .dropShortcutsBar: show(at: .zero)

    case .changeMultitaskingMode:
      changeFrame(to: CGRect(x: 0, y: 0, width: device.screen.bounds.width, height: 0))
    case .otherAppShows: runForeign(.show)
    case .otherAppHides: runForeign(.hide)
    case .background: device.enterBackground()
    case .foreground: device.enterForeground()
    case .lockAndUnlock: lockAndUnlock()
    case .rotate(let orientation): device.rotate(to: orientation)

    case .passwordPrompt: play(.passwordPrompt)
    case .interruptedShow: play(.interruptedShow)
    case .hideReportingToolbar(let height):
      run(.hide, from: presentOrHiddenFrame, to: dockedFrame(height: height), placement: .hidden)
    }
  }

  private var durationOfKeys: TimeInterval? {
    device.options.keysChangeAtOnce && frameInScreen != nil ? 0 : nil
  }

  private var presentOrHiddenFrame: CGRect { frameInScreen ?? hiddenFrame(of: target) }

  private var target: CGRect { focus.flatMap { restingFrame(for: $0) } ?? restingFrame }

  private func dismiss() {
    let hidesInFormSheet = device.options.keyHidesInFormSheet
    if let focus, focus === owner, frameInScreen != nil {
      dismissForUser(if: hidesInFormSheet) { _ = focus.resignFirstResponder() }
    } else if sheetWithKeyboard == nil {
      hide()
    } else if hidesInFormSheet {
      leaveFormSheet()
    }
  }

  private func changeFrame(to end: CGRect) {
    run(.changeFrame, from: presentOrHiddenFrame, to: end)
  }

  private func play(_ transitions: [ObservedTransition], emptyPostsDid: Bool = true) {
    for transition in transitions {
      if transition.time > 0 {
        later(transition.time) { $0.play(transition, emptyPostsDid: emptyPostsDid) }
      } else {
        play(transition, emptyPostsDid: emptyPostsDid)
      }
    }
  }

  private func play(_ transition: ObservedTransition, emptyPostsDid: Bool) {
    if transition.motion == .hide { return hide(duration: transition.duration) }
    let end = end(of: transition)
    run(
      transition.motion, to: end, duration: transition.duration, curve: transition.curve,
      isLocal: transition.isLocal, postsDid: emptyPostsDid || !end.isEmpty
    )
  }

  private func end(of transition: ObservedTransition) -> CGRect {
    switch transition.frame {
    case .docked(let height): dockedFrame(height: height)
    case .withSuggestions: dockedFrame(height: systemHeight(withBar: true))
    case .withoutSuggestions: dockedFrame(height: systemHeight(withBar: false))
    case .noWidth: CGRect(x: target.minX, y: target.minY, width: 0, height: target.height)
    case .fixed(let frame): frame
    case nil: target
    }
  }

  // A later notification uses the frame at its own time, because the device may have rotated.
  private func later(_ delay: TimeInterval, _ work: @escaping (HeadlessKeyboard) -> Void) {
    device.clock.after(delay) { [weak self] in
      guard let self else { return }
      work(self)
    }
  }

  private func lockAndUnlock() {
    var transitions = [ObservedTransition].lockAndUnlock
    if device.roughness.keyboard.falseStart == .burst {
      let count = Int.random(in: 2...5, using: &device.dice)
      transitions = (0...count).map { number in
        .init(
          frame: number < count ? .fixed(.zero) : nil, time: 0.025 * TimeInterval(number),
          duration: number < count ? 0 : nil
        )
      }
    }
    play(transitions, emptyPostsDid: device.options.unlockPostsDid)
  }

  private func reloadAccessory(height: CGFloat) {
    let end = dockedFrame(height: target.height + height)
    if device.options.version.major <= 15 {
      show(at: end)
    } else {
      device.clock.nextTurn { [weak self] in self?.show(at: end) }
    }
  }

  private var undockedFrame: CGRect {
    var frame = restingFrame
    frame.origin.y = (device.screen.bounds.height - frame.height) / 2
    return frame
  }

  private func undock(to frame: CGRect, postsHide: Bool) {
    lastUndockedFrame = frame
    let motion = postsHide ? Motion.hide : .changeFrame
    run(motion, from: presentOrHiddenFrame, to: frame, placement: .loose(frame))
  }

  /// Reports a zero frame when the user picks up the keyboard, and the real frame when the user
  /// drops it.
  ///
  /// Older versions of iOS report only the real frame.
  private func moveFloating(to frame: CGRect) {
    let begin = frameInScreen ?? frame
    lastUndockedFrame = frame
    if device.options.floatingMove == .zeroFrameThenDid {
      run(.pickUp, from: begin, to: .zero, placement: .loose(begin))
    }
    later(0.25) { $0.run(.drop, from: begin, to: frame, duration: 0, placement: .loose(frame)) }
  }

  /// Runs another app's transition, which differs from this app's only in `isLocal` (S115).
  private func runForeign(_ motion: Motion) {
    let docked = frameInScreen ?? restingFrame
    let below = hiddenFrame(of: docked)
    // iOS 12 reported the keyboard as local to an app in the background (S125).
    let isMistaken =
      device.options.version.major <= 12 && device.scene.activationState == .background
    let (begin, end) = motion == .show ? (below, docked) : (docked, below)
    run(motion, from: begin, to: end, duration: duration, isLocal: isMistaken)
  }

  func leaveScreen() {
    guard isAutomatic, frameInScreen != nil else { return }
    guard device.options.keyboardAfterAppSwitch == .withFocus else { return }
    switch device.options.backgroundDismissal {
    case .willHideAtOnce: hide(duration: 0)
    case .nothing: place(.hidden)
    }
  }

  func returnToScreen() {
    if isAutomatic, frameInScreen != nil, let focus,
      device.options.keyboardAfterAppSwitch == .withoutFocus
    {
      isAutomatic = false
      focus.resign()
      isAutomatic = true
      return
    }
    guard isAutomatic, frameInScreen == nil, let focus, let target = restingFrame(for: focus) else {
      return
    }
    showAfterFalseStart(at: target)
  }
}
