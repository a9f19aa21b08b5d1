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
  /// Nil by default. After a change of geometry it is called only when something changed. It is not
  /// called when another coordinator takes the view over, or when this one goes away.
  ///
  /// The closure runs on the main actor, inside whatever caused the update: the handling of a
  /// notification, a layout pass, a call. It must not force layout, nor start or stop managing views.
  public var onAdjustment: ((Adjustment) -> Void)?

  private let configuration: Configuration
  private let surroundings: Surroundings
  private let reveal: FirstResponderReveal
  private var managed: [ManagedScrollView] = []
  private let followingTurn: FollowingTurn
  /// True from an announcement until the keyboard has come to rest.
  private var isKeyboardMoving = false
  /// True from a new focus until the following turn.
  private var isFocusNew = false
  private var isWaitingForScrolling = false

  /// Creates a coordinator.
  ///
  /// - Parameter configuration: How views are treated that are managed without a configuration of
  ///   their own.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    surroundings = Surroundings.current
    let reveal = FirstResponderReveal(surroundings)
    self.reveal = reveal
    // UIKit moves a sheet on the same turn, and may come after us in it.
    followingTurn = FollowingTurn(surroundings) { reveal.isInMovablePresentation }
    followingTurn.onTurn = { [weak self] in self?.followingTurnCame($0) }
    reveal.onCaretRest = { [weak self] in
      guard let self else { return }
      update(managed, trigger: .caretMoved, timing: .keyboardLike)
    }
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
  }

  // MARK: Managing

  /// Begins to manage a scroll view with the coordinator's configuration.
  ///
  /// While the keyboard is up the view is right at once, or as soon as it is in a window, without
  /// animation. Managing a view twice is
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
      if owner !== self {
        owner.forget(entry)
        reveal.takeOver(owner.reveal)
      }
      // Another margin counts for the field that is being edited as well.
      if entry.configuration.revealPadding != configuration.revealPadding { reveal.marginChanged() }
    } else {
      entry = ManagedScrollView(scrollView, configuration: configuration)
    }
    entry.configuration = configuration
    entry.onGeometryChange = { [weak self, weak entry] in
      guard let self, let entry else { return }
      geometryDidChange(of: entry)
    }
    // The transition is over when its handlers are, on the following turn.
    entry.onTransitionEnd = { [weak self] in self?.followingTurn.schedule(.keyboardLike) }
    entry.onProbeLoss = { [weak self] in self?.followingTurn.schedule(.keyboardLike) }
    surroundings.owners.assign(entry, to: self)
    managed.removeAll { $0 === entry || $0.scrollView == nil }
    managed.append(entry)
    update([entry], trigger: .managed, timing: .none)
  }

  /// Stops managing a scroll view and takes the coordinator's share of its insets back, at once and
  /// without animation.
  ///
  /// The content offset is clamped by UIKit where the range has become shorter; an inverted list, and a
  /// view that keeps its distance to the end, moves as for a hide; one that would go back to its offset
  /// stays where it is. Does nothing for a view that the coordinator does not manage.
  ///
  /// - Parameter scrollView: The view.
  public func stopManaging(_ scrollView: UIScrollView) {
    guard let entry = managed.first(where: { $0.scrollView === scrollView }) else { return }
    forget(entry)
    surroundings.owners.remove(entry)
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
  /// While it is undecided whether the keyboard leaves, it waits for that, a tenth of a second at most,
  /// and moves with the keyboard.
  ///
  /// - Parameter animated: Whether the content moves with an animation as long as the keyboard's.
  public func revealFirstResponder(animated: Bool) {
    reveal.request()
    update(managed, trigger: .request, timing: animated ? .keyboardLike : .none)
  }

  /// Keeps a view in sight together with the first responder: the sign-in button below the fields.
  ///
  /// While one of the responders, or a view inside one, is first responder, a reveal shows both as far
  /// as there is room, and the responder or its caret in any case. Calling it again for the same view
  /// replaces the responders; an empty list ends it. It takes effect on the following turn when one of
  /// them is being edited.
  ///
  /// - Parameters:
  ///   - view: The view to keep in sight, held weakly. It counts while it is inside a managed view
  ///     and not hidden.
  ///   - responders: The views whose editing it belongs to, held weakly.
  public func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    reveal.keep(view, whileEditing: responders)
    followingTurn.schedule(.keyboardLike)
  }
}

// MARK: - Hearing

extension KeyboardScrollCoordinator: KeyboardMonitor.Listener {
  func keyboardMonitor(_ monitor: KeyboardMonitor, didRecord transition: KeyboardTransition) {
    let event = transition.event
    // The update looks back on the time before.
    defer { isKeyboardMoving = event.kind.isAnnouncement || isMoving(monitor) }
    guard !managed.isEmpty else { return }
    if event.kind == .willShow, event.isLocal { reveal.keyboardWillShow() }
    if event.kind == .didShow, event.isLocal { reveal.keyboardDidShow() }
    if event.kind.isAnnouncement { followingTurn.keyboardAnnounced(transition.timing) }
    update(managed, trigger: .keyboard, timing: transition.timing)
    // Without an announcement nothing else would come back.
    if reveal.isWanted { followingTurn.schedule(transition.timing) }
  }

