import UIKit

/// One managed scroll view.
///
/// At the end of each turn of the run loop, a check compares the view with its state at the last
/// check. After a difference or a keyboard notification, an update gets a plan of insets and an
/// offset from ``InsetState``, and writes it.
///
/// Every write except that of the indicator insets may call delegates of the app, which may write
/// insets and offsets, force layout, and start or stop managing views. Therefore:
///
/// - During the writes of a plan (`isWriting`), an update does nothing. The next check detects the
///   difference.
/// - If the management ends during a write, the view has no owner. After that write, the plan stops,
///   and the keyboard inset (the coordinator's part of the inset) is removed. A view that is managed
///   again meanwhile stays managed.
/// - A write adds a difference to an inset, and so keeps what a delegate has written meanwhile. If
///   the delegate has overwritten the keyboard inset, the next update adds it again.
/// - ``InsetPlan/newState`` is stored before the writes.
@MainActor
final class ManagedScrollView {
  private(set) weak var scrollView: UIScrollView?
  private(set) weak var owner: Owner?
  private(set) var lastReport: Adjustment?

  private(set) var insets = InsetState()
  private(set) var coverage = KeyboardCoverage(reason: .notInWindow)
  private var scrolls = ScrollMemory()
  private(set) var lastCheck = LastCheck.none
  private var isWriting = false
  private(set) var bar = ManagedBar(nil)
  /// The sizes at the last check without a keyboard; with a keyboard, a sheet may be higher.
  private var sizesWithoutKeyboard: (view: CGSize, window: CGSize)?
  private let movement = ContentMovement()
  private var sight = SightMemory()
  private let environment: Environment

  init(_ scrollView: UIScrollView, environment: Environment) {
    self.scrollView = scrollView
    self.environment = environment
  }

  // MARK: Managing

  func setOwner(_ owner: Owner?) { self.owner = owner }

  var options: Configuration { insets.options }

  func setOptions(_ options: Configuration) {
    guard options != self.options else { return }
    insets.options = options
    configurationChanged()
  }

  func setBar(_ bar: UIView?) {
    guard bar !== self.bar.view else { return }
    self.bar = ManagedBar(bar)
    if bar != nil { environment.managedViews.gotBar(self) }
    configurationChanged()
  }

  private func configurationChanged() {
    insets.configurationChanged()
    lastCheck = .none
  }

  var isReleased: Bool { owner == nil && !isWriting }

  private var mayBeginWrites: Bool { owner != nil && !isWriting }

  var window: UIWindow? { scrollView?.window }

  var viewInWindow: UIScrollView? { scrollView?.window == nil ? nil : scrollView }

  /// True if the keyboard covered a part of the view at the last update.
  var isCoveredByKeyboard: Bool { insets.overlap.height > 0 && !insets.overlap.isByBar }

  var isWaiting: Bool { coverage.reason == .waiting }

  /// Returns whether the view contains another view, and can scroll it: the bar does not scroll,
  /// even if the bar is a subview.
  func mayShow(_ view: UIView) -> Bool {
    guard let scrollView, view.isDescendant(of: scrollView) else { return false }
    return !isInBar(view)
  }

  func isInBar(_ view: UIView) -> Bool { bar.view.map(view.isDescendant(of:)) == true }

  var needsChecks: Bool {
    insets.isAdjusted || insets.hasChanged || lastCheck.isOutdated || bar.view != nil
      || !scrolls.isEmpty
      // Edited content may go back to its chosen place, for example after an alert or another app
      // has had the keyboard.
      || (insets.rest?.isAtChosenPlace == false && isEdited)
      || (insets.rest?.isDisplaced == true && environment.keyboard.isSettling)
      || options.keepsDistance(at: lastCheck.snapshot?.place.facingEdge)
  }

  /// True if a reveal has to wait for the end of the app's scroll or of a transition.
  var mayNotReveal: Bool { scrolls.source == .app || isScreenLeaving }

  private var isScreenLeaving: Bool { bar.view == nil && scrollView?.isScreenLeaving == true }

