import UIKit

// Finds the first responder, checks whether it is still visible, and reveals it.

extension KeyboardScrollCoordinator {
  // MARK: The first responder

  /// The first responder, if a notification announced it or an earlier search found it.
  var knownResponder: UIView? {
    if let responder = environment.focus.firstResponder { return responder }
    guard let lastResponder, lastResponder.isFirstResponder else { return nil }
    return lastResponder
  }

  private func findResponder() -> UIView? {
    // Each window has its own first responder, and only the latest one is stored.
    if let known = knownResponder,
      views.contains(where: { $0.scrollView?.window === known.window })
    {
      return known
    }
    // A custom text input view posts no notification.
    for managed in views {
      if let found = managed.viewInWindow?.findFirstResponder() { return found }
    }
    return nil
  }

  /// Finds a first responder in the responder chains of the managed views.
  func findResponderAroundViews() -> UIResponder? {
    for managed in views {
      guard let view = managed.viewInWindow else { continue }
      let chain = sequence(first: view as UIResponder, next: \.next)
      if let found = chain.first(where: \.isFirstResponder) { return found }
    }
    return nil
  }

  /// This coordinator's views around another one, innermost first.
  private func views(around view: UIView) -> [ManagedScrollView] {
    var around: [ManagedScrollView] = []
    environment.managedViews.forEachView(around: view) { managed in
      if managed.owner === self { around.append(managed) }
    }
    return around
  }

  // MARK: Looking

  private func isScrolledByApp(_ views: [ManagedScrollView]) -> Bool {
    views.contains { $0.scroller == .app }
  }

  /// True while a finger drags the content of a managed view.
  var isUnderFinger: Bool {
    for managed in views where managed.scrollView?.isMovedByUser == true { return true }
    return false
  }

  /// Checks the first responder at the end of a turn.
  func lookAtResponder(isDifferent: Bool) {
    let time = environment.runLoop.now()
    guard let responder = knownResponder, responder.window != nil else {
      revealState.caretIs(at: nil)
      if revealState.isWaitingForScrolling, !views.contains(where: { $0.scroller == .app }) {
        perform(revealState.handle(.scrollingEnded))
      }
      return
    }
    if revealState.isWaitingForScrolling, !responder.isCarriedByUser,
      !isScrolledByApp(views(around: responder))
    {
      perform(revealState.handle(.scrollingEnded))
    }
    guard responder === lastResponder else { return }
    perform(revealState.handle(.caretFound(responder.caretPosition, at: time)))
    // With outdated insets less may be in sight than there will be, and a pending reveal shows it.
    guard !isDifferent, revealState.wanted == nil else { return }
    let others = companions.companions(of: responder)
    environment.managedViews.forEachView(around: responder) { managed in
      // Another app's keyboard causes no reveal.
      guard managed.owner === self, managed.loses(responder, with: others),
        managed.coverage.isLocal, !responder.isCarriedByUser
      else { return }
      want(.geometry)
    }
  }

  // MARK: Revealing

  /// Scrolls the first responder into view in one managed view around it.
  ///
  /// Another view around that one follows when the geometry is stable again.
  func reveal(_ wanted: RevealState.Wanted) {
    guard let responder = findResponder() else { return end(wanted, .noFirstResponder) }
    let around = views(around: responder)
    guard !around.isEmpty else { return end(wanted, .noFirstResponder) }
    guard !responder.isCarriedByUser else {
      perform(revealState.handle(.userScrolls))
      return
    }
    for managed in around { managed.lookAtScroller() }
    guard !isScrolledByApp(around) else {
      perform(revealState.handle(.appScrolls))
      return
    }
    _ = revealState.handle(.ended)
    lastResponder = responder
    for (number, managed) in around.enumerated().dropFirst(wanted.viewsDone) {
      guard reveal(responder, in: managed, wanted) == .moved else { continue }
      if number + 1 < around.count {
        perform(revealState.handle(.moved(wanted, viewsDone: number + 1)))
      }
      break
    }
    // Otherwise two views whose insets answer each other's scroll would never come to an end.
    if wanted.causes == .geometry { for managed in around { managed.sight = nil } }
    let isFollowed = around.contains { $0.configuration.revealsFirstResponder }
    revealState.caretIs(at: isFollowed ? responder.caretPosition : nil)
  }

  private func reveal(
    _ responder: UIView,
    in managed: ManagedScrollView,
    _ wanted: RevealState.Wanted
  ) -> Adjustment.Reveal {
    guard let before = managed.values else { return .cannotScroll }
    let outcome: Adjustment.Reveal
    if managed.configuration.revealsFirstResponder || wanted.causes.contains(.request) {
      outcome = managed.reveal(
        responder,
        with: companions.companions(of: responder),
        isTyping: wanted.causes.isSubset(of: [.typing, .caret]),
        timing: wanted.timing
      )
    } else {
      outcome = .switchedOff
    }
    if managed.owner === self {
      report(managed, since: before, trigger: wanted.trigger, reveal: outcome)
    }
    return outcome
  }

  private func end(_ wanted: RevealState.Wanted, _ outcome: Adjustment.Reveal) {
    _ = revealState.handle(.ended)
    revealState.caretIs(at: nil)
    for managed in views where managed.owner === self {
      managed.sight = nil
      guard let values = managed.values else { continue }
      report(managed, since: values, trigger: wanted.trigger, reveal: outcome)
    }
  }
}

extension RevealState.Wanted {
  fileprivate var trigger: KeyboardScrollCoordinator.Adjustment.Trigger {
    if isAfterScrolling { return .geometry }
    return causes.contains(.request) ? .request : .reveal
  }
}
