import Dispatch
import Foundation
public import UIKit

/// Keeps the content of scroll views reachable above the keyboard.
///
/// Pass it the scroll, table or collection views of a screen, and keep it as long as the screen:
///
/// ```swift
/// import KeyboardScrolling
/// import UIKit
///
/// final class LoginViewController: UIViewController {
///   private let scrollView = UIScrollView()
///   private let coordinator = KeyboardScrollCoordinator()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     coordinator.manage(scrollView)
///   }
/// }
/// ```
///
/// When the keyboard shows, the coordinator increases the content inset and the vertical scroll
/// indicator insets of each view by the covered height, less what UIKit adds. It then scrolls the
/// first responder into view. When the keyboard hides, it removes its adjustment. It stores only
/// its own part of an inset, so it keeps what the app changes meanwhile. It does not change
/// delegates, paging, content size, dismiss mode, bounce or anything horizontal, and adds nothing
/// to the app's views.
///
/// Scroll views are held weakly. A coordinator that is deallocated removes its adjustments.
@MainActor
public final class KeyboardScrollCoordinator {
  /// A closure that is called after each update of a managed view, even if nothing changed.
  ///
  /// Nil by default. After a change of geometry it is called only if something changed. It is not
  /// called for a keyboard notification that repeats the last one, when another coordinator takes
  /// over the view, or when this one is deallocated.
  ///
  /// The closure runs on the main actor, inside the call that caused the update: a keyboard
  /// notification, a turn of the main queue, a call by the app, or a frame of the display, for the
  /// trigger ``Adjustment/Trigger-swift.struct/interrupted``. The coordinator retains the closure:
  /// capture the view controller weakly. An ``Adjustment`` keeps no view alive.
  public var onAdjustment: ((Adjustment) -> Void)?

  /// The managed views, in the order they were added.
  private(set) var views: [ManagedScrollView] = []
  /// True from the request of a turn of the main queue until it comes.
  private var isTurnRequested = false
  private let environment: Environment
  private let revealer: Revealer
  private let configuration: Configuration
  #if DEBUG
  private let beginning: TimeInterval
  #endif