  private var isKeyboardMoving: Bool { environment.keyboard.timingOfTransition != nil }

  private var isEdited: Bool {
    guard let scrollView else { return false }
    return environment.focus.isEditing { $0.isDescendant(of: scrollView) || isInBar($0) }
  }

  /// True if the view follows a lower keyboard at once, although the keyboard may soon be higher
  /// again.
  ///
  /// A view with a bar follows: otherwise its rows would move later than the bar. A chat
  /// (`keepsDistanceToEnd`) follows too: if the keyboard returns, the offset also returns. Any
  /// other view waits: an offset that UIKit has clamped at a hide does not return. A form with a bar
  /// also waits while a field in the content is edited: in AutoFill, the field would dip. A flipped
  /// list without `keepsDistanceToEnd` may be a form, which would scroll to its end.
  private var ignoresHold: Bool {
    guard !environment.keyboard.isHoldingChats else { return false }
    return options.keepsDistanceToEnd
      || (bar.view != nil && !environment.focus.isEditing(where: mayShow))
  }

  /// True while the view waits, because the keyboard may return.
  var isHeld: Bool { environment.keyboard.isHolding && !ignoresHold }

  var keyboard: KeyboardInWindow {
    environment.keyboard.keyboard(in: window, ignoringHold: ignoresHold)
  }

  var values: Adjustment.Values? {
    scrollView.map { Adjustment.Values(of: $0, destination: destination) }
  }

  func report(
    to owner: Owner?,
    since before: Adjustment.Values,
    trigger: Adjustment.Trigger,
    reveal: Adjustment.Reveal
  ) {
    guard let after = values else { return }
    let report = Adjustment(
      scrollView: scrollView,
      trigger: trigger,
      reveal: reveal,
      keyboardInset: insets.content.keyboardInset,
      coverage: coverage,
      edge: insets.edge,
      before: before,
      after: after
    )
    guard trigger != .geometry || report.didChange else { return }
    lastReport = report
    owner?.report(report)
  }

  // MARK: Checks

  /// Checks the view, and returns whether an update is due; writes nothing to the view.
  func check() -> Bool {
    defer { scrolls.checked() }
    guard let scrollView else { return false }
    movement.forgetBlock()
    guard let window = scrollView.window else { return checkOutsideWindow(scrollView) }
    movement.check(in: scrollView)
    guard !isHeld else {
      // Only record how UIKit or the app moves the content.
      insets.checked(metrics(of: scrollView), isByUIKit: scrolls.isByUIKit)
      return false
    }
    guard case .current(let last) = lastCheck else { return true }
    let keyboard = keyboard
    let context = UpdateContext(keyboard: keyboard, timing: .none)
    let snapshot = snapshot(of: scrollView, in: window, on: context)
    let now = environment.runLoop.now()
    bar.record(snapshot, in: window, at: now)
    if keyboard.placement == .hidden {
      sizesWithoutKeyboard = (snapshot.metrics.bounds.size, window.bounds.size)
    }
    insets.turnEnded(snapshot, contentHeight: last.metrics.contentSize.height)
    if snapshot.touch != .none { insets.rest?.forgetBoundaries() }
    // An app may assign its inset in each step of a scroll: retry only when the content rests.
    let isRetry = snapshot.isAtRest && insets.beginRetry(at: now)
    let isSettled = !isRetry && !snapshot.differs(from: last) && !insets.isOverdue(in: snapshot)
    if isSettled {
      insets.checked(snapshot.metrics, isByUIKit: snapshot.isScrolledByUIKit)
    }
    let isDue =
      isWaiting
      ? !snapshot.isScrolledByUserOrApp
        && mayChange(scrollView, to: coverage.overlap, with: keyboard) : !isSettled
    guard isDue else { return false }
    lastCheck = .outdated(last)
    return true
  }

