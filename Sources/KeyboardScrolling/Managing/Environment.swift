package import Foundation
import UIKit

/// The services that the coordinators of a process share.
///
/// A test replaces the environment with its own, which has a private notification center and a
/// manual clock.
@MainActor
package final class Environment {
  private(set) static var current = Environment(runLoop: .ofProcess)

  let runLoop: MainRunLoop
  let focus: FocusMonitor
  let keyboard: KeyboardMonitor
  let scrolls: ScrollMonitor
  let managedViews = ManagedViews()
  #if DEBUG
  let hints = DevelopmentHints()
  #endif
  private(set) lazy var revealer = Revealer(environment: self)
  private var owners: [Weak<Owner>] = []
  private var isTurnRequested = false
  private var stopObservingTurns: MainRunLoop.Work?
  private var stopObservingFrames: MainRunLoop.Work?

  /// Creates an environment, whose `runLoop` the coordinators wait on; `asksWhoScrolls` is false
  /// for systems that do not report animated scrolls.
  package init(
    notificationCenter: NotificationCenter = .default,
    runLoop: MainRunLoop = MainRunLoop(),
    asksWhoScrolls: Bool = true
  ) {
    self.runLoop = runLoop
    focus = FocusMonitor(notificationCenter: notificationCenter)
    keyboard = KeyboardMonitor(
      notificationCenter: notificationCenter,
      focus: focus,
      runLoop: runLoop
    )
    scrolls = ScrollMonitor(runLoop: runLoop, asksUIKit: asksWhoScrolls)
    scrolls.connect { [weak self] in self?.forEachView { $0.updateScroller() } }
    focus.connect { [weak self] in self?.focusDidChange($0, of: $1) }
    keyboard.connect(
      send: { [weak self] in self?.handle($0) },
      findResponder: { [weak self] in self?.findResponder() },
      hasWindow: { [weak self] in self?.hasWindow($0) == true }
    )
  }

  /// Runs a closure with this environment as the current one; coordinators that it creates stay in
  /// it.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = Environment.current
    Environment.current = self
    defer { Environment.current = previous }
    return try body()
  }

  /// Adds a coordinator, held weakly; events reach coordinators in the order of addition.
  func add(_ owner: Owner) {
    owners.append(Weak(owner)) { $0.object == nil }
  }

  // Don't use `compactMap`: a closure that the standard library calls checks its actor at each
  // call, which took longer than the check of a view.

  func forEachView(_ body: (ManagedScrollView) -> Void) {
    for entry in owners {
      guard let owner = entry.object else { continue }
      for managed in owner.views where managed.owner === owner { body(managed) }
    }
  }

  // MARK: Checks

  var isChecking: Bool { stopObservingTurns != nil }

  private var needsChecks: Bool {
    var isNeeded = false
    forEachView { isNeeded = isNeeded || needsChecks(at: $0) }
    return isNeeded
  }

  private func needsChecks(at managed: ManagedScrollView) -> Bool {
    guard let scrollView = managed.scrollView else { return false }
    return revealer.isPending || isTurnRequested || keyboard.isHolding
      || managed.needsChecks || keyboard.mayCover(scrollView.window)
  }

  /// Checks all views at the end of each turn, until no view needs checks.
  ///
  /// If a view is given, only its need counts, so that managing many views stays linear.
  func startChecks(at managed: ManagedScrollView? = nil) {
    guard stopObservingTurns == nil, managed.map(needsChecks(at:)) ?? needsChecks else { return }
    // Store this first: ending a scroll may call the app, which may call this method again.
    stopObservingTurns = runLoop.observeTurns { [weak self] in self?.turnEnded() }
    scrolls.checksBegin()
  }

  /// Handles the end of a turn.
  ///
  /// The order matters:
  ///
  /// 1. A drag decides whether a bar and an accessory view are measured.
  /// 2. Movements begin with this turn's announcement, before a check reads their ends.
  /// 3. The accessory view is part of the keyboard that the checks compare.
  /// 4. The checks read the source of a scroll.
  private func turnEnded() {
    checkForDrag()
    if keyboard.endAnnouncement() { forEachView { $0.animationsBegan() } }
    keyboard.checkDisplay()
    keyboard.checkAccessory()
    scrolls.handle(.turnEnded)
    check()
    guard !needsChecks else { return }
    forEachView { $0.checksEnded() }
    stopObservingTurns?()
    stopObservingTurns = nil
  }

  private func checkForDrag() {
    let isVisible = keyboard.isVisible
    forEachView { managed in
      guard isVisible || managed.isWaiting, let scrollView = managed.scrollView else { return }
      keyboard.checkForDrag(in: scrollView, isWaiting: managed.isWaiting)
    }
  }

  private func check() {
    guard needsChecks else { return }
    // Don't compensate for what UIKit may have adjusted during a hold: a notification or a timer
    // ends the hold.
    guard !keyboard.isHolding else { return forEachView { $0.checkWhileHeld() } }
    var isDifferent = false
    let time = runLoop.now()
    forEachView { managed in
      guard needsChecks(at: managed) else { return }
      let keyboard = keyboard.keyboard(in: managed.scrollView?.window)
      if managed.check(on: UpdateContext(keyboard: keyboard, time: time)) { isDifferent = true }
    }
    revealer.check(isDifferent: isDifferent)
    if isDifferent || revealer.isDue { requestTurn() }
  }

  private func requestTurn() {
    guard !isTurnRequested else { return }
    isTurnRequested = true
    runLoop.onNextTurn { [weak self] in self?.turnCame() }
  }

  private func turnCame() {
    isTurnRequested = false
    guard !keyboard.isHolding else { return }
    // On a busy main thread, the last check may be older than a drag counts.
    checkForDrag()
    if revealer.isDue { revealer.reveal() } else { updateOutdated() }
  }

  // MARK: Updating

  private func updateOutdated() {
    let time = runLoop.now()
    updateAll(keyboard.keyboard(in:)) { managed, keyboard in
      var context = UpdateContext(keyboard: keyboard, time: time)
      switch managed.lastCheck {
      case .current:
        return nil
      case .none:
        // The view has entered a window, or got another configuration during a write.
        return (.geometry, context)
      case .outdated(let last):
        context.timing = self.timing(of: managed, since: last)
        return (last.keyboard == keyboard ? .geometry : .keyboard, context)
      }
    }
  }

  /// Returns the timing of a change that a check found without a notification.
  ///
  /// The timing is the keyboard's while the keyboard moves, the bar's if the bar moved, and
  /// otherwise the keyboard's usual one. Under a finger nothing is animated.
  private func timing(of managed: ManagedScrollView, since last: ScrollSnapshot) -> AnimationTiming
  {
    guard let scrollView = managed.scrollView, !scrollView.touch.isFinger else { return .none }
    if let timing = keyboard.timingOfTransition { return timing }
    guard let bar = managed.bar.view, managed.bar.hasMoved(from: last.barTopInScreen) else {
      return .keyboardLike
    }
    return runLoop.animation(bar)?.timing ?? .none
  }

  /// Updates the views that are due, and then reports all updates.
  private func updateAll(
    _ read: (UIWindow?) -> KeyboardInWindow,
    _ due: (ManagedScrollView, KeyboardInWindow) -> (Adjustment.Trigger, UpdateContext)?
  ) {
    var updates: [(Owner, ManagedScrollView, Adjustment.Values, Adjustment.Trigger)] = []
    forEachView { managed in
      guard let owner = managed.owner,
        let (trigger, context) = due(managed, read(managed.scrollView?.window)),
        let before = update(managed, on: context)
      else { return }
      updates.append((owner, managed, before, trigger))
    }
    for (owner, managed, before, trigger) in updates {
      // Another report has ended the management, which was the view's last report.
      if managed.isReleased, managed.lastReport?.trigger == .released { continue }
      owner.report(managed, since: before, trigger: trigger, reveal: revealer.outcome(in: managed))
    }
  }

  func updateAtOnce(_ managed: ManagedScrollView, timing: AnimationTiming) {
    let context = UpdateContext(
      keyboard: keyboard.keyboard(in: managed.scrollView?.window),
      time: runLoop.now(),
      timing: timing
    )
    if let owner = managed.owner, let before = update(managed, on: context) {
      owner.report(managed, since: before, trigger: .managed, reveal: revealer.outcome(in: managed))
    }
    startChecks(at: managed)
  }

  /// Updates one view, and returns its values before; nil if it is busy or deallocated.
  private func update(
    _ managed: ManagedScrollView,
    on context: UpdateContext
  ) -> Adjustment.Values? {
    // A view that moves under a keyboard at rest is not newly covered; what is hidden then is a
    // loss. Otherwise nested views would move in turns, each by the reveal in the other.
    let isNews = managed.lastCheck.snapshot?.keyboard != context.keyboard
    let wasCovered = managed.isCoveredByKeyboard
    let wasAway = managed.insets.rest?.isAway == true
    guard let before = managed.values, managed.update(context) else { return nil }
    let isBack =
      wasAway && managed.insets.rest?.isAway == false
      && managed.values?.contentOffset != before.contentOffset
    if isBack { revealer.contentIsBack(in: managed) }
    if managed.insets.limit.awaitsRetry {
      // Otherwise there may be no turn after the pause.
      runLoop.after(WriteLimit.pause) { [weak self] in self?.startChecks() }
    }
    let isCovered = managed.isCoveredByKeyboard && managed.coverage.keyboard.isLocal
    if isNews, isCovered, !wasCovered, !isBack {
      revealer.keyboardCovers(managed, timing: context.timing)
    }
    return before
  }

  // MARK: Moving

  /// Returns the motion of content that starts to move now; its start is nil if only known at the
  /// end of the turn.
  ///
  /// With a bar, the content moves like the bar, in whatever turn a check finds the difference.
  func motion(of scrollView: UIScrollView, beside bar: ManagedBar) -> Motion {
    let now = Motion.keyboard.starting(at: runLoop.now())
    guard let view = bar.view else { return now }
    guard let announcement = keyboard.announcement else {
      guard let own = motion(of: view, since: -.infinity) else { return now }
      return own.starting(at: own.start ?? now.start)
    }
    guard let end = announcement.end else { return .keyboard }
    if let own = motion(of: view, since: announcement.time) { return own }
    // On a busy main thread, the bar's animation may be over and removed when the turn ends.
    guard end - announcement.time < Motion.durationOfKeyboard else {
      return .keyboard.starting(at: announcement.time)
    }
    if bar.hasMovedInTurn { return .immediate.starting(at: end) }
    // The bar stays, so the content takes back its own movement in the announcement's block.
    return motion(of: scrollView, since: announcement.time) ?? .keyboard.starting(at: end)
  }

  /// Returns the motion of the animation that places a view on the screen; nil without one.
  ///
  /// An animation that began before a time belongs to an earlier transition.
  private func motion(of view: UIView, since time: TimeInterval) -> Motion? {
    guard let motion = runLoop.animation(view), (motion.start ?? .infinity) >= time
    else { return nil }
    return motion.duration > Motion.longestDuration ? .keyboard.starting(at: motion.start) : motion
  }

  /// Returns the motion of content in the block of the announcement under way; nil without one.
  func motionInBlock(of scrollView: UIScrollView) -> Motion? {
    keyboard.announcement.flatMap { motion(of: scrollView, since: $0.time) }
  }

  func observeFrames() {
    guard stopObservingFrames == nil else { return }
    stopObservingFrames = runLoop.observeFrames { [weak self] in self?.makeSteps(at: $0) }
  }

  private func makeSteps(at time: TimeInterval) {
    var isMoving = false
    forEachView { managed in
      guard managed.isMoving else { return }
      if let reported = managed.makeStep(at: time) {
        managed.owner?.report(
          managed,
          since: reported,
          trigger: .interrupted,
          reveal: revealer.outcome(in: managed)
        )
      }
      isMoving = isMoving || managed.isMoving
    }
    guard !isMoving else { return }
    stopObservingFrames?()
    stopObservingFrames = nil
  }

  // MARK: Events

  private func focusDidChange(_ event: FocusMonitor.Event, of view: UIView) {
    switch event {
    case .editingEnded: return keyboard.editingEnded()
    case .editingBegan: keyboard.findAccessory()
    case .textChanged: break
    }
    // Only the managed views around `view` matter, however many there are.
    var isManaged = false
    managedViews.forEachView(around: view) { managed in
      guard let owner = managed.owner else { return }
      if !isManaged || event == .editingBegan {
        revealer.want(event == .textChanged ? .typing : .focus, by: owner)
      }
      isManaged = true
      guard event == .editingBegan else { return }
      if view !== revealer.revealedResponder { managed.focusChanged() }
      // A scroll to the last focus ends here, before a scroll of the app can replace it.
      managed.updateScroller()
    }
    guard isManaged else { return }
    startChecks()
    if event == .editingBegan {
      scrolls.editingBegan(of: view)
    } else {
      scrolls.textChanged(in: view)
    }
  }

  private func handle(_ event: KeyboardMonitor.Event) {
    switch event {
    case .willBeAnnounced(let endFrame):
      // With `onDrag`, a drag dismisses the keyboard as it begins, before the end of a turn.
      checkForDrag()
      scrolls.handle(.announced(endFrame))
    case .changed(let notification): keyboardDidChange(notification)
    case .mayLeave(let notification): keyboardMayLeave(notification)
    }
  }

  private func keyboardDidChange(_ notification: KeyboardNotification) {
    #if DEBUG
    forEachView { hints.keyboardWasAnnounced(for: $0.scrollView, bar: $0.bar.view) }
    #endif
    revealer.keyboardDidChange(notification)
    // A view that was already updated for this position waits for the check at the end of the turn.
    let time = runLoop.now()
    updateAll(keyboard.keyboard(in:)) { managed, keyboard in
      managed.prepareUpdate(with: keyboard, of: notification, at: time).map { (.keyboard, $0) }
    }
    startChecks()
  }

  private func keyboardMayLeave(_ notification: KeyboardNotification) {
    let time = runLoop.now()
    updateAll(keyboard.announcedKeyboard(in:)) { managed, keyboard in
      guard managed.followsEveryHide else { return nil }
      return managed.prepareUpdate(with: keyboard, of: notification, at: time)
        .map { (.keyboard, $0) }
    }
  }

  private func hasWindow(_ isWanted: (UIWindow) -> Bool) -> Bool {
    var isFound = false
    forEachView { isFound = isFound || $0.scrollView?.window.map(isWanted) == true }
    return isFound
  }

  /// Finds the text input that is first responder, or the controller around a managed view, which
  /// posts no notification when it becomes first responder for its accessory view.
  private func findResponder() -> UIResponder? {
    if let responder = focus.firstResponder { return responder }
    var found: UIResponder?
    forEachView { managed in
      guard found == nil, let view = managed.viewInWindow else { return }
      found = sequence(first: view as UIResponder, next: \.next).first(where: \.isFirstResponder)
    }
    return found
  }
}