  /// Creates a coordinator.
  ///
  /// - Parameter configuration: The configuration for views that are managed without their own.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    environment = Environment.current
    revealer = Revealer(environment: environment)
    #if DEBUG
    beginning = environment.runLoop.now()
    #endif
    environment.add(self)
  }

  deinit {
    // The last reference may be released on any thread.
    DispatchQueue.runOnMain(with: views) { views in
      // Another coordinator may have taken over a view meanwhile.
      for managed in views where managed.owner == nil { _ = managed.release() }
    }
    #if DEBUG
    DispatchQueue.runOnMain(with: (views, beginning, environment)) { last in
      let (views, beginning, environment) = last
      environment.hints.coordinatorEnded(
        managing: views.compactMap(\.scrollView),
        after: environment.runLoop.now() - beginning,
        onNextTurn: environment.runLoop.onNextTurn,
        isManaged: { environment.managedViews[$0]?.owner != nil }
      )
    }
    #endif
  }

  /// Starts recording the keyboard's frame, for the whole process.
  ///
  /// Optional. Recording starts with the first coordinator. Call this method at launch if the first
  /// coordinator may be created while the keyboard is already up. Calling it again does nothing.
  public static func startObservingKeyboard() {
    _ = Environment.current
  }

  // MARK: Managing

  /// Starts managing a scroll view.
  ///
  /// If the keyboard is up, the insets are set at once, or within a turn of the main run loop after
  /// the view enters a window, without animation.
  ///
  /// Calling it again for the same view replaces what is given and keeps what is not; the change is
  /// animated if the call is made inside an animation block. If another coordinator manages the
  /// view, this one takes it over with its bar and its insets.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll, table or collection view, held weakly.
  ///   - bar: A view over the bottom of the scroll view that moves up with the keyboard, such as
  ///     the composer of a chat. Held weakly. The insets include what the bar covers, with and
  ///     without a keyboard, and follow its changes; don't add an inset for it. All below its top edge
  ///     counts as covered, so it is no place for a bar at the top. A bar that is hidden or in another
  ///     window covers nothing. ``setBar(_:for:)`` takes it away.
  ///   - configuration: The view's configuration; the coordinator's own if none was given since this
  ///     coordinator began to manage the view.
  public func manage(
    _ scrollView: UIScrollView,
    bar: UIView? = nil,
    configuration: Configuration? = nil
  ) {
    let managed: ManagedScrollView
    var timing = AnimationTiming.inherited
    if let current = environment.managedViews[scrollView] {
      managed = current
    } else {
      managed = ManagedScrollView(
        scrollView,
        options: self.configuration.options,
        environment: environment
      )
      environment.managedViews.insert(managed, for: scrollView)
      timing = .none
    }
    let isNew = managed.owner !== self
    if isNew { takeOver(managed) }
    if let options = configuration?.options {
      let isSamePadding = options.revealPadding.isClose(to: managed.options.revealPadding)
      if !isNew, !isSamePadding { revealer.want(.geometry) }
      managed.setOptions(options)
    }
    if let bar { managed.setBar(bar) }
    updateAtOnce(managed, timing)
    startLooking(at: managed)
  }

  private func takeOver(_ managed: ManagedScrollView) {
    if let owner = managed.owner {
      owner.giveUp(managed)
      // The other coordinator may not have revealed it yet.
      revealer.want(.focus)
    }
    managed.setOptions(configuration.options)
    managed.setOwner(self)
    views.append(managed) { $0.scrollView == nil }
  }

  /// Replaces the bar of a managed scroll view.
  ///
  /// The change is animated if the call is made inside an animation block. Does nothing for a view
  /// that the coordinator does not manage.
  ///
  /// - Parameters:
  ///   - bar: The bar, as in ``manage(_:bar:configuration:)``; nil takes the bar away.
  ///   - scrollView: The view.
  public func setBar(_ bar: UIView?, for scrollView: UIScrollView) {
    guard let managed = managed(of: scrollView) else { return }
    managed.setBar(bar)
    updateAtOnce(managed, .inherited)
    startLooking(at: managed)
  }

  /// Stops managing a scroll view and removes its adjustment, at once and without animation.
  ///
  /// The content moves only if it would be beyond its end. Does nothing for a view that the
  /// coordinator does not manage.
  ///
  /// - Parameter scrollView: The view.
  public func stopManaging(_ scrollView: UIScrollView) {
    guard let managed = managed(of: scrollView) else { return }
    giveUp(managed)
    guard let before = managed.values, managed.release() else { return }
    report(managed, since: before, .released, .notWanted)
  }

  /// Returns whether this coordinator manages a scroll view.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: True from ``manage(_:bar:configuration:)`` until ``stopManaging(_:)``, or until
  ///   another coordinator takes over the view.
  public func isManaging(_ scrollView: UIScrollView) -> Bool {
    managed(of: scrollView) != nil
  }

  /// Returns the configuration in force for a scroll view.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: Nil for a view that the coordinator does not manage.
  public func configuration(of scrollView: UIScrollView) -> Configuration? {
    managed(of: scrollView).map { Configuration($0.options) }
  }

  /// Returns the last report of a scroll view.
  ///
  /// Why is the inset 302? In a debugger: `po coordinator.adjustment(of: scrollView)`.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: The last adjustment that ``onAdjustment`` is called with, also without such a
  ///   closure; nil for a view that the coordinator does not manage.
  public func adjustment(of scrollView: UIScrollView) -> Adjustment? {
    managed(of: scrollView)?.lastReport.map(Adjustment.init)
  }

  private func managed(of scrollView: UIScrollView) -> ManagedScrollView? {
    environment.managedViews[scrollView].flatMap { $0.owner === self ? $0 : nil }
  }

  // MARK: Revealing

  /// Scrolls the first responder into view in the managed views that contain it.
  ///
  /// The content scrolls on a later turn of the main run loop, when layout is done; this method
  /// does not force layout. A first responder that is already visible does not move. While the user
  /// scrolls, the method does nothing. It works even if ``Configuration/revealsFirstResponder`` is
  /// false, because that option governs only automatic reveals.
  ///
  /// If the managed views contain no first responder, nothing moves, and each of them is reported
  /// with ``Adjustment/Reveal-swift.struct/noFirstResponder``. If no view is managed, the method
  /// does nothing.
  ///
  /// While a hide or a shorter keyboard is held, the reveal waits until it is applied or cancelled,
  /// about a tenth of a second after the last notification.
  ///
  /// - Parameter animated: Whether to animate the scroll, with the keyboard's usual duration.
  public func revealFirstResponder(animated: Bool) {
    // The finger that taps a button in the content may still be on it.
    let isScrolled = revealer.knownResponder?.isInContent(where: \.movesContent) == true
    guard !views.isEmpty, !isScrolled else { return }
    revealer.want(.request, animated ? .keyboardLike : AnimationTiming.none)
    startLooking()
  }

  /// Keeps a view visible together with the first responder, such as a sign-in button below the
  /// fields.
  ///
  /// While one of the responders, or a view inside one, is first responder, a reveal shows as much
  /// of both as fits, and always the responder or its caret. Calling it again for the same view
  /// replaces the responders. If one of them is already being edited, the content scrolls on a later
  /// turn of the main run loop.
  ///
  /// - Parameters:
  ///   - view: The view to keep visible, held weakly. It is ignored while it is hidden or outside
  ///     the managed views.
  ///   - responders: The views during whose editing the view stays visible, held weakly.
  public func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    guard revealer.keepVisible(view, whileEditing: responders) else { return }
    revealer.want(.focus)
    startLooking()
  }

  /// Stops keeping a view visible; nothing moves back.
  ///
  /// Does nothing for a view that is not kept visible.
  ///
  /// - Parameter view: The view.
  public func stopKeepingVisible(_ view: UIView) {
    revealer.stopKeepingVisible(view)
  }
}