  private func checkOutsideWindow(_ scrollView: UIScrollView) -> Bool {
    lastCheck = .none
    insets.hasChanged = false
    // Without this record, content that UIKit clamps twice meanwhile counts as scrolled by the app.
    var metrics = metrics(of: scrollView)
    metrics.windowSize = insets.rest?.last.windowSize ?? .zero
    insets.checked(metrics, isByUIKit: false)
    // If the keyboard hides during a touch, remove the inset only when the content rests.
    return insets.isAdjusted && isCoveredByKeyboard && scrollView.touch == .none
      && environment.keyboard.keyboard(in: nil).position == .hidden
  }

  /// Ends the checks; outside a window, the user cannot have scrolled until the next check.
  func checksEnded() {
    if viewInWindow != nil { insets.rest?.checksEnded() }
  }

  /// Updates the source of the view's animated scroll, and ends UIKit's scroll to the first
  /// responder if the coordinator moves the content or keeps it in place.
  ///
  /// UIKit's scroll ends at once, because UIKit doesn't report when a scroll of the app replaces
  /// it.
  func updateScrollSource() {
    guard let scrollView else { return }
    let source = environment.scrolls.source(
      of: scrollView,
      after: scrolls.source,
      isWindowResized: window.map { isResized($0) } ?? false,
      focus: environment.focus.firstResponder
    )
    scrolls.update(to: source, at: environment.runLoop.now())
    guard source == .system, owner != nil else { return }
    let endsScroll = options.revealsFirstResponder && (environment.revealer.isPending || keepsPlace)
    if endsScroll || destination != nil { endScrollToFocus(in: scrollView) }
  }

  private func isResized(_ window: UIWindow) -> Bool {
    lastCheck.snapshot.map { $0.metrics.windowSize != window.bounds.size } ?? false
  }

  /// True while UIKit's scroll would move content away from where the user or the app has put it.
  ///
  /// UIKit scrolls again to a field that was revealed before: when the keyboard returns or becomes
  /// higher, and during the hold after it becomes lower.
  private var keepsPlace: Bool {
    let isInPlace = isKeyboardMoving && insets.rest?.hasChosenOffset == true
    return (isInPlace || environment.keyboard.isHolding) && environment.revealer.isResponderRevealed
  }

  private func endScrollToFocus(in scrollView: UIScrollView) {
    // UIKit leaves the offset, unless the view pages or bounces.
    if #available(iOS 17.4, *) { scrollView.stopScrollingAndZooming() }
    scrolls.scrollToFocusEnded()
  }

  private func snapshot(
    of scrollView: UIScrollView,
    in window: UIWindow,
    on context: UpdateContext
  ) -> ScrollSnapshot {
    let last = lastCheck.snapshot
    let keyboard = environment.keyboard
    var snapshot = scrollView.snapshot(in: window, last: last)
    snapshot.keyboard = context.keyboard
    if let destination { snapshot.metrics.bounds.origin.y = destination }
    snapshot.scrollSource = scrolls.source(delayingPlansAt: environment.runLoop.now())
    snapshot.isScrolledByUIKit = scrolls.isByUIKit
    snapshot.keyboardInset = insets.content.keyboardInset
    snapshot.isEdited = isEdited
    snapshot.isSettling = keyboard.isSettling
    snapshot.isAnnouncedInThisTurn = keyboard.isAnnouncedInThisTurn
    snapshot.isBarWithoutKeys = keyboard.accessory.isBarWithoutKeys
    snapshot.isAfterDrag = keyboard.isAfterDrag(of: scrollView)
    snapshot.hasGrownInDrag = keyboard.isDragged && last.map(snapshot.outgrows) == true
    if snapshot.isHorizontalOnly, let responder = environment.focus.firstResponder {
      snapshot.containsFocus = environment.managedViews.isInnermost(self, around: responder)
    }
    let keepsTop = keyboard.isDragged && last?.keyboard == context.keyboard
    snapshot.barTopInScreen =
      context.predictedBarTop ?? bar.top(in: window, heldAt: keepsTop ? last?.barTopInScreen : nil)
    return snapshot
  }

