package import UIKit

/// The services that the coordinators of a process share; a test makes its own environment.
@MainActor
package final class Environment {
  private(set) static var current = Environment(runLoop: .platformDefault)

  let runLoop: MainRunLoop
  let focus: FocusMonitor
  let keyboard: KeyboardMonitor
  let scrolls: ScrollMonitor
  let managedViews = ManagedViews()
  #if DEBUG
  let hints = DevelopmentHints()
  #endif
  private(set) lazy var revealer = Revealer(environment: self)
  private var stopObservingTurns: MainRunLoop.Work?
  private var stopObservingFrames: MainRunLoop.Work?

  /// Creates an environment; `readsScrollReports` is false for a system that does not report
  /// animated scrolls.
  package init(
    notificationCenter: NotificationCenter = .default,
    runLoop: MainRunLoop = MainRunLoop(),
    readsScrollReports: Bool = true
  ) {
    self.runLoop = runLoop
    focus = FocusMonitor(notificationCenter: notificationCenter)
    scrolls = ScrollMonitor(runLoop: runLoop, readsScrollReports: readsScrollReports)
    keyboard = KeyboardMonitor(
      notificationCenter: notificationCenter,
      focus: focus,
      scrolls: scrolls,
      views: managedViews,
      runLoop: runLoop
    )
    scrolls.connect { [weak self] in
      for managed in self?.managedViews.all ?? [] { managed.updateScrollSource() }
    }
    focus.connect { [weak self] in self?.focusDidChange($0, of: $1) }
    keyboard.connect { [weak self] in self?.keyboardDidChange($0) }
  }

  /// Runs a closure; the coordinators that it creates use this environment.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = Environment.current
    Environment.current = self
    defer { Environment.current = previous }
    return try body()
  }

  /// Ends the management of all views of a coordinator that was deallocated.
  func coordinatorEnded(_ owner: Owner) {
    #if DEBUG
    let lifetime = runLoop.now() - owner.beginning
    let views = managedViews.all.filter { $0.owner === owner }.compactMap(\.scrollView)
    hints.coordinatorEnded(after: lifetime, with: views, on: runLoop) { [managedViews] in
      managedViews[$0]?.owner != nil
    }
    #endif
    managedViews.releaseAll(of: owner)
  }

  // MARK: Checks

  /// True while each turn of the run loop ends with a check of the views.
  var isChecking: Bool { stopObservingTurns != nil }

  private var needsChecks: Bool {
    // Don't use `contains(where:)`: testing the closure's actor at each call took longer than the
    // check of a view.
    for managed in managedViews.all where needsChecks(at: managed) { return true }
    return false
  }

  private func needsChecks(at managed: ManagedScrollView) -> Bool {
    guard let scrollView = managed.scrollView else { return false }
    return revealer.isPending || managed.needsChecks || keyboard.mayCover(scrollView.window)
  }

  /// Begins to check the views at the end of each turn, until no view needs checks.
  ///
  /// If `managed` is given, tests no other view: managing many views then takes linear time.
  func startChecks(at managed: ManagedScrollView? = nil) {
    guard stopObservingTurns == nil, managed.map(needsChecks(at:)) ?? needsChecks else { return }
    // Store the closure first: `checksBegin` may end a scroll and so call the app, which may call
    // this method again.
    stopObservingTurns = runLoop.observeTurns { [weak self] in self?.turnEnded() }
    scrolls.checksBegin()
  }

  /// Handles the end of a turn; the order matters.
  ///
  /// 1. Detect a drag, which limits the measuring of bars and accessory views.
  /// 2. Start the movements of this turn's keyboard announcement, before a check reads their ends.
  /// 3. Forget a keyboard that is on no display, and measure the accessory view, a part of the
  ///    keyboard that the checks compare.
  /// 4. Update the source of each scroll, UIKit or the app, for the checks.
  private func turnEnded() {
    keyboard.checkForDrag()
    if keyboard.endTurn() {
      for managed in managedViews.all { managed.animationsBegan() }
    }
    keyboard.forgetKeyboardOfOtherDisplay()
    keyboard.checkAccessory()
    scrolls.turnEnded()
    check()
    guard !needsChecks else { return }
    for managed in managedViews.all { managed.checksEnded() }
    stopObservingTurns?()
    stopObservingTurns = nil
  }

  private func check() {
    // ``KeyboardTracker`` holds a hide, because the keyboard may return. Until a notification or a
    // timer ends the hold, reveal nothing, and don't undo UIKit's changes.
    var isDifferent = false
    for managed in managedViews.all {
      if !needsChecks(at: managed) {
        managed.checksEnded()
      } else if managed.check() {
        isDifferent = true
      }
    }
    if !keyboard.isHolding { revealer.check(isDifferent: isDifferent) }
    guard isDifferent || revealer.isDue else { return }
    runLoop.onNextTurn { [weak self] in self?.turnBegan() }
  }

  private func turnBegan() {
    // On a busy main thread, the last check of a drag may be so old that the drag no longer counts.
    keyboard.checkForDrag()
    if revealer.isDue { revealer.reveal() } else { updateOutdated() }
  }

  // MARK: Updating

  private func updateOutdated() {
    update(managedViews.all) { managed in
      if case .current = managed.lastCheck { return nil }
      guard !managed.isHeld, let scrollView = managed.scrollView else { return nil }
      let last = managed.lastCheck.snapshot
      let timing = animationReader(beside: managed.bar).timing(of: scrollView, since: last)
      let context = UpdateContext(keyboard: managed.keyboard, timing: timing)
      let isOtherKeyboard = last.map { $0.keyboard != context.keyboard } ?? false
      return (isOtherKeyboard ? .keyboard : .geometry, context)
    }
  }

  func updateAtOnce(_ managed: ManagedScrollView, timing: AnimationTiming) {
    let context = UpdateContext(keyboard: managed.keyboard, timing: timing)
    update([managed]) { _ in (.managed, context) }
    startChecks(at: managed)
  }

  private func update(
    _ views: [ManagedScrollView],
    ifDue due: (ManagedScrollView) -> (Adjustment.Trigger, UpdateContext)?
  ) {
    var updates: [(Owner, ManagedScrollView, Adjustment.Values, Adjustment.Trigger)] = []
    for managed in views {
      guard let owner = managed.owner, let (trigger, context) = due(managed),
        let before = update(managed, on: context)
      else { continue }
      updates.append((owner, managed, before, trigger))
    }
    for (owner, managed, before, trigger) in updates {
      // In response to an earlier report, the app may have ended this view's management, which is
      // reported already, or given the view to another coordinator.
      let isReported = managed.isReleased && managed.lastReport?.trigger == .released
      guard !isReported, managed.owner == nil || managed.owner === owner else { continue }
      let reveal = revealer.outcome(in: managed)
      managed.report(to: owner, since: before, trigger: trigger, reveal: reveal)
    }
  }

  private func update(
    _ managed: ManagedScrollView,
    on context: UpdateContext
  ) -> Adjustment.Values? {
    let hasOtherKeyboard = managed.lastCheck.snapshot?.keyboard != context.keyboard
    let wasCovered = managed.isCoveredByKeyboard
    let wasElsewhere = managed.insets.rest?.isAtChosenPlace == false
    guard let before = managed.values, managed.update(context) else { return nil }
    // When the keyboard returns, content that the hide has not moved is also back where the user or
    // the app has put it.
    let isBack =
      wasElsewhere && managed.insets.rest?.isAtChosenPlace == true
      && (managed.values?.contentOffset != before.contentOffset
        || (hasOtherKeyboard && !wasCovered && revealer.isResponderRevealed))
    if isBack { revealer.contentReturned(in: managed) }
    if managed.insets.awaitsRetry {
      // Without this timer, no turn may follow the pause of the limit on writes.
      runLoop.after(WriteLimit.pause) { [weak self] in self?.startChecks() }
    }
    return before
  }

  // MARK: Moving

  func animationReader(beside bar: ManagedBar) -> AnimationReader {
    AnimationReader(
      bar: bar,
      announcement: keyboard.announcement,
      timingOfTransition: keyboard.timingOfTransition,
      now: runLoop.now()
    )
  }

  func observeFrames(in window: UIWindow?) {
    // A window may have moved to another display: its frames replace those of the last movement.
    stopObservingFrames?()
    stopObservingFrames = runLoop.observeFrames(window) { [weak self] in self?.makeSteps(at: $0) }
  }

  private func makeSteps(at time: TimeInterval) {
    for managed in managedViews.all where managed.isMoving {
      guard let before = managed.makeStep(at: time) else { continue }
      let reveal = revealer.outcome(in: managed)
      managed.report(to: managed.owner, since: before, trigger: .interrupted, reveal: reveal)
    }
    guard !managedViews.all.contains(where: { $0.isMoving }) else { return }
    stopObservingFrames?()
    stopObservingFrames = nil
  }

  // MARK: Events

  private func focusDidChange(_ event: FocusMonitor.Event, of view: UIView) {
    switch event {
    case .editingEnded:
      keyboard.editingEnded()
      guard keyboard.isVisible else { return }
      runLoop.onNextTurn { [weak self] in self?.revealer.focusWasLost() }
    case .editingBegan, .focusReturned: editingBegan(of: view, isReturn: event == .focusReturned)
    case .textChanged:
      // The command Bold and Writing Tools change selected text.
      guard !view.hasSelectedText, !managedViews.views(around: view).isEmpty else { return }
      revealer.requestReveal(for: .typing)
      startChecks()
      scrolls.textChanged(in: view)
    }
  }

  private func editingBegan(of view: UIView, isReturn: Bool) {
    keyboard.findAccessory()
    // The focus may have been elsewhere for a moment: in AutoFill, or in a field outside.
    let isSameFocus = view === revealer.revealedResponder
    let around = managedViews.views(around: view)
    if !isReturn {
      for managed in managedViews.views(withBarAround: view) { managed.focusChanged() }
    }
    guard !around.isEmpty else { return }
    if isReturn {
      revealer.focusReturned(to: view)
    } else {
      revealer.requestReveal(for: isSameFocus ? .keyboard : .focus)
    }
    for managed in around {
      if !isReturn, !isSameFocus { managed.focusChanged() }
      // End UIKit's scroll to the previous first responder before a scroll of the app replaces it.
      managed.updateScrollSource()
    }
    startChecks()
    scrolls.editingBegan(of: view)
  }

  private func keyboardDidChange(_ notification: KeyboardNotification) {
    for managed in managedViews.all { managed.recordClamp() }
    if !keyboard.isHolding { revealer.keyboardDidChange(notification) }
    // A view already updated for this keyboard waits for the check at the turn's end.
    update(managedViews.all) { managed in
      guard !managed.isHeld else { return nil }
      return managed.prepareUpdate(of: notification).map { (.keyboard, $0) }
    }
    startChecks()
    // Without checks, nothing observes the end of this turn.
    if !isChecking { _ = keyboard.endTurn() }
  }
}
