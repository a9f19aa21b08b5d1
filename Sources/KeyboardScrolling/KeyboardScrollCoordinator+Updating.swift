import UIKit

// A keyboard notification is handled at once. All other changes are detected at the end of a turn
// of the main run loop. A look that finds a difference requests a turn of the main queue, and that
// turn acts on it.

extension KeyboardScrollCoordinator {
  // MARK: Events

  /// Handles a new or repeated position of the keyboard.
  func keyboardDidChange(_ notification: KeyboardNotification) {
    guard !managements.isEmpty else { return }
    if notification.kind.isAnnouncement {
      perform(revealState.handle(.keyboardAnnounced(notification.timing)))
    }
    if notification.kind.isHide { perform(revealState.handle(.keyboardLeft)) }
    // A custom view may become first responder without a notification. Only its keyboard is
    // announced.
    if notification.kind == .willShow, notification.isLocal, knownResponder == nil {
      perform(revealState.handle(.wanted(.focus, notification.timing)))
    }
    // A view that is already updated for this position is only checked at the end of the turn. A
    // bar takes its place in this turn; its view is updated in one step after that.
    let keyboard = environment.keyboard
    updateAll { entry in
      if entry.hasBar { return .none }
      return entry.isUpdated(for: keyboard)
        ? .unchanged(.keyboard) : .changed(.keyboard, notification.timing)
    }
    observeTurns()
  }

  // MARK: Looking

  /// Starts observing the end of turns, if looks are needed.
  ///
  /// With an entry, only that one is checked, so that managing many views stays linear.
  func observeTurns(for entry: ManagedScrollView? = nil) {
    guard !environment.isObservingTurns else { return }
    if entry.map(needsLooks(at:)) ?? needsLooks { environment.observeTurns() }
  }

  /// True while looks at the end of turns are needed.
  var needsLooks: Bool {
    managements.contains(of: self, where: needsLooks(at:))
  }

  private func needsLooks(at entry: ManagedScrollView) -> Bool {
    revealState.needsLooks || environment.keyboard.isHolding || entry.needsLooks
      || environment.keyboard.mayCover(entry.scrollView?.window)
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
    managements.forEach(of: self) { entry in
      guard let scrollView = entry.scrollView else { return }
      let window = scrollView.window
      let known = last.flatMap { $0.window === window ? $0.occasion : nil }
      let occasion = known ?? occasion(in: window)
      last = (window, occasion)
      if entry.look(at: scrollView, in: window, on: occasion) { isDifferent = true }
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
      firstResponder: environment.focus.firstResponder,
      time: environment.now(),
      timing: timing
    )
  }