  // MARK: Updating

  /// Records a clamp before the end of the turn.
  ///
  /// In one turn, a hide may clamp a list that ends at its composer, and a show may make the list
  /// lower again. Without this record, the clamp would count as a scroll of the app.
  func recordClamp() {
    guard let scrollView = viewInWindow else { return }
    let metrics = metrics(of: scrollView)
    insets.rest?.recordClamp(metrics)
  }

  /// Returns the context of an update in a notification's handler, with the bar's predicted top.
  ///
  /// Returns nil if the view is already updated for the keyboard, or if the bar has to be measured
  /// at the end of the turn.
  func prepareUpdate(of notification: KeyboardNotification) -> UpdateContext? {
    let keyboard = keyboard
    if case .current(let last) = lastCheck, !isWaiting, last.keyboard == keyboard {
      return nil
    }
    guard keyboard.placement != .hidden || !isResizedByKeyboard else { return nil }
    var context = UpdateContext(keyboard: keyboard, timing: notification.timing)
    guard bar.view != nil else { return endsAtComposer ? nil : context }
    guard notification.kind.isAnnouncement, !environment.keyboard.isDragged,
      let window = scrollView?.window
    else { return nil }
    context.predictedBarTop = bar.predictTop(with: keyboard, in: window)
    return context.predictedBarTop == nil ? nil : context
  }

  /// True if the view is higher than without the keyboard, as in a sheet that the keyboard has made
  /// higher, and the next hide makes lower.
  ///
  /// The bar then moves less in the sheet than on the screen. Before the sheet is lower, on a busy main
  /// thread, the content would move up to 300 points too far, and its rows would vanish as it returns.
  private var isResizedByKeyboard: Bool {
    guard let before = sizesWithoutKeyboard, let scrollView else { return false }
    return before.window == window?.bounds.size
      && before.view.height < scrollView.bounds.height
  }

  /// True for a list in a chat that ends above the safe area, usually at a composer that the app
  /// keeps above the keyboard.
  ///
  /// The app's layout makes such a list lower in the turn of the announcement. With an inset until
  /// that turn's end, an animated scroll of the app would pass the list's end. If a focus ends in
  /// its turn, the rows would move up and back. A plain scroll view gets the inset, because its
  /// content moves in the animation block.
  private var endsAtComposer: Bool {
    guard chatEdge != nil, let scrollView, scrollView.hasReusableRows,
      let container = scrollView.superview
    else { return false }
    let safeEnd = container.bounds.maxY - container.safeAreaInsets.bottom
    return scrollView.convert(scrollView.bounds, to: container).maxY < safeEnd - 1
  }

  /// Plans and makes the writes; returns false during another update, or without a view.
  func update(_ context: UpdateContext) -> Bool {
    guard let scrollView, mayBeginWrites else { return false }
    guard let window = scrollView.window else {
      updateOutsideWindow(scrollView, on: context)
      return true
    }
    updateScrollSource()
    // The end of UIKit's scroll calls the app, which may end the management.
    guard mayBeginWrites else { return false }
    // If the window has another size, perhaps on another display, end the movement: nothing on the
    // screen continues it.
    let destination = isMoving && isResized(window) ? endMovement(of: scrollView) : nil
    var snapshot = snapshot(of: scrollView, in: window, on: context)
    if let destination { snapshot.metrics.bounds.origin.y = destination }
    var measured = KeyboardCoverage(
      of: snapshot,
      followsUndocked: options.followsUndockedKeyboard,
      isPartOfKeyboard: environment.keyboard.accessory.contains(scrollView),
      isInsideScrollView: scrollView.scrollViewAround != nil
    )
    if snapshot.hasGrownInDrag, measured.overlap.height > insets.overlap.height {
      measured.overlap = insets.overlap
    }
    // Request the reveal before the writes: otherwise, content may first move toward its rest.
    // Request it only for a changed keyboard: in nested views, each reveal moves another view under
    // the keyboard, which would request a reveal in turn. The revealer's check detects what a moving
    // view hides.
    if lastCheck.snapshot?.keyboard != context.keyboard, measured.isByLocalKeyboard,
      !isCoveredByKeyboard
    {
      environment.revealer.keyboardCovers(self, timing: context.timing)
    }
    lastCheck = .outdated(snapshot)
    // The window may have moved to another display, and the former display be dark.
    if isMoving { environment.observeFrames(in: window) }
    let plan = planAndWrite(measured, in: snapshot, to: scrollView, timing: context.timing)
    if plan.goesBack, scrolls.source == .system { endScrollToFocus(in: scrollView) }
    measured.reason = plan.reason
    coverage = isReleased ? KeyboardCoverage(reason: .released) : measured
    // In two cases, the view stays outdated, and the next check requests another update: a delegate
    // has called `manage` meanwhile, or a flipped view has only lost the inset at its old edge.
    if lastCheck.isOutdated, insets.overlap == measured.overlap || plan.reason == .waiting {
      snapshot.contentInset[plan.edge] += plan.contentChange
      snapshot.indicatorInset[plan.edge] += plan.indicatorChange
      lastCheck = .current(snapshot)
    }
    return true
  }