// MARK: - Events, looks and updates

// A keyboard notification is handled at once. All other changes are detected at the end of a turn
// of the main run loop. A look that finds a difference requests a turn of the main queue, and that
// turn acts on it.

extension KeyboardScrollCoordinator: Coordinating {
  var isRevealPending: Bool { revealer.isPending }

  func offsetAfterReveal(from offset: CGFloat, in managed: ManagedScrollView) -> CGFloat {
    revealer.offsetAfterReveal(from: offset, in: managed, for: self)
  }

  func giveUp(_ managed: ManagedScrollView) {
    managed.setOwner(nil)
    if let index = views.firstIndex(where: { $0 === managed }) { views.remove(at: index) }
  }

  func keyboardDidChange(_ notification: KeyboardNotification) {
    guard !views.isEmpty else { return }
    #if DEBUG
    for managed in views {
      environment.hints.keyboardWasAnnounced(for: managed.scrollView, bar: managed.bar.view)
    }
    #endif
    revealer.keyboardDidChange(notification)
    // A view that is already updated for this position is only checked at the end of the turn.
    let time = environment.runLoop.now()
    updateAll(environment.keyboard.keyboard(in:)) { managed, keyboard in
      managed.prepareUpdate(with: keyboard, of: notification, at: time).map { (.keyboard, $0) }
    }
    startLooking()
  }

  func keyboardMayLeave(_ notification: KeyboardNotification) {
    let time = environment.runLoop.now()
    updateAll(environment.keyboard.announcedKeyboard(in:)) { managed, keyboard in
      guard managed.followsEveryHide else { return nil }
      let occasion = managed.prepareUpdate(with: keyboard, of: notification, at: time)
      return occasion.map { (.keyboard, $0) }
    }
  }

  func responderDidChange(_ causes: PendingReveal.Causes) {
    revealer.want(causes)
    startLooking()
  }

  // MARK: Looking

  /// Begins to look at the end of turns, if looks are needed.
  ///
  /// With a view, only that one is asked, so that managing many views stays linear.
  func startLooking(at managed: ManagedScrollView? = nil) {
    guard !environment.isLooking else { return }
    if managed.map(needsLooks(at:)) ?? needsLooks { environment.startLooking() }
  }

  var needsLooks: Bool {
    for managed in views where managed.owner === self && needsLooks(at: managed) { return true }
    return false
  }

  private func needsLooks(at managed: ManagedScrollView) -> Bool {
    guard let scrollView = managed.scrollView else { return false }
    return revealer.isPending || isTurnRequested || environment.keyboard.isHolding
      || managed.needsLooks || environment.keyboard.mayCover(scrollView.window)
  }

  func look() {
    guard needsLooks else { return }
    // While a position is held, UIKit may already have adjusted; don't compensate. A notification or
    // a timer ends the hold.
    guard !environment.keyboard.isHolding else {
      for managed in views where managed.owner === self { managed.lookWhileHeld() }
      return
    }
    var isDifferent = false
    let time = environment.runLoop.now()
    for managed in views where managed.owner === self {
      let keyboard = environment.keyboard.keyboard(in: managed.scrollView?.window)
      let occasion = Occasion(keyboard: keyboard, time: time)
      if managed.look(on: occasion) { isDifferent = true }
    }
    revealer.look(for: self, isDifferent: isDifferent)
    if isDifferent || revealer.isDue { requestTurn() }
  }

