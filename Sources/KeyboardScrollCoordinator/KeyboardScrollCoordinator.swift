public import UIKit

/// Keeps the content of scroll views reachable above the keyboard.
///
/// Hand it the scroll, table or collection views of a screen, and keep it as long as the screen:
///
/// ```swift
/// final class LoginViewController: UIViewController {
///   private let coordinator = KeyboardScrollCoordinator()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     coordinator.manage(scrollView)
///   }
/// }
/// ```
///
/// From then on the content inset and the vertical scroll indicator insets of each view grow by what
/// the keyboard really covers of it, the first responder is scrolled into sight, and everything goes
/// back when the keyboard leaves. The coordinator remembers its own share of an inset only; what the
/// app writes stays. Delegates, paging, content size, dismiss mode, bounce and everything horizontal
/// are left alone.
///
/// Scroll views are held weakly. A coordinator that goes away takes its shares back.
@MainActor
public final class KeyboardScrollCoordinator {
  /// Called after each update of a managed view, also when nothing had to change.
  ///
  /// Nil by default. The closure runs on the main actor, inside the handling of the notification that
  /// caused the update; it must not start or stop managing views.
  public var onAdjustment: ((Adjustment) -> Void)?

  private let configuration: Configuration
  private let surroundings: Surroundings
  private var managed: [ManagedScrollView] = []
  private var intention = RevealIntention.none
  private var timing = AnimationTiming.none
  private var isFollowingTurnScheduled = false
  private var isWaitingForScrolling = false
  /// True from the focus of a text view until its keyboard has come: the caret reports the selection
  /// of the last time for a while.
  private var caretMaySettleLate = false

  /// Creates a coordinator.
  ///
  /// - Parameter configuration: How views are treated that are managed without a configuration of
  ///   their own.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    surroundings = Surroundings.current
    surroundings.keyboard.add(self)
    surroundings.focus.add(self)
  }

  isolated deinit {
    for entry in managed { _ = entry.release() }
  }

  /// Begins to remember where the keyboard is, for the whole process.
  ///
  /// Optional. The record starts with the first coordinator; an app whose first coordinator may be
  /// made while the keyboard is already up calls this when it launches. Calling it again does
  /// nothing.
  public static func startObservingKeyboard() {
    _ = Surroundings.current.keyboard
    _ = Surroundings.current.focus
  }

  // MARK: Managing

  /// Begins to manage a scroll view with the coordinator's configuration.
  ///
  /// While the keyboard is up the view is right at once, without animation. Managing a view twice is
  /// one management; a view that another coordinator manages changes hands.
  ///
  /// - Parameter scrollView: A scroll, table or collection view, held weakly.
  public func manage(_ scrollView: UIScrollView) {
    manage(scrollView, configuration: configuration)
  }

  /// Begins to manage a scroll view with a configuration of its own.
  ///
  /// Calling it again replaces the configuration, with effect at once.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll, table or collection view, held weakly.
  ///   - configuration: How the view is treated.
  public func manage(_ scrollView: UIScrollView, configuration: Configuration) {
    let entry: ManagedScrollView
    if let (current, owner) = surroundings.owners.current(of: scrollView) {
      entry = current
      if owner !== self { owner.forget(entry) }
    } else {
      entry = ManagedScrollView(scrollView, configuration: configuration)
    }
    entry.configuration = configuration
    surroundings.owners.assign(entry, to: self)
    managed.removeAll { $0 === entry || $0.scrollView == nil }
    managed.append(entry)
    update([entry], trigger: .managed, timing: .none)
  }

  /// Stops managing a scroll view and takes the coordinator's share of its insets back, at once and
  /// without animation.
  ///
  /// The content offset is clamped by UIKit where the range has become shorter. Does nothing for a
  /// view that the coordinator does not manage.
  ///
  /// - Parameter scrollView: The view.
  public func stopManaging(_ scrollView: UIScrollView) {
    guard let entry = managed.first(where: { $0.scrollView === scrollView }) else { return }
    forget(entry)
    guard let update = entry.release() else { return }
    report(update, of: entry, trigger: .released)
  }

  /// Returns whether this coordinator manages a scroll view.
  ///
  /// - Parameter scrollView: The view.
  /// - Returns: True from ``manage(_:)`` until ``stopManaging(_:)``, or until another coordinator
  ///   takes the view over.
  public func isManaging(_ scrollView: UIScrollView) -> Bool {
    managed.contains { $0.scrollView === scrollView }
  }

  private func forget(_ entry: ManagedScrollView) {
    managed.removeAll { $0 === entry }
  }

  // MARK: Revealing

  /// Scrolls the first responder into sight in the managed views that contain it.
  ///
  /// A first responder that is in sight already does not move. Does nothing when there is none, when
  /// it is outside the managed views, or while a finger scrolls. ``Configuration/revealsFirstResponder``
  /// does not matter: it rules what happens without being asked.
  ///
  /// - Parameter animated: Whether the content moves with an animation as long as the keyboard's.
  public func revealFirstResponder(animated: Bool) {
    intention.handle(.wanted(.request))
    update(managed, trigger: .request, timing: animated ? .keyboardLike : .none)
  }
}