  private func updateOutsideWindow(_ scrollView: UIScrollView, on context: UpdateContext) {
    lastCheck = .none
    // The inset for a bar stays: the bar covers the view again when the screen returns.
    guard bar.view == nil || isCoveredByKeyboard || !insets.isAdjusted else { return }
    coverage = KeyboardCoverage(outsideWindow: context.keyboard)
    if coverage.reason != .notInWindow, insets.isAdjusted { removeKeyboardInset(from: scrollView) }
  }

  /// Removes the keyboard inset, at once or after a write that is under way; returns whether at
  /// once.
  ///
  /// If a delegate calls `manage` during the removal, the next update restores the keyboard inset.
  func release() -> Bool {
    guard let scrollView, !isWriting else { return false }
    coverage = KeyboardCoverage(reason: .released)
    removeKeyboardInset(from: scrollView)
    return true
  }

  /// Returns whether insets may change: without a bar, not while a transition removes the view's
  /// screen; and, as long as the keyboard is up, not while the view is beside its window.
  ///
  /// A bar moves as its screen leaves, and the rows with it. Without the inset, UIKit would clamp a
  /// page that is swiped away, and the page would come back in another place.
  private func mayChange(
    _ scrollView: UIScrollView,
    to overlap: KeyboardOverlap,
    with keyboard: KeyboardInWindow
  ) -> Bool {
    guard !isScreenLeaving else { return false }
    return overlap.height > 0 || keyboard.placement == .hidden || !scrollView.isBesideWindow
  }

  // MARK: Writing

  private func planAndWrite(
    _ coverage: KeyboardCoverage,
    in snapshot: ScrollSnapshot,
    to scrollView: UIScrollView,
    timing: AnimationTiming
  ) -> InsetPlan {
    var plan = insets.plan(
      for: coverage,
      in: snapshot,
      mayChange: mayChange(scrollView, to: coverage.overlap, with: coverage.keyboard),
      at: environment.runLoop.now()
    )
    // A movement has ended early.
    if !isMoving, plan.contentOffset == nil, !snapshot.metrics.isAt(scrollView.contentOffset.y) {
      plan.contentOffset = snapshot.metrics.bounds.minY
    }
    guard !plan.isEmpty else {
      insets = plan.newState
      return plan
    }
    isWriting = true
    var timing = timing
    // The overlap is the same, but UIKit or the app has changed its inset. Use the timing of that
    // change, so that both changes run together. In the keyboard's animation block, that is the
    // keyboard's timing.
    if owner != nil, !timing.isInherited, plan.contentChange != 0,
      coverage.overlap.isClose(to: insets.overlap)
    {
      timing =
        environment.keyboard.timingOfTransition
        ?? animationReader.timingOfTurn(of: scrollView)
    }
    timing.animate { self.carryOut(plan, in: scrollView, timing: timing) }
    isWriting = false
    if mayContinue(plan) {
      insets.rest?.wrote(found: destination ?? scrollView.contentOffset.y)
    } else {
      _ = release()
    }
    return plan
  }

