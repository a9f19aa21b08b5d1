package import Foundation
import UIKit

/// The services that the coordinators of a process share.
///
/// A test makes its own environment, with a private notification center and a manual clock.
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
  private var isTurnRequested = false
  private var stopObservingTurns: MainRunLoop.Work?
  private var stopObservingFrames: MainRunLoop.Work?

  /// Creates an environment with the run loop that the coordinators wait on; `readsScrollReports`
  /// is false for systems that do not report animated scrolls.
  package init(
    notificationCenter: NotificationCenter = .default,
    runLoop: MainRunLoop = MainRunLoop(),
    readsScrollReports: Bool = true
  ) {
    self.runLoop = runLoop
    focus = FocusMonitor(notificationCenter: notificationCenter)
    keyboard = KeyboardMonitor(
      notificationCenter: notificationCenter,
      focus: focus,
      views: managedViews,
      runLoop: runLoop
    )
    scrolls = ScrollMonitor(runLoop: runLoop, readsScrollReports: readsScrollReports)
    scrolls.connect { [weak self] in
      for managed in self?.managedViews.all ?? [] { managed.updateScrollSource() }
    }
    focus.connect { [weak self] in self?.focusDidChange($0, of: $1) }
    keyboard.connect(
      willAnnounce: { [weak self] in self?.keyboardWillChange(to: $0) },
      publish: { [weak self] in self?.keyboardDidChange($0, isHeld: $1) }
    )
  }

  /// Runs a closure with this environment as the current one; coordinators that the closure creates
  /// keep the environment.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = Environment.current
    Environment.current = self
    defer { Environment.current = previous }
    return try body()
  }

  // MARK: Checks

  var isChecking: Bool { stopObservingTurns != nil }

  private var needsChecks: Bool {
    // Don't use `contains(where:)`: a closure that the standard library calls checks its actor at
    // each call, which took longer than the check of a view.
    for managed in managedViews.all where needsChecks(at: managed) { return true }
    return false
  }

  private func needsChecks(at managed: ManagedScrollView) -> Bool {
    guard let scrollView = managed.scrollView else { return false }
    return revealer.isPending || isTurnRequested || keyboard.isHolding
      || managed.needsChecks || keyboard.mayCover(scrollView.window)
  }

  /// Checks all views at the end of each turn, until no view needs checks.
  ///
  /// Tests only `managed` if it is given: managing many views then takes linear time.
  func startChecks(at managed: ManagedScrollView? = nil) {
    guard stopObservingTurns == nil, managed.map(needsChecks(at:)) ?? needsChecks else { return }
    // Store the closure before `checksBegin`, which may end a scroll and so call the app. The app
    // may call this method again.
    stopObservingTurns = runLoop.observeTurns { [weak self] in self?.turnEnded() }
    scrolls.checksBegin()
  }

  /// Handles the end of a turn.
  ///
  /// The order matters:
  ///
  /// 1. A drag is detected: it decides whether a bar and an accessory view are measured.
  /// 2. The movements of this turn's announcement start, before a check reads their ends.
  /// 3. The accessory view is measured: it is part of the keyboard that the checks compare.
  /// 4. The source of each scroll is updated, before the checks read it.
  private func turnEnded() {
    checkForDrag()
    if keyboard.endAnnouncement() {
      for managed in managedViews.all { managed.animationsBegan() }
    }
    keyboard.forgetKeyboardOfOtherDisplay()
    keyboard.checkAccessory()
    scrolls.handle(.turnEnded)
    check()
    guard !needsChecks else { return }
    for managed in managedViews.all { managed.checksEnded() }
    stopObservingTurns?()
    stopObservingTurns = nil
  }

  private func checkForDrag() {
    let isVisible = keyboard.isVisible
    for managed in managedViews.all where isVisible || managed.isWaiting {
      guard let scrollView = managed.scrollView else { continue }
      keyboard.checkForDrag(in: scrollView, isWaiting: managed.isWaiting)
    }
  }

  private func check() {
    guard needsChecks else { return }
    // A notification or a timer ends a hold. Until then, don't undo what UIKit has changed.
    guard !keyboard.isHolding else {
      for managed in managedViews.all { managed.checkWhileHeld() }
      return
    }
    var isDifferent = false
    for managed in managedViews.all where needsChecks(at: managed) {
      let keyboard = keyboard.keyboard(in: managed.window)
      if managed.check(on: UpdateContext(keyboard: keyboard)) { isDifferent = true }
    }
    revealer.check(isDifferent: isDifferent)
    if isDifferent || revealer.isDue { requestTurn() }
  }

  private func requestTurn() {
    guard !isTurnRequested else { return }
    isTurnRequested = true
    runLoop.onNextTurn { [weak self] in self?.turnBegan() }
  }

  private func turnBegan() {
    isTurnRequested = false
    guard !keyboard.isHolding else { return }
    // On a busy main thread, `durationAfterDrag` may have passed since the last check: check again.
    checkForDrag()
    if revealer.isDue { revealer.reveal() } else { updateOutdated() }
  }

  // MARK: Updating

  private func updateOutdated() {
    update(managedViews.all) { managed in
      let keyboard = keyboard.keyboard(in: managed.window)
      var context = UpdateContext(keyboard: keyboard)
      switch managed.lastCheck {
      case .current:
        return nil
      case .none:
        // The view has entered or left a window, or got a new configuration during a write.
        return (.geometry, context)
      case .outdated(let last):
        context.timing = self.timing(of: managed, since: last)
        return (last.keyboard == keyboard ? .geometry : .keyboard, context)
      }
    }
  }

  /// Returns the timing of a change that a check found without a notification.
  ///
  /// The timing is that of the bar's movement if the bar has moved, the keyboard's while the
  /// keyboard moves, and otherwise the keyboard's usual timing. A chat without a bar that the app
  /// resizes gets the timing of its own change. Under a finger nothing is animated.
  private func timing(of managed: ManagedScrollView, since last: ScrollSnapshot) -> AnimationTiming
  {
    guard let scrollView = managed.scrollView, !scrollView.touch.isFinger else { return .none }
    guard let bar = managed.bar.view, managed.bar.topDiffers(from: last.barTopInScreen) else {
      if let timing = keyboard.timingOfTransition { return timing }
      guard managed.isResizedChat(since: last) else { return .keyboardLike }
      return motion(of: scrollView, since: managed.bar.startOfTurn)?.timing ?? .none
    }
    return managed.bar.timing(from: last.barTopInScreen, among: animations(of:since:))
      ?? keyboard.timingOfTransition ?? motion(of: bar, since: -.infinity)?.timing ?? .none
  }

  func updateAtOnce(_ managed: ManagedScrollView, timing: AnimationTiming) {
    let context = UpdateContext(keyboard: keyboard.keyboard(in: managed.window), timing: timing)
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
      // In response to an earlier report, the app has ended this view's management; that end is
      // already reported.
      if managed.isReleased, managed.lastReport?.trigger == .released { continue }
      let reveal = revealer.outcome(in: managed)
      managed.report(to: owner, since: before, trigger: trigger, reveal: reveal)
    }
  }

  private func update(
    _ managed: ManagedScrollView,
    on context: UpdateContext
  ) -> Adjustment.Values? {
    // A view that moves under a keyboard at rest is not newly covered; a check of the first
    // responder finds what is hidden. Without `hasOtherKeyboard`, nested views would move by turns:
    // each view's reveal would cover the next view.
    let hasOtherKeyboard = managed.lastCheck.snapshot?.keyboard != context.keyboard
    let wasCovered = managed.isCoveredByKeyboard
    let wasElsewhere = managed.insets.rest?.isAtChosenPlace == false
    guard let before = managed.values, managed.update(context) else { return nil }
    // With the keyboard, content that the hide has not moved is back, too.
    let isBack =
      wasElsewhere && managed.insets.rest?.isAtChosenPlace == true
      && (managed.values?.contentOffset != before.contentOffset
        || (hasOtherKeyboard && !wasCovered && revealer.isResponderRevealed))
    if isBack { revealer.contentReturned(in: managed) }
    if managed.insets.limit.awaitsRetry {
      // Without this timer, there may be no turn after the pause.
      runLoop.after(WriteLimit.pause) { [weak self] in self?.startChecks() }
    }
    let isCovered = managed.isCoveredByKeyboard && managed.coverage.keyboard.isLocal
    if hasOtherKeyboard, isCovered, !wasCovered, !isBack {
      revealer.keyboardCovers(managed, timing: context.timing)
    }
    return before
  }

  // MARK: Moving

  /// Returns the motion of content that starts to move now; the motion's start is nil if known only
  /// at the end of the turn.
  ///
  /// With a bar, the content moves like the bar, even if a check finds the bar's move in a later
  /// turn. Without a bar, the content of a list that the app resizes moves like the list's end.
  func motion(of scrollView: UIScrollView, beside bar: ManagedBar) -> Motion {
    let now = Motion.keyboard.starting(at: runLoop.now())
    guard let announcement = keyboard.announcement else {
      let own =
        bar.view.map { motion(of: $0, since: -.infinity) }
        ?? motion(of: scrollView, since: bar.startOfTurn)
      return own.map { $0.starting(at: $0.start ?? now.start) } ?? now
    }
    guard let view = bar.view else { return now }
    guard let end = announcement.end else { return .keyboard }
    if let own = motion(of: view, since: announcement.time) { return own }
    // On a busy main thread, the bar's animation may be over and removed when the turn ends.
    guard end - announcement.time < Motion.durationOfKeyboard else {
      return .keyboard.starting(at: announcement.time)
    }
    if bar.hasMovedSinceMeasurement { return .immediate.starting(at: end) }
    // The bar has not moved, so an update undoes the movement that the announcement's block gave
    // the content.
    return motion(of: scrollView, since: announcement.time) ?? .keyboard.starting(at: end)
  }

  /// Returns the animations of the bar in the turn of an announcement.
  ///
  /// Without a bar, or beside a bar that is not animated, returns the motion of the content.
  func animations(of scrollView: UIScrollView, beside bar: ManagedBar) -> [PlaceAnimation] {
    if let view = bar.view, let announcement = keyboard.announcement, announcement.end != nil {
      let own = animations(of: view, since: announcement.time)
      if !own.isEmpty { return own }
    }
    return [PlaceAnimation(displacement: nil, motion: motion(of: scrollView, beside: bar))]
  }

  /// Returns the animations that place a view on the screen, oldest first.
  ///
  /// Ignores animations that began before `time`, in an earlier transition.
  private func animations(of view: UIView, since time: TimeInterval) -> [PlaceAnimation] {
    var animations = runLoop.animations(view).filter { ($0.motion.start ?? .infinity) >= time }
    for index in animations.indices
    where animations[index].motion.duration > Motion.longestDuration {
      animations[index].motion = .keyboard.starting(at: animations[index].motion.start)
    }
    return animations
  }

  private func motion(of view: UIView, since time: TimeInterval) -> Motion? {
    animations(of: view, since: time).last?.motion
  }

  func motionInBlock(of scrollView: UIScrollView) -> Motion? {
    keyboard.announcement.flatMap { motion(of: scrollView, since: $0.time) }
  }

  func observeFrames() {
    guard stopObservingFrames == nil else { return }
    stopObservingFrames = runLoop.observeFrames { [weak self] in self?.makeSteps(at: $0) }
  }

  private func makeSteps(at time: TimeInterval) {
    var isMoving = false
    for managed in managedViews.all where managed.isMoving {
      if let before = managed.makeStep(at: time) {
        let reveal = revealer.outcome(in: managed)
        managed.report(to: managed.owner, since: before, trigger: .interrupted, reveal: reveal)
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
    // After an alert, UIKit, not the user, focuses the field again.
    let isSameFocus = view === revealer.revealedResponder
    let cause: PendingReveal.Causes =
      event == .textChanged ? .typing : isSameFocus ? .keyboard : .focus
    var isManaged = false
    // Visit only the managed views around `view`; the process may have many others.
    managedViews.forEachView(around: view) { managed in
      guard let owner = managed.owner else { return }
      if !isManaged || event == .editingBegan { revealer.requestReveal(for: cause, by: owner) }
      isManaged = true
      guard event == .editingBegan else { return }
      if !isSameFocus { managed.focusChanged() }
      // UIKit's scroll to the previous focus ends here, before a scroll of the app can replace it.
      managed.updateScrollSource()
    }
    guard isManaged else { return }
    startChecks()
    if event == .editingBegan {
      scrolls.editingBegan(of: view)
    } else {
      scrolls.textChanged(in: view)
    }
  }

  private func keyboardWillChange(to endFrame: CGRect?) {
    // With the dismiss mode `onDrag`, the start of a drag dismisses the keyboard, before the check
    // at the turn's end.
    checkForDrag()
    scrolls.handle(.announced(endFrame))
  }

  private func keyboardDidChange(_ notification: KeyboardNotification, isHeld: Bool) {
    if !isHeld {
      #if DEBUG
      for managed in managedViews.all {
        hints.keyboardWasAnnounced(for: managed.scrollView, bar: managed.bar.view)
      }
      #endif
      revealer.keyboardDidChange(notification)
    }
    // A view that is already updated for this keyboard waits for the check at the end of the turn.
    update(managedViews.all) { managed in
      guard !isHeld || managed.followsEveryHide else { return nil }
      let keyboard = keyboard.keyboard(in: managed.window, ignoringHold: isHeld)
      return managed.prepareUpdate(with: keyboard, of: notification).map { (.keyboard, $0) }
    }
    startChecks()
  }
}
