import UIKit

/// Scrolls the first responder into view in the managed views around it, and keeps it visible.
@MainActor
final class Revealer {
  private(set) var pending = PendingReveal()
  private(set) weak var revealedResponder: UIView?
  /// The caret of ``revealedResponder``.
  private var caret = CaretMemory()
  /// The coordinators whose app has asked for the pending reveal.
  private var requesters: [Weak<Owner>] = []
  private unowned let environment: Environment

  init(environment: Environment) { self.environment = environment }

  var isPending: Bool { pending.request != nil }

  var isResponderRevealed: Bool { revealedResponder.map { $0 === knownResponder } ?? false }

  var isDue: Bool { pending.request?.isDue == true && !environment.keyboard.isHolding }

  // MARK: Requests

  func requestReveal(for causes: PendingReveal.Causes, timing: AnimationTiming? = nil) {
    if pending.request == nil { requesters = [] }
    pending.add(causes, timing: timing ?? environment.keyboard.timingOfTransition ?? .keyboardLike)
  }

  func requestReveal(by owner: Owner, timing: AnimationTiming) {
    requestReveal(for: .request, timing: timing)
    requesters.append(Weak(owner))
  }

  func keyboardDidChange(_ notification: KeyboardNotification) {
    if notification.kind.isAnnouncement { pending.keyboardAnnounced(notification.timing) }
    // Test `isVisible`: the did-notification of an earlier hide may follow the next show.
    if notification.kind.isHide, !environment.keyboard.isVisible {
      pending.keyboardWasHidden()
      // Remember a field under an alert: UIKit, not the user, will focus it again.
      if !environment.focus.isEditing(where: { $0 === revealedResponder }) {
        revealedResponder = nil
      }
      environment.focus.forgetSuspended()
    }
    // A custom view may become first responder without a notification; only its keyboard is
    // announced.
    if notification.kind == .willShow, notification.isLocal, knownResponder == nil,
      !environment.managedViews.all.isEmpty
    {
      requestReveal(for: .focus, timing: notification.timing)
    }
  }

  /// Requests a reveal of a custom text input view that has become first responder as another view
  /// lost the focus: if the keyboard stays, UIKit may post nothing.
  ///
  /// A text view that is not editable may be first responder too, for a selection.
  func focusWasLost() {
    // Another scene has its own first responder. A composer in an accessory view is in the keyboard's
    // window.
    let scene = environment.focus.editedWindow?.windowScene
    let views = environment.managedViews.all.filter {
      scene == nil || $0.window?.windowScene === scene
    }
    guard knownResponder == nil, environment.keyboard.isVisible, !environment.keyboard.isHolding,
      let found = findResponder(in: views), found is any UIKeyInput,
      (found as? UITextView)?.isEditable != false
    else { return }
    requestReveal(for: .focus)
    environment.startChecks()
  }

  /// Requests a reveal in a view that the keyboard has just begun to cover, wherever the user has
  /// scrolled.
  func keyboardCovers(_ managed: ManagedScrollView, timing: AnimationTiming) {
    // In another window, a custom view that posts no notification may be first responder too.
    if let responder = knownResponder,
      responder.window === managed.window
        || !environment.managedViews.views(around: responder).isEmpty
    {
      guard managed.mayShow(responder) else { return }
      // For example, an alert has gone, and the keyboard is lower than at the scroll.
      if isResponderRevealed, managed.hidWhereChosen(responder) {
        return contentReturned(in: managed)
      }
    }
    requestReveal(for: .keyboard, timing: timing)
  }

  /// Handles content that has returned to where the user or the app has put it: a field that is
  /// hidden there stays hidden.
  func contentReturned(in managed: ManagedScrollView) {
    managed.forgetSight()
    pending.geometryReturned()
  }

  /// Handles the focus that UIKit gives back: a field that the user had scrolled away stays there.
  func focusReturned(to responder: UIView) {
    revealedResponder = responder
    caret.reset(to: responder.caretPosition)
  }

  func outcome(in managed: ManagedScrollView) -> Adjustment.Reveal {
    if let responder = knownResponder, !managed.mayShow(responder) { return .noFirstResponder }
    guard let request = pending.request else { return .notWanted }
    return isAllowed(request, in: managed) ? .waiting : .switchedOff
  }

  // MARK: The first responder

  var knownResponder: UIView? { environment.focus.firstResponder }

  /// Finds the first responder; for the app's request, only beside the requester's views.
  private func findResponder(for request: PendingReveal.Request) -> UIView? {
    // Each window has its own first responder, and ``FocusMonitor`` stores only the latest one.
    let known = knownResponder
    let views = views(for: request)
    if let known, views.contains(where: { $0.window === known.window }) { return known }
    let found = findResponder(in: views)
    if known == nil, let found { environment.focus.remember(found) }
    return found
  }

  private func findResponder(in views: [ManagedScrollView]) -> UIView? {
    for managed in views {
      if let found = managed.viewInWindow?.findFirstResponder() { return found }
    }
    return nil
  }

  private func views(for request: PendingReveal.Request) -> [ManagedScrollView] {
    let all = environment.managedViews.all
    return request.causes == .request ? all.filter(isRequester) : all
  }

  // MARK: Checks

  /// Checks the first responder; `isDifferent` is true if a managed view needs an update.
  func check(isDifferent: Bool) {
    if !isPending, environment.focus.takeLossOfFocus() { focusWasLost() }
    let responder = knownResponder.flatMap { $0.window == nil ? nil : $0 }
    if let responder { check(at: responder, isDifferent: isDifferent) }
    pending.checked(isDifferent: isDifferent) { isScrolling(around: responder) }
  }