  private func mayContinue(_ plan: InsetPlan) -> Bool { owner != nil || plan.reason == .released }

  private func carryOut(_ plan: InsetPlan, in scrollView: UIScrollView, timing: AnimationTiming) {
    var contentBefore = insets.content
    insets = plan.newState
    if plan.indicatorChange != 0 {
      scrollView.verticalScrollIndicatorInsets[plan.edge] += plan.indicatorChange
    }
    // When a block changes the offset, a list may lose rows (``ContentMovement``). Here the keyboard
    // covers these rows.
    if plan.writesOffsetFirst, let offset = plan.contentOffset {
      let motion = animationReader.motion(of: scrollView)
      let now = environment.runLoop.now()
      movement.move(scrollView, inBlockTo: offset, chatEdge: chatEdge, on: motion, at: now)
    }
    // In response to the offset, a delegate may have assigned an inset without the keyboard inset.
    // The next update then plans again.
    let found = scrollView.contentInset[plan.edge]
    let isLost = !plan.isRestoration && contentBefore.dropIfOverwritten(by: found)
    guard mayContinue(plan), !isLost else {
      insets.content.restore(contentBefore)
      return
    }
    if plan.contentChange != 0 { scrollView.contentInset[plan.edge] += plan.contentChange }
    guard mayContinue(plan) else { return }
    if !plan.writesOffsetFirst, let offset = plan.contentOffset {
      var end = offset
      // Reading the caret may lay out text.
      UIView.performWithoutAnimation {
        end = offsetAfterReveal(from: offset, in: scrollView, isBack: plan.goesBack)
      }
      // Record the reveal now. Otherwise, `wrote(found:)` finds an unexpected offset, and makes it
      // the chosen place, even while the view has another size for a part of the turn.
      if end != offset, let last = insets.rest?.last {
        // If the reveal replaces a return, it chooses a place. Otherwise, in a window of another
        // size, the next check would demand the return again, and so on for ever.
        insets.rest?.revealed(last.at(offset: end), isChosen: plan.goesBack)
      }
      move(scrollView, to: end, timing: timing, isReveal: end != offset)
    }
  }

  private func removeKeyboardInset(from scrollView: UIScrollView) {
    let destination = endMovement(of: scrollView)
    var snapshot = scrollView.snapshot(in: nil)
    snapshot.isEdited = isEdited
    if let destination { snapshot.metrics.bounds.origin.y = destination }
    _ = planAndWrite(coverage, in: snapshot, to: scrollView, timing: .none)
    lastCheck = .none
  }

  /// Ends a movement under way, and returns its end; nil during a touch or a scroll of the app, for
  /// which the content stays where it is.
  private func endMovement(of scrollView: UIScrollView) -> CGFloat? {
    defer { movement.cancel() }
    return scrollView.touch == .none && scrolls.source != .app ? destination : nil
  }

  // MARK: Moving

  var destination: CGFloat? {
    // Few views move. Reading the weak reference first took a twentieth of the time of a check.
    guard isMoving, let scrollView else { return nil }
    return movement.destination(of: scrollView)
  }

  var isMoving: Bool { movement.isUnderWay }

  private var chatEdge: VerticalEdge? { insets.chatEdge }

  private func move(
    _ scrollView: UIScrollView,
    to offset: CGFloat,
    timing: AnimationTiming,
    motion: Motion? = nil,
    isReveal: Bool
  ) {
    movement.move(
      scrollView,
      to: offset,
      isReveal: isReveal,
      edges: (insets.edge, chatEdge),
      timing: timing,
      motion: motion,
      reader: animationReader
    )
    if isMoving { environment.observeFrames(in: window) }
  }

  private var animationReader: AnimationReader { environment.animationReader(beside: bar) }