// MARK: - Updating

extension KeyboardScrollCoordinator: KeyboardMonitor.Listener {
  func keyboardMonitor(_ monitor: KeyboardMonitor, didRecord transition: KeyboardTransition) {
    guard !managed.isEmpty else { return }
    timing = transition.timing
    if transition.event.kind == .didShow, caretMaySettleLate {
      caretMaySettleLate = false
      intention.handle(.wanted(.focus))
    }
    update(managed, trigger: .keyboard, timing: timing, isLocal: transition.event.isLocal)
    if transition.event.kind.isAnnouncement { scheduleFollowingTurn() }
  }
}

extension KeyboardScrollCoordinator: FocusMonitor.Listener {
  func focusMonitor(_ monitor: FocusMonitor, didObserve event: FocusMonitor.Event) {
    switch event {
    case .began(let view):
      guard entriesAround(view).isEmpty == false else { return intention.handle(.targetLeft) }
      caretMaySettleLate = view is UITextView
      intention.handle(.wanted(.focus))
      // Before its keyboard has come there is nothing to make room for yet.
      if keyboardRests(for: view) { update(managed, trigger: .focus, timing: .keyboardLike) }
      scheduleFollowingTurn()
    case .changed(let view):
      guard entriesAround(view).isEmpty == false else { return }
      // The text is laid out, and a cell has grown with it, by the following turn.
      intention.handle(.wanted(.typing))
      timing = .keyboardLike
      scheduleFollowingTurn()
    case .ended:
      break
    }
  }

  private func keyboardRests(for view: UIView) -> Bool {
    guard let screen = view.window?.screen,
      case .resting = surroundings.keyboard.state(on: screen).rest
    else { return false }
    return true
  }
}

extension KeyboardScrollCoordinator {
  private func scheduleFollowingTurn() {
    guard !isFollowingTurnScheduled else { return }
    isFollowingTurnScheduled = true
    surroundings.onNextTurn { [weak self] in
      guard let self else { return }
      isFollowingTurnScheduled = false
      update(managed, trigger: .followingTurn, timing: timing)
    }
  }

  private func scheduleAfterScrolling() {
    guard !isWaitingForScrolling else { return }
    isWaitingForScrolling = true
    surroundings.afterScrolling { [weak self] in
      guard let self else { return }
      isWaitingForScrolling = false
      update(managed, trigger: .scrollingEnded, timing: .keyboardLike)
    }
  }