  private func isScrolling(around responder: UIView?) -> Bool {
    let views = environment.managedViews
    let known = responder.map(views.views(around:)) ?? []
    // The reveal may find another responder, in another window.
    let around = known.isEmpty ? views.all : known
    return responder?.isInTouchedContent == true
      || around.contains { $0.mayNotReveal || $0.scrollView?.isInTouchedContent == true }
  }

  private func check(at responder: UIView, isDifferent: Bool) {
    guard responder === revealedResponder else { return }
    switch caret.check(responder.caretPosition, at: environment.runLoop.now()) {
    case .moves:
      // Without this timer, no turn may follow in which a check finds the caret at rest.
      environment.runLoop.after(CaretMemory.restDuration) { [weak environment] in
        environment?.startChecks()
      }
    case .rests: requestReveal(for: .typing, timing: .keyboardLike)
    case nil:
      break
    }
    // A pending reveal or a due update may uncover the responder: test only afterwards whether more
    // of it is hidden.
    guard !isDifferent, !isPending else { return }
    var isLost = false
    let isInHide = environment.keyboard.isSettling && !environment.keyboard.isVisible
    environment.managedViews.forEachView(around: responder) { managed in
      switch managed.checkSight(of: responder) {
      // Another app's keyboard causes no reveal, and neither does a hide.
      case .lost where managed.coverage.keyboard.isLocal && !isInHide: isLost = true
      // A scroll of an outer view may move inner views under the keyboard. Without this case, a
      // form returns to an edited text that the app has scrolled away.
      case .scrolled: isLost = false
      case .lost, .none: break
      }
    }
    if isLost, !responder.isInTouchedContent { requestReveal(for: .geometry) }
  }

  // MARK: Revealing

  /// Returns the responder that an update of a view shows, a turn before the reveal.
  ///
  /// `isBack` is true if the update returns content to where the user or the app has put it: the
  /// responder is then shown only for a pending reveal caused by neither the keyboard nor geometry.
  func responderToShow(in managed: ManagedScrollView, isBack: Bool) -> UIView? {
    if let request = pending.request {
      guard isAllowed(request, in: managed), !isBack || !request.endsWithReturn else { return nil }
      return findResponder(for: request)
    }
    return !isBack && isResponderRevealed ? revealedResponder : nil
  }

  /// Reveals the first responder in the views around it, from the inside out.
  func reveal() {
    guard let request = pending.request else { return }
    guard let responder = findResponder(for: request) else { return endWithoutResponder(request) }
    let around = environment.managedViews.views(around: responder)
    guard !around.isEmpty, request.causes != .request || around.contains(where: isRequester)
    else { return endWithoutResponder(request) }
    guard !responder.isInTouchedContent else {
      pending.userScrolls()
      return
    }
    for managed in around { managed.updateScrollSource() }
    guard !around.contains(where: { $0.mayNotReveal }) else {
      pending.waitForEndOfScroll()
      return
    }
    pending.end()
    let isChosen = responder !== revealedResponder || request.causes.contains(.request)
    revealedResponder = responder
    var reports: [(ManagedScrollView, Adjustment.Values, Adjustment.Reveal)] = []
    let scrollsTextViewLast = mayUncoverTextView(in: around, showing: responder, for: request)
    for managed in scrollsTextViewLast ? Array(around.dropFirst()) + [around[0]] : around {
      guard let before = managed.values else { continue }
      let outcome =
        isAllowed(request, in: managed)
        ? managed.reveal(responder, for: request, isChosen: isChosen) : .switchedOff
      reports.append((managed, before, outcome))
      guard scrollsTextViewLast, outcome == .moved else { continue }
      requestReveal(for: .geometry, timing: request.timing)
      break
    }
    // A field that the app keeps at one place on the screen moves with the content. Each reveal
    // would request the next, up to the content's end. Forget what was visible, so that the next
    // check detects no loss.
    if request.causes == .geometry { for managed in around { managed.forgetSight() } }
    caret.reset(to: responder.caretPosition)
    for (managed, before, outcome) in reports {
      managed.report(to: managed.owner, since: before, trigger: request.trigger, reveal: outcome)
    }
  }

  /// Returns whether the innermost view is a text view that the view around it may show completely.
  ///
  /// Such a text view scrolls last, after the outer views have moved and its own insets have
  /// changed. Otherwise it may scroll needlessly.
  private func mayUncoverTextView(
    in around: [ManagedScrollView],
    showing responder: UIView,
    for request: PendingReveal.Request
  ) -> Bool {
    request.causes != .typing && request.causes != .geometry && around.count > 1
      && around[0].scrollView === responder && around[1].canShowAll(of: responder)
  }

  private func isAllowed(_ request: PendingReveal.Request, in managed: ManagedScrollView) -> Bool {
    managed.options.revealsFirstResponder
      || (request.causes.contains(.request) && isRequester(managed))
  }

  private func isRequester(_ managed: ManagedScrollView) -> Bool {
    requesters.contains { $0.object === managed.owner }
  }

  private func endWithoutResponder(_ request: PendingReveal.Request) {
    pending.end()
    for managed in views(for: request) where request.causes == .request || managed.window != nil {
      managed.forgetSight()
      guard let values = managed.values else { continue }
      let owner = managed.owner
      managed.report(to: owner, since: values, trigger: request.trigger, reveal: .noFirstResponder)
    }
  }
}

extension PendingReveal.Request {
  fileprivate var trigger: Adjustment.Trigger {
    if causes.contains(.request) { return .request }
    return isAfterScrolling ? .geometry : .reveal
  }
}