  func animationsBegan() {
    guard isMoving || bar.view != nil, let scrollView else { return }
    let edges = (insets.edge, chatEdge)
    movement.animationsBegan(scrollView, edges: edges, reader: animationReader)
    if isMoving, bar.view != nil { environment.observeFrames(in: window) }
  }

  /// Makes the next step of a movement; if a scroll has ended it early, returns the present values
  /// with the missed end as the offset.
  func makeStep(at time: TimeInterval) -> Adjustment.Values? {
    updateScrollSource()
    guard let scrollView else {
      movement.cancel()
      return nil
    }
    let missedEnd =
      scrolls.source == .app
      ? movement.interrupt(scrollView) : movement.step(scrollView, at: time)
    return missedEnd.map { Adjustment.Values(of: scrollView, destination: $0) }
  }

  /// Reads the metrics, with the end of a movement as the offset.
  private func metrics(of scrollView: UIScrollView) -> ScrollMetrics {
    var metrics = scrollView.metrics
    metrics.covered = insets.overlap
    let safeArea = VerticalEdges(scrollView.safeAreaInsets)
    // Without a snapshot, the view is treated as upright.
    metrics.bars = lastCheck.snapshot?.place.bars(safeArea) ?? VerticalEdges(top: safeArea.top)
    return destination.map(metrics.at(offset:)) ?? metrics
  }

  // MARK: Revealing

  func reveal(
    _ responder: UIView,
    for request: PendingReveal.Request,
    isChosen: Bool
  ) -> Adjustment.Reveal {
    let isTyping = request.causes == .typing
    // Don't scroll content that the user cannot scroll back.
    guard let scrollView = viewInWindow, mayBeginWrites, scrollView.isScrollEnabled,
      var seen = reader(of: responder, in: scrollView).sight()
    else { return .cannotScroll }
    defer {
      sight.record(options.revealsFirstResponder ? seen : nil)
      insets.rest?.forgetScroll()
    }
    let target = seen.targetToReveal(isTyping: isTyping)
    let metrics = seen.metrics
    guard let offset = sight.offsetToReveal(seen, isTyping: isTyping) else {
      if isChosen { insets.rest?.revealed(metrics, isChosen: true) }
      return target.visibleLength(in: metrics) > 0 ? .alreadyVisible : .cannotScroll
    }
    var (timing, motion) = (request.timing, Motion?.none)
    // If something has appeared above the responder, the content moves up as the responder moves
    // down. Otherwise, a field just above the keyboard would jump behind the keyboard and come back.
    let isPushed = !isTyping || sight.last.map { !seen.top.isClose(to: $0.top) } ?? false
    if isPushed, request.causes.isSubset(of: [.typing, .geometry]), !request.isAfterScrolling,
      !isKeyboardMoving
    {
      let pushed = [responder] + (owner?.companions(of: responder) ?? [])
      let reader = animationReader
      motion = pushed.lazy.compactMap { reader.motion(of: $0, since: -.infinity) }.first
      timing = motion?.timing ?? .none
    }
    timing.animate {
      self.move(scrollView, to: offset, timing: timing, motion: motion, isReveal: true)
    }
    (seen.metrics, seen.start) = (metrics.at(offset: offset), metrics.bounds.minY)
    insets.rest?.revealed(seen.metrics, isChosen: isChosen)
    return .moved
  }

  func canShowAll(of responder: UIView) -> Bool {
    guard let scrollView, options.revealsFirstResponder, scrollView.isScrollEnabled
    else { return false }
    return reader(of: responder, in: scrollView).sight()?.wholeText != nil
  }

