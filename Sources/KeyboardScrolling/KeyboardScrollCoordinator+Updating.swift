import UIKit

// A keyboard notification is handled at once. All other changes are detected at the end of a turn
// of the main run loop. A look that finds a difference requests a turn of the main queue, and that
// turn acts on it.

extension KeyboardScrollCoordinator {
  // MARK: Events

  /// Handles a new or repeated position of the keyboard.
  func keyboardDidChange(_ notification: KeyboardNotification) {
    guard !views.isEmpty else { return }
    #if DEBUG
    environment.hints.keyboardWasAnnounced(for: views)
    #endif
    if notification.kind.isAnnouncement {
      perform(revealState.handle(.keyboardAnnounced(notification.timing)))
    }
    if notification.kind.isHide { perform(revealState.handle(.keyboardLeft)) }
    // A custom view may become first responder without a notification. Only its keyboard is
    // announced.
    if notification.kind == .willShow, notification.isLocal, knownResponder == nil {
      perform(revealState.handle(.wanted(.focus, notification.timing)))
    }
    // A view that is already updated for this position is only checked at the end of the turn.
    updateAll { managed in
      self.occasion(of: managed, self.environment.keyboard.position(in:), notification)
    }
    observeTurns()
  }

  /// Handles a keyboard that leaves, but may come back for another field.
  ///
  /// In a chat, inset and distance to the end cancel out in one commit, so it does not wait: its rows
  /// would be a turn behind the bar. Other views wait, because UIKit would clamp their content.
  func keyboardMayLeave(_ notification: KeyboardNotification) {
    updateAll { managed in
      guard managed.hasBar || managed.configuration.keepsDistanceToEnd else { return nil }
      return self.occasion(
        of: managed,
        self.environment.keyboard.announcedPosition(in:),
        notification
      )
    }
  }

  /// Returns the occasion of an update for a notification; nil if none is due, or if the place of
  /// the bar is known only at the end of the turn.
  private func occasion(
    of managed: ManagedScrollView,
    _ position: (UIWindow?) -> KeyboardPosition,
    _ notification: KeyboardNotification
  ) -> (Adjustment.Trigger, ManagedScrollView.Occasion)? {
    let position = position(managed.scrollView?.window)
    guard !managed.isUpdated(for: position) else { return nil }
    var occasion = ManagedScrollView.Occasion(
      position: position,
      time: environment.runLoop.now(),
      timing: notification.timing
    )
    if managed.hasBar {
      guard notification.kind.isAnnouncement,
        let top = managed.expectedBarTop(with: position)
      else { return nil }
      occasion.expectedBarTop = top
    }
    return (.keyboard, occasion)
  }

  // MARK: Looking

  /// Starts observing the end of turns, if looks are needed.
  ///
  /// With a view, only that one is checked, so that managing many views stays linear.
  func observeTurns(for managed: ManagedScrollView? = nil) {
    guard !environment.isObservingTurns else { return }
    if managed.map(needsLooks(at:)) ?? needsLooks { environment.observeTurns() }
  }

  /// True while looks at the end of turns are needed.
  var needsLooks: Bool {
    for managed in views where managed.owner === self && needsLooks(at: managed) { return true }
    return false
  }

  private func needsLooks(at managed: ManagedScrollView) -> Bool {
    revealState.needsLooks || environment.keyboard.isHolding || managed.needsLooks
      || environment.keyboard.mayCover(managed.scrollView?.window)
  }

  /// Checks all views at the end of a turn, and writes nothing.
  func turnEnded() {
    guard needsLooks else { return }
    // While a position is held, UIKit may already have adjusted; don't compensate. A notification or
    // a timer ends the hold.
    guard !environment.keyboard.isHolding else { return }
    var isDifferent = false
    // The occasion is the same for all views in a window, and most views are in one window.
    var last: (window: UIWindow?, occasion: ManagedScrollView.Occasion)?
    for managed in views where managed.owner === self {
      guard let scrollView = managed.scrollView else { continue }
      let window = scrollView.window
      let occasion =
        if let last, last.window === window { last.occasion } else { self.occasion(in: window) }
      last = (window, occasion)
      if managed.needsUpdate(at: scrollView, in: window, on: occasion) { isDifferent = true }
    }
    lookAtResponder(isDifferent: isDifferent)
    perform(revealState.handle(.looked(isDifferent: isDifferent)))
  }

  private func occasion(
    in window: UIWindow?,
    _ timing: AnimationTiming = .none
  ) -> ManagedScrollView.Occasion {
    let keyboard = environment.keyboard
    return ManagedScrollView.Occasion(
      position: keyboard.position(in: window),
      time: environment.runLoop.now(),
      timing: timing
    )
  }

  func perform(_ effect: RevealState.Effect?) {
    switch effect {
    case .askForTurn:
      environment.runLoop.onNextTurn { [weak self] in self?.turnCame() }
    case .update:
      updateOutdated()
    case .reveal(let wanted):
      reveal(wanted)
    case .startCaretTimer(let seconds):
      environment.runLoop.after(seconds) { [weak self] in self?.caretTimerFired() }
    case nil:
      break
    }
  }

  private func turnCame() {
    let effect = revealState.handle(.turnCame)
    guard !environment.keyboard.isHolding else { return }
    perform(effect)
  }