  /// Requests one turn of the main queue, for what a look has found.
  private func requestTurn() {
    guard !isTurnRequested else { return }
    isTurnRequested = true
    environment.runLoop.onNextTurn { [weak self] in self?.turnCame() }
  }

  private func turnCame() {
    isTurnRequested = false
    guard !environment.keyboard.isHolding else { return }
    if revealer.isDue {
      for report in revealer.reveal(for: self) { onAdjustment?(Adjustment(report)) }
    } else {
      updateOutdated()
    }
  }

  func makeSteps(at time: TimeInterval) -> Bool {
    var isMoving = false
    for managed in views where managed.isMoving {
      if let reported = managed.makeStep(at: time) {
        report(managed, since: reported, .interrupted, revealer.outcome(in: managed))
      }
      isMoving = isMoving || managed.isMoving
    }
    return isMoving
  }

  // MARK: Updating

  private func updateOutdated() {
    let time = environment.runLoop.now()
    updateAll(environment.keyboard.keyboard(in:)) { managed, keyboard in
      var occasion = Occasion(keyboard: keyboard, time: time)
      switch managed.lastLook {
      case .current:
        return nil
      case .none:
        // The view has come to a window, or got another configuration during a write.
        return (.geometry, occasion)
      case .outdated(let last):
        occasion.timing = self.timing(of: managed)
        return (last.keyboard == keyboard ? .geometry : .keyboard, occasion)
      }
    }
  }

  /// The timing of a change without a notification.
  ///
  /// While the keyboard moves, this is its timing; otherwise it is the keyboard's usual timing.
  /// Under a finger nothing is animated.
  private func timing(of managed: ManagedScrollView) -> AnimationTiming {
    guard let scrollView = managed.scrollView, !scrollView.touch.isFinger else { return .none }
    return environment.keyboard.timingOfTransition ?? .keyboardLike
  }

  /// Updates the views for which something is due, and reports the updates when all are done.
  private func updateAll(
    _ read: (UIWindow?) -> KeyboardInWindow,
    _ due: (ManagedScrollView, KeyboardInWindow) -> (
      UpdateReport.Trigger, Occasion
    )?
  ) {
    var updates: [(ManagedScrollView, UpdateReport.Values, UpdateReport.Trigger)] = []
    for managed in views where managed.owner === self {
      guard let (trigger, occasion) = due(managed, read(managed.scrollView?.window)),
        let before = update(managed, on: occasion)
      else { continue }
      updates.append((managed, before, trigger))
    }
    for (managed, before, trigger) in updates {
      // A report has ended its management, which was the last report of it.
      if managed.isReleased, managed.lastReport?.trigger == .released { continue }
      report(managed, since: before, trigger, revealer.outcome(in: managed))
    }
  }

  /// Updates one view for a call of the app, and reports the update.
  private func updateAtOnce(_ managed: ManagedScrollView, _ timing: AnimationTiming) {
    let occasion = Occasion(
      keyboard: environment.keyboard.keyboard(in: managed.scrollView?.window),
      time: environment.runLoop.now(),
      timing: timing
    )
    guard let before = update(managed, on: occasion) else { return }
    report(managed, since: before, .managed, revealer.outcome(in: managed))
  }

  /// Updates one view, and returns its values before; nil if it is busy or gone.
  private func update(
    _ managed: ManagedScrollView,
    on occasion: Occasion
  ) -> UpdateReport.Values? {
    // A view that moves under a keyboard at rest is not news: what is hidden then is a loss. Views
    // inside each other would take turns, each moved by the reveal in the other one.
    let isNews = managed.lastLook.snapshot?.keyboard != occasion.keyboard
    let wasCovered = managed.isCoveredByKeyboard
    guard let before = managed.values, managed.update(occasion) else { return nil }
    if managed.insets.limit.awaitsSecond {
      // Otherwise there may be no turn after the pause.
      environment.runLoop.after(WriteLimit.pause) { [weak self] in self?.startLooking() }
    }
    if isNews, managed.isCoveredByKeyboard, !wasCovered, managed.coverage.keyboard.isLocal,
      managed.owner === self, let scrollView = managed.scrollView
    {
      revealer.keyboardCovers(scrollView, occasion.timing)
    }
    return before
  }

  private func report(
    _ managed: ManagedScrollView,
    since before: UpdateReport.Values,
    _ trigger: UpdateReport.Trigger,
    _ reveal: RevealOutcome
  ) {
    guard let report = managed.report(since: before, trigger, reveal) else { return }
    onAdjustment?(Adjustment(report))
  }
}