  /// True when the end of what was announced is still to be told where the managed views are.
  private func isMoving(_ monitor: KeyboardMonitor) -> Bool {
    managed.contains { entry in
      guard let screen = entry.scrollView?.window?.screen else { return false }
      return monitor.state(on: screen).isMoving
    }
  }
}

extension KeyboardScrollCoordinator: FocusMonitor.Listener {
  func focusMonitor(_ monitor: FocusMonitor, didObserve event: FocusMonitor.Event) {
    switch event {
    case .began(let view):
      // What the user has scrolled until now is told apart from what UIKit scrolls for the new focus.
      for entry in managed { entry.noteOffset(isSettling: isSettling) }
      guard !view.managements(in: managed).isEmpty else { return reveal.cancel() }
      isFocusNew = true
      reveal.didFocus()
      // Its keyboard may be a shorter one, which is announced after this and uncovers it.
      followingTurn.schedule(.keyboardLike)
    case .changed(let view):
      guard view.isFirstResponder, !view.managements(in: managed).isEmpty else { return }
      // The text is laid out, and a cell has grown with it, by the following turn.
      reveal.caretMoved()
      followingTurn.schedule(.keyboardLike)
    case .textSizeChanged:
      guard reveal.isInSight(in: managed) else { return }
      reveal.marginChanged()
      // Views hear of it with the next layout.
      followingTurn.schedule(.keyboardLike, isLate: true)
    case .ended:
      break
    }
  }
}

// MARK: - Updating

extension KeyboardScrollCoordinator {
  /// Follows a change of geometry with the insets at once, so that they move with it; the first
  /// responder waits until the layout is done.
  private func geometryDidChange(of entry: ManagedScrollView) {
    update([entry], trigger: .geometry, timing: .inherited)
  }

  /// True while UIKit itself may scroll to the focus.
  private var isSettling: Bool { isKeyboardMoving || isFocusNew }

  private func followingTurnCame(_ timing: AnimationTiming) {
    // While a hide is doubted the update is put off; what UIKit has scrolled for the focus is not.
    if isFocusNew, surroundings.keyboard.isInDoubt {
      for entry in managed { entry.noteOffset(isSettling: true) }
    }
    update(managed, trigger: .followingTurn, timing: timing)
    isFocusNew = false
  }

  private func scheduleAfterScrolling() {
    guard !isWaitingForScrolling else { return }
    isWaitingForScrolling = true
    surroundings.inEachTurn { [weak self] in
      guard let self else { return false }
      // A finger that rests before it drags is not scrolling yet, as the run loop sees it.
      guard !reveal.isHeldByUser,
        !managed.contains(where: { $0.scrollView?.isScrolledByUser == true })
      else { return true }
      isWaitingForScrolling = false
      update(managed, trigger: .scrollingEnded, timing: .keyboardLike)
      return false
    }
  }

  /// Brings views up to date: first all insets, then the first responder, then the reports.
  private func update(
    _ entries: [ManagedScrollView],
    trigger: Adjustment.Trigger,
    timing: AnimationTiming
  ) {
    // While a hide is doubted UIKit may have made way for it already, and would have to be made up for.
    // The end of the doubt brings everything up to date.
    guard trigger.countsInDoubt || !surroundings.keyboard.isInDoubt else { return }
    managed.removeAll { $0.scrollView == nil }
    var updates: [(entry: ManagedScrollView, update: ManagedScrollView.Update)] = []
    for entry in entries {
      guard
        let update = entry.update(
          for: surroundings.keyboard,
          timing: timing,
          isSettling: isSettling
        )
      else { continue }
      if update.sight.reason == .waitsForScrolling { scheduleAfterScrolling() }
      // The keyboard of another app covers our views too; nothing is revealed for it.
      if let metrics = update.metricsBeforeGrowth, update.sight.isLocal {
        reveal.keyboardGrew(over: entry, from: metrics)
      }
      if update.metricsBeforeGrowth != nil, trigger == .geometry {
        followingTurn.schedule(.keyboardLike)
      }
      updates.append((entry, update))
    }
    // A focus that has its keyboard leave needs less room made for it, or none.
    if trigger.isSettled, !surroundings.keyboard.isInDoubt,
      reveal.resolve(in: managed, timing: timing) == .waitsForScrolling
    {
      scheduleAfterScrolling()
    }
    for (entry, update) in updates { report(update, of: entry, trigger: trigger) }
  }

  private func report(
    _ update: ManagedScrollView.Update,
    of entry: ManagedScrollView,
    trigger: Adjustment.Trigger
  ) {
    guard let onAdjustment,
      let adjustment = Adjustment(update, of: entry, trigger: trigger),
      trigger != .geometry || adjustment.didChange
    else { return }
    onAdjustment(adjustment)
  }
}

extension KeyboardScrollCoordinator.Adjustment.Trigger {
  /// True when insets and layout are final, as far as they will be.
  fileprivate var isSettled: Bool {
    switch self {
    case .managed, .followingTurn, .caretMoved, .scrollingEnded, .request: true
    case .keyboard, .geometry, .released: false
    }
  }

  /// True for what is followed also while a hide is doubted.
  fileprivate var countsInDoubt: Bool {
    switch self {
    case .managed, .keyboard, .released: true
    case .followingTurn, .caretMoved, .geometry, .scrollingEnded, .request: false
    }
  }
}