  /// Returns a given offset, or the nearest one that shows the first responder.
  ///
  /// The given offset stays unless a reveal is pending, or the offset would hide more of the first
  /// responder than was hidden at the last check. The reveal follows a turn later. Without this
  /// function, a list that keeps its distance starts toward its end and reverses.
  private func offsetAfterReveal(
    from offset: CGFloat,
    in scrollView: UIScrollView,
    isBack: Bool
  ) -> CGFloat {
    let (request, last) = (environment.revealer.pending.request, sight.last)
    guard let responder = environment.revealer.responderToShow(in: self, isBack: isBack),
      !responder.isInTouchedContent, scrollView.isScrollEnabled,
      request != nil || (last != nil && chatEdge != nil),
      var seen = reader(of: responder, in: scrollView).sight()
    else { return offset }
    seen.metrics = seen.metrics.at(offset: offset)
    if request == nil, let last, !seen.isLoss(since: last, mayScrollToFocus: false) {
      return offset
    }
    let target = seen.targetToReveal(isTyping: request?.causes == .typing)
    return target.contentOffset(in: seen.metrics)
  }

  /// Compares the visible part of the first responder with the last check, and stores it.
  ///
  /// During a scroll of the app, nothing is measured: the next check compares with the state before
  /// the scroll.
  func checkSight(of responder: UIView) -> SightMemory.Change {
    guard let scrollView else { return .none }
    guard scrolls.source != .app else { return .scrolled }
    let reader = reader(of: responder, in: scrollView)
    let isTouched = scrollView.touch != .none
    let moment = SightMemory.Moment(
      isScrolledBySystem: scrolls.source == .system,
      mayScrollUnreported: isKeyboardMoving && !environment.scrolls.reportsScrolls,
      mayScrollForRotation: environment.keyboard.isSettling && !isTouched,
      wasScrolled: insets.rest?.wasScrolled ?? false
    )
    if let last = sight.last, !isTouched, scrolls.source == .none {
      let offset = scrollView.contentOffset.y
      // Before the first frame of a list's movement, no companion (a view to keep visible with the
      // responder) has moved.
      guard !isMoving || last.companions.isEmpty || offset != last.start else { return .none }
      let floating = reader.floatingCompanions(since: last, at: offset)
      if !floating.isEmpty {
        // A view that floats over the content is left out until the app keeps it visible again.
        floating.forEach { owner?.stopKeepingVisible($0) }
        sight.revealWasInVain()
        return .lost
      }
    }
    insets.rest?.forgetScroll()
    // Work on a copy: reading the caret may lay out a text view and so call the app, which may call
    // this method again.
    var memory = sight
    defer { sight = memory }
    return memory.check(
      at: moment,
      following: { reader.sight(following: $0, isTouched: isTouched) },
      found: { options.revealsFirstResponder ? reader.sight() : nil }
    )
  }

  /// Makes the content's present place its chosen place, for a new first responder.
  func focusChanged() {
    guard let scrollView, chatEdge == nil else { return }
    // Read the metrics now: the device may have rotated since the last check.
    let metrics = metrics(of: scrollView)
    insets.rest?.choose(metrics)
  }

  /// Returns whether a first responder was hidden where the user or the app has put the content under
  /// an earlier keyboard: the next keyboard, perhaps of another height, does not reveal it.
  func hidWhereChosen(_ responder: UIView) -> Bool {
    guard let scrollView, let place = insets.rest?.chosenPlaceUnderKeyboard(at: insets.edge)
    else { return false }
    var seen: Sight?
    // Reading the caret may lay out text.
    UIView.performWithoutAnimation { seen = reader(of: responder, in: scrollView).sight() }
    guard let seen else { return false }
    var metrics = seen.metrics.at(offset: place.bounds.minY)
    metrics.adjustedInset = place.adjustedInset
    return seen.target.alwaysShown.visibleLength(in: metrics) == 0
  }

  func forgetSight() { sight.record(nil) }

  private func reader(of responder: UIView, in scrollView: UIScrollView) -> SightReader {
    var metrics = metrics(of: scrollView)
    metrics.floating = scrollView.heightsFloating(around: responder)
    return SightReader(
      scrollView: scrollView,
      responder: responder,
      companions: owner?.companions(of: responder) ?? [],
      padding: options.revealPadding,
      metrics: metrics,
      destination: { [environment] in environment.managedViews[$0]?.destination }
    )
  }
}