  /// Brings views up to date: first all insets, then the first responder, then the reports.
  private func update(
    _ entries: [ManagedScrollView],
    trigger: Adjustment.Trigger,
    timing: AnimationTiming,
    isLocal: Bool = true
  ) {
    managed.removeAll { $0.scrollView == nil }
    var updates: [(entry: ManagedScrollView, update: ManagedScrollView.Update)] = []
    for entry in entries {
      guard let update = entry.update(for: surroundings.keyboard, timing: timing) else { continue }
      if update.sight.reason == .waitsForScrolling { scheduleAfterScrolling() }
      if update.grew, isLocal, !intention.isPending { intention.handle(.wanted(.keyboard)) }
      updates.append((entry, update))
    }
    if isLocal { reveal(trigger: trigger, timing: timing) }
    guard onAdjustment != nil else { return }
    for (entry, update) in updates { report(update, of: entry, trigger: trigger) }
  }

  private func report(
    _ update: ManagedScrollView.Update,
    of entry: ManagedScrollView,
    trigger: Adjustment.Trigger
  ) {
    guard let onAdjustment, let scrollView = entry.scrollView else { return }
    onAdjustment(
      Adjustment(
        scrollView: scrollView,
        trigger: trigger,
        reason: update.sight.reason,
        placement: update.sight.placement,
        endFrameInScreen: update.sight.endFrameInScreen,
        overlap: update.sight.overlap.height,
        contribution: update.sight.contribution,
        keyboardAdjustment: entry.keyboardAdjustment,
        contentInsetBefore: update.contentInsetBefore,
        contentInsetAfter: scrollView.contentInset,
        verticalScrollIndicatorInsetsBefore: update.indicatorInsetsBefore,
        verticalScrollIndicatorInsetsAfter: scrollView.verticalScrollIndicatorInsets,
        contentOffsetBefore: update.contentOffsetBefore,
        contentOffsetAfter: scrollView.contentOffset
      )
    )
  }
}

// MARK: - Revealing

extension KeyboardScrollCoordinator {
  /// The managements around a view, from the inside out.
  private func entriesAround(_ view: UIView) -> [ManagedScrollView] {
    managed
      .filter { entry in
        guard let scrollView = entry.scrollView else { return false }
        return view.isDescendant(of: scrollView)
      }
      .sorted { inner, outer in
        guard let inner = inner.scrollView, let outer = outer.scrollView else { return false }
        return inner !== outer && inner.isDescendant(of: outer)
      }
  }

  /// Brings the first responder into sight, if that is wanted and can be done now.
  private func reveal(trigger: Adjustment.Trigger, timing: AnimationTiming) {
    guard case .pending(let cause) = intention else { return }
    guard let responder = firstResponder(search: trigger == .followingTurn || trigger == .request)
    else {
      if trigger == .followingTurn || trigger == .request { intention.handle(.targetLeft) }
      return
    }
    let entries = entriesAround(responder)
    guard !entries.isEmpty else { return intention.handle(.targetLeft) }
    guard !entries.contains(where: { $0.scrollView?.isScrolledByUser == true }) else {
      return postponeForUser(cause)
    }
    let isSettled = trigger != .keyboard && trigger != .focus
    if !isSettled, responder is UITextView || responder.isInMovablePresentation { return }
    for entry in entries where entry.configuration.revealsFirstResponder || cause == .request {
      entry.reveal(responder, timing: timing)
    }
    // Layout may still move the target until the following turn; a target in sight stays put, so
    // looking once more does no harm.
    if isSettled { intention.handle(.resolved) }
  }

  /// A finger decides what is in sight.
  ///
  /// What the keyboard alone asked for is dropped; a new focus and typing are worth coming back to.
  private func postponeForUser(_ cause: RevealIntention.Cause) {
    switch cause {
    case .keyboard, .request: intention.handle(.userTookOver)
    case .focus, .typing: scheduleAfterScrolling()
    }
  }

  private func firstResponder(search: Bool) -> UIView? {
    if let responder = surroundings.focus.firstResponder { return responder }
    guard search else { return nil }
    for entry in managed {
      if let found = entry.scrollView?.findFirstResponder() { return found }
    }
    return nil
  }
}
