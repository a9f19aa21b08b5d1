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
      managements.contains(of: self, where: { $0.scrollView?.window === known.window })
    {
      return known
    }
    // A custom text input view posts no notification.
    var found: UIView?
    managements.forEach(of: self) { entry in
      guard found == nil, let scrollView = entry.scrollView, scrollView.window != nil else {
        return
      }
      found = scrollView.findFirstResponder()
    }
    return found
  }

  /// Finds a first responder in the responder chains of the managed views.
  func findResponderAroundViews() -> UIResponder? {
    var found: UIResponder?
    managements.forEach(of: self) { entry in
      guard found == nil, let scrollView = entry.scrollView, scrollView.window != nil else {
        return
      }
      found = sequence(first: scrollView as UIResponder, next: \.next).first(
        where: \.isFirstResponder
      )
    }
    return found
  }

  /// This coordinator's managements around a view, innermost first.
  private func managements(around view: UIView) -> [ManagedScrollView] {
    var around: [ManagedScrollView] = []
    environment.registry.forEachManagement(around: view) { entry in
      if entry.owner === self { around.append(entry) }
    }
    return around
  }

  // MARK: Looking

  /// True while a finger drags the content of a managed view.
  var isUnderFinger: Bool {
    managements.contains(of: self) { $0.scrollView?.isMovedByUser ?? false }
  }

  /// Checks the caret and place of the first responder at the end of a turn.
  func lookAtResponder(isDifferent: Bool, isSightOutdated: Bool, at time: TimeInterval) {
    guard let responder = knownResponder, responder.window != nil else {
      responderPlace = nil
      revealState.caretIs(at: nil)
      if revealState.isWaitingForScrolling { perform(revealState.handle(.scrollingEnded)) }
      return
    }
    if revealState.isWaitingForScrolling, !responder.isCarriedByUser {
      perform(revealState.handle(.scrollingEnded))
    }
    if responder === lastResponder {
      perform(revealState.handle(.caretFound(responder.caretPosition, at: time)))
    }
    let hasMoved = lookAtPlace(of: responder, at: time)
    // Each of the two walks up to the window. If nothing has changed, one walk is enough.
    if !isDifferent, isSightOutdated || hasMoved { lookAtSight(of: responder, at: time) }
  }

  /// Returns whether the first responder has moved inside the managed views.
  private func lookAtPlace(of responder: UIView, at time: TimeInterval) -> Bool {
    let place = place(of: responder)
    let last = responderPlace
    responderPlace = place
    guard let last, last != place else { return false }
    let scroll = place.scroll(since: last)
    var isInnermost = true
    environment.registry.forEachManagement(around: responder) { entry in
      guard entry.owner === self else { return }
      if scroll == .inside || (scroll == .between && !isInnermost) {
        _ = entry.measureSight(of: responder, isScroll: true, at: time)
      }
      entry.outdateSight()
      isInnermost = false
    }
    return true
  }

  private func place(of responder: UIView) -> ResponderPlace {
    ResponderPlace(of: responder) { environment.registry[$0]?.owner === self }
  }

  /// Checks whether less of the first responder is visible than before, without a scroll.
  private func lookAtSight(of responder: UIView, at time: TimeInterval) {
    guard responder === lastResponder else { return }
    environment.registry.forEachManagement(around: responder) { entry in
      guard entry.owner === self, case .outdated = entry.sight else { return }
      // Another app's keyboard causes no reveal.
      let isForeign = entry.look.last?.coverage.isLocal == false
      let isExcused = isForeign || responder.isCarriedByUser
      guard entry.measureSight(of: responder, isScroll: isExcused, at: time) else { return }
      want(.geometry)
    }
  }

  // MARK: Revealing

  /// Scrolls the first responder into view in all managed views around it.
  func reveal(_ wanted: RevealState.Wanted) {
    guard let responder = findResponder() else { return end(wanted, .noFirstResponderInside) }
    let around = managements(around: responder)
    guard !around.isEmpty else { return end(wanted, .noFirstResponderInside) }
    guard wanted.causes != .unannounced || responder !== lastResponder else {
      _ = revealState.handle(.ended)
      return
    }
    guard !responder.isCarriedByUser else {
      perform(revealState.handle(.userScrolls))
      return
    }
    _ = revealState.handle(.ended)
    lastResponder = responder
    let time = environment.now()
    let others = companions.companions(of: responder)
    // Layout may have changed since this turn was requested, and with outdated insets nothing may
    // be visible.
    for entry in around { update(entry, trigger: .geometry, timing: wanted.timing) }
    let outcomes = around.map { reveal(responder, others, in: $0, wanted, at: time) }
    // A scroll of an outer view moves the inner views relative to the keyboard, and UIKit may
    // scroll them before the turn ends. Their content stays in place, unless a smaller inset puts
    // it out of range.
    let inner = around[..<(outcomes.lastIndex(of: .moved) ?? 0)]
    for entry in inner {
      update(entry, trigger: .geometry, timing: wanted.timing, movesContent: false)
    }
    for (entry, outcome) in zip(around, outcomes) {
      // After a reveal that geometry caused, measure the result. Otherwise two views could keep
      // triggering each other.
      if outcome != .moved || wanted.causes == .geometry {
        _ = entry.measureSight(of: responder, isScroll: true, at: time)
      } else if !inner.isEmpty {
        // The target that it stored may have moved since.
        entry.outdateSight()
      }
    }
    let isFollowed = around.contains { $0.configuration.revealsFirstResponder }
    revealState.caretIs(at: isFollowed ? responder.caretPosition : nil)
    responderPlace = place(of: responder)
  }

  private func reveal(
    _ responder: UIView,
    _ others: [UIView],
    in entry: ManagedScrollView,
    _ wanted: RevealState.Wanted,
    at time: TimeInterval
  ) -> Adjustment.Reveal {
    guard let update = entry.lastUpdate else { return .cannotScroll }
    let outcome: Adjustment.Reveal
    if entry.configuration.revealsFirstResponder || wanted.causes.contains(.request) {
      outcome = entry.reveal(responder, with: others, timing: wanted.timing, at: time)
    } else {
      outcome = .switchedOff
    }
    if entry.owner === self {
      report(update, of: entry, trigger: wanted.trigger, reveal: outcome)
    }
    return outcome
  }

  private func end(_ wanted: RevealState.Wanted, _ outcome: Adjustment.Reveal) {
    _ = revealState.handle(.ended)
    revealState.caretIs(at: nil)
    managements.forEach(of: self) { entry in
      entry.forgetSight()
      guard let update = entry.lastUpdate else { return }
      report(update, of: entry, trigger: wanted.trigger, reveal: outcome)
    }
  }
}

extension RevealState.Wanted {
  fileprivate var trigger: KeyboardScrollCoordinator.Adjustment.Trigger {
    if isAfterScrolling { return .scrollingEnded }
    if causes.contains(.request) { return .request }
    return causes == .caret ? .caretMoved : .reveal
  }
}