  private func caretTimerFired() {
    perform(revealState.handle(.caretTimerFired(at: environment.runLoop.now())))
    observeTurns()
  }

  // MARK: Frames

  /// Handles the end of the turn of an announcement, in which the movements of lists began.
  func animationsBegan() {
    for managed in views where managed.movement != nil { managed.beginMovement() }
  }

  /// Shows the next frame of each view whose content moves, and returns whether one goes on.
  func frameCame(at time: TimeInterval) -> Bool {
    var isMoving = false
    for managed in views where managed.movement != nil {
      if let reported = managed.frameCame(at: time) {
        let reveal = pendingReveal(in: managed)
        report(managed, since: reported, trigger: .interrupted, reveal: reveal)
      }
      isMoving = isMoving || managed.movement != nil
    }
    return isMoving
  }

  // MARK: Updating

  private func updateOutdated() {
    updateAll { managed in
      var occasion = self.occasion(in: managed.scrollView?.window)
      switch managed.lastLook {
      case .current:
        return nil
      case .none:
        // The view's first turn in a window.
        return (.geometry, occasion)
      case .outdated(let last):
        occasion.timing = self.timing(of: managed)
        return (last.keyboard == occasion.position ? .geometry : .keyboard, occasion)
      }
    }
  }

  /// The timing of a change without a notification.
  ///
  /// While the keyboard moves, this is its timing; otherwise it is the keyboard's usual timing.
  /// Under a finger nothing is animated.
  private func timing(of managed: ManagedScrollView) -> AnimationTiming {
    guard let scrollView = managed.scrollView, !scrollView.isTracking else { return .none }
    return environment.keyboard.timingOfTransition ?? .keyboardLike
  }

  /// Updates the views for which something is due, and reports the updates when all are done.
  private func updateAll(
    _ due: (ManagedScrollView) -> (Adjustment.Trigger, ManagedScrollView.Occasion)?
  ) {
    var reports: [(ManagedScrollView, ManagedScrollView.Values, Adjustment.Trigger)] = []
    for managed in views where managed.owner === self {
      guard let (trigger, occasion) = due(managed) else { continue }
      if let before = updateOne(managed, occasion) { reports.append((managed, before, trigger)) }
    }
    for (managed, before, trigger) in reports {
      report(managed, since: before, trigger: trigger, reveal: pendingReveal(in: managed))
    }
  }

  /// Updates one view and reports the update.
  func update(
    _ managed: ManagedScrollView,
    trigger: Adjustment.Trigger,
    timing: AnimationTiming
  ) {
    let occasion = occasion(in: managed.scrollView?.window, timing)
    guard let before = updateOne(managed, occasion) else { return }
    report(managed, since: before, trigger: trigger, reveal: pendingReveal(in: managed))
  }

  /// Updates one view, and returns its values before; nil if it is busy or gone.
  private func updateOne(
    _ managed: ManagedScrollView,
    _ occasion: ManagedScrollView.Occasion
  ) -> ManagedScrollView.Values? {
    let wasCovered = managed.isCoveredByKeyboard
    guard let before = managed.values, managed.update(occasion) else { return nil }
    if managed.state.limit.awaitsSecond {
      // Otherwise there may be no turn after the pause.
      environment.runLoop.after(WriteLimit.duration + 0.05) { [weak self] in self?.observeTurns() }
    }
    if managed.isCoveredByKeyboard, !wasCovered, managed.coverage.isLocal, managed.owner === self {
      wantFirstResponder(in: managed, occasion.timing)
    }
    return before
  }

  /// Requests a reveal of the first responder, with the keyboard's timing if the keyboard is
  /// moving.
  func want(_ causes: RevealState.Causes) {
    let timing = environment.keyboard.timingOfTransition ?? .keyboardLike
    perform(revealState.handle(.wanted(causes, timing)))
  }

  /// Requests a reveal because the keyboard newly covers a view, wherever the user has scrolled to.
  private func wantFirstResponder(in managed: ManagedScrollView, _ timing: AnimationTiming) {
    guard !revealState.waits(for: .keyboard) else { return }
    if let responder = knownResponder, let scrollView = managed.scrollView,
      responder.window === scrollView.window
    {
      // The first responder is outside this view: there is nothing to reveal in it.
      guard responder.isDescendant(of: scrollView) else { return }
    }
    perform(revealState.handle(.wanted(.keyboard, timing)))
  }

  // MARK: Reporting

  func report(
    _ managed: ManagedScrollView,
    since before: ManagedScrollView.Values,
    trigger: Adjustment.Trigger,
    reveal: Adjustment.Reveal
  ) {
    guard
      let adjustment = Adjustment(of: managed, since: before, trigger: trigger, reveal: reveal),
      trigger != .geometry || adjustment.didChange
    else { return }
    managed.adjustment = adjustment
    onAdjustment?(adjustment)
  }

  /// Returns the outcome to report for a reveal that is not done yet.
  private func pendingReveal(in managed: ManagedScrollView) -> Adjustment.Reveal {
    guard let wanted = revealState.wanted else { return .notWanted }
    guard managed.configuration.revealsFirstResponder || wanted.causes.contains(.request) else {
      return .switchedOff
    }
    return .waiting
  }
}