  func perform(_ effect: RevealState.Effect?) {
    switch effect {
    case .askForTurn:
      environment.onNextTurn { [weak self] in self?.turnCame() }
    case .update:
      updateOutdated()
    case .reveal(let wanted):
      reveal(wanted)
    case .startCaretTimer(let seconds):
      environment.after(seconds) { [weak self] in self?.caretTimerFired() }
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
    perform(revealState.handle(.caretTimerFired(at: environment.now())))
    observeTurns()
  }

  // MARK: Updating

  private func updateOutdated() {
    updateAll { entry in
      switch entry.look {
      case .current:
        return .none
      case .none:
        // The view's first turn in a window.
        return .changed(.geometry, AnimationTiming.none)
      case .outdated(let look):
        return .changed(trigger(of: entry, since: look), timing(of: entry))
      }
    }
  }

  private func trigger(
    of entry: ManagedScrollView,
    since look: ManagedScrollView.Look
  ) -> Adjustment.Trigger {
    let position = environment.keyboard.position(in: entry.scrollView?.window)
    return look.position == position ? .geometry : .keyboard
  }

  /// The timing of a change without a notification.
  ///
  /// While the keyboard moves, this is its timing; otherwise it is the keyboard's usual timing.
  /// While the user scrolls, nothing is animated.
  private func timing(of entry: ManagedScrollView) -> AnimationTiming {
    guard let scrollView = entry.scrollView, !scrollView.isScrolledByUser else { return .none }
    return environment.keyboard.timingOfTransition ?? .keyboardLike
  }

  /// The work to do for one view.
  private enum Task {
    case none
    /// The last update is reported again.
    case unchanged(Adjustment.Trigger)
    case changed(Adjustment.Trigger, AnimationTiming)
  }

  /// Updates views, and reports the updates when all are done.
  private func updateAll(_ task: (ManagedScrollView) -> Task) {
    var reports: [(ManagedScrollView.Update, ManagedScrollView, Adjustment.Trigger)] = []
    managements.forEach(of: self) { entry in
      let update: ManagedScrollView.Update?
      let trigger: Adjustment.Trigger
      switch task(entry) {
      case .none:
        return
      case .unchanged(let cause):
        // Without a listener, a repeated event allocates nothing.
        guard onAdjustment != nil else { return }
        (update, trigger) = (entry.lastUpdate, cause)
      case .changed(let cause, let timing):
        (update, trigger) = (updateOne(entry, timing), cause)
      }
      if let update { reports.append((update, entry, trigger)) }
    }
    for (update, entry, trigger) in reports {
      report(update, of: entry, trigger: trigger, reveal: pendingReveal(in: entry))
    }
  }

  /// Updates one view and reports the update.
  func update(
    _ entry: ManagedScrollView,
    trigger: Adjustment.Trigger,
    timing: AnimationTiming
  ) {
    guard let update = updateOne(entry, timing) else { return }
    report(update, of: entry, trigger: trigger, reveal: pendingReveal(in: entry))
  }

  private func updateOne(
    _ entry: ManagedScrollView,
    _ timing: AnimationTiming
  ) -> ManagedScrollView.Update? {
    let update = entry.update(occasion(in: entry.scrollView?.window, timing))
    if entry.state.limit.awaitsSecond {
      // Otherwise there may be no turn after the pause.
      environment.after(WriteLimit.duration + 0.05) { [weak self] in self?.observeTurns() }
    }
    if let update, update.isNewlyCovered, update.coverage.isLocal, entry.owner === self {
      wantFirstResponder(in: entry, timing)
    }
    return update
  }

  /// Requests a reveal of the first responder, with the keyboard's timing if the keyboard is
  /// moving.
  func want(_ causes: RevealState.Causes) {
    let timing = environment.keyboard.timingOfTransition ?? .keyboardLike
    perform(revealState.handle(.wanted(causes, timing)))
  }

  /// Requests a reveal because the keyboard newly covers a view, wherever the user has scrolled to.
  private func wantFirstResponder(in entry: ManagedScrollView, _ timing: AnimationTiming) {
    if let responder = knownResponder, let scrollView = entry.scrollView,
      responder.window === scrollView.window
    {
      // The first responder is outside this view: there is nothing to reveal in it.
      guard responder.isDescendant(of: scrollView) else { return }
    }
    perform(revealState.handle(.wanted(.keyboard, timing)))
  }

  // MARK: Reporting

  func report(
    _ update: ManagedScrollView.Update,
    of entry: ManagedScrollView,
    trigger: Adjustment.Trigger,
    reveal: Adjustment.Reveal
  ) {
    guard let adjustment = Adjustment(update, of: entry, trigger: trigger, reveal: reveal),
      trigger != .geometry || adjustment.didChange
    else { return }
    entry.adjustment = adjustment
    onAdjustment?(adjustment)
  }

  /// Returns the outcome to report for a reveal that is not done yet.
  private func pendingReveal(in entry: ManagedScrollView) -> Adjustment.Reveal {
    guard let wanted = revealState.wanted else { return .notWanted }
    guard entry.configuration.revealsFirstResponder || wanted.causes.contains(.request) else {
      return .switchedOff
    }
    return .waiting
  }
}
