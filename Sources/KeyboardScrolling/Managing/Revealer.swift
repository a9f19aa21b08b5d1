import UIKit

/// Reveals the first responder in the views of one coordinator, and keeps it in sight.
@MainActor
final class Revealer {
  private var pending = PendingReveal()
  private var caret = CaretMemory()
  private var companions = CompanionViews()
  /// The first responder of the last reveal.
  private weak var revealedResponder: UIView?
  private let environment: Environment

  init(environment: Environment) {
    self.environment = environment
  }

  /// True while a reveal is pending.
  var isPending: Bool { pending.wanted != nil }

  /// True when a reveal is due in the next turn.
  var isDue: Bool { pending.wanted?.isDue == true }

  // MARK: Requests

  /// Requests a reveal; without a timing, with the keyboard's if the keyboard is moving.
  func want(_ causes: PendingReveal.Causes, _ timing: AnimationTiming? = nil) {
    pending.want(causes, timing ?? environment.keyboard.timingOfTransition ?? .keyboardLike)
  }

  func keyboardDidChange(_ notification: KeyboardNotification) {
    if notification.kind.isAnnouncement { pending.keyboardAnnounced(notification.timing) }
    // The did-notification of an earlier hide may come after the next show.
    if notification.kind.isHide, !environment.keyboard.isVisible { pending.keyboardLeft() }
    // A custom view may become first responder without a notification. Only its keyboard is
    // announced.
    if notification.kind == .willShow, notification.isLocal, knownResponder == nil {
      want(.focus, notification.timing)
    }
  }

  /// Requests a reveal because the keyboard newly covers a view, wherever the user has scrolled to.
  func keyboardCovers(_ scrollView: UIScrollView, _ timing: AnimationTiming) {
    guard !pending.waits(for: .keyboard) else { return }
    if let responder = knownResponder, responder.window === scrollView.window {
      // The first responder is outside this view: there is nothing to reveal in it.
      guard responder.isDescendant(of: scrollView) else { return }
    }
    want(.keyboard, timing)
  }

  /// Keeps a view visible, and returns whether one of its responders is being edited.
  func keepVisible(_ view: UIView, whileEditing responders: [UIView]) -> Bool {
    companions.keep(view, whileEditing: responders)
    guard let knownResponder else { return false }
    return companions.companions(of: knownResponder).contains(view)
  }

  func stopKeepingVisible(_ view: UIView) { companions.remove(view) }

  /// Returns the outcome to report for a view while the reveal is pending.
  func outcome(in managed: ManagedScrollView) -> RevealOutcome {
    guard let wanted = pending.wanted else { return .notWanted }
    return isAllowed(wanted, in: managed) ? .waiting : .switchedOff
  }

  // MARK: The first responder

  /// The first responder, if a notification announced it or an earlier search found it.
  var knownResponder: UIView? {
    if let responder = environment.focus.firstResponder { return responder }
    guard let revealedResponder, revealedResponder.isFirstResponder else { return nil }
    return revealedResponder
  }

  private func findResponder(for owner: any Coordinating) -> UIView? {
    // Each window has its own first responder, and only the latest one is stored.
    if let known = knownResponder,
      owner.views.contains(where: { $0.scrollView?.window === known.window })
    {
      return known
    }
    // A custom text input view posts no notification.
    for managed in owner.views {
      if let found = managed.viewInWindow?.findFirstResponder() { return found }
    }
    return nil
  }

  /// The coordinator's views around another one, innermost first.
  private func views(
    of owner: any Coordinating,
    around view: UIView
  ) -> [ManagedScrollView] {
    var around: [ManagedScrollView] = []
    environment.managedViews.forEachView(around: view) { managed in
      if managed.owner === owner { around.append(managed) }
    }
    return around
  }

  // MARK: Looking

  /// Looks at the first responder at the end of a turn, in which a view may have been found different.
  func look(for owner: any Coordinating, isDifferent: Bool) {
    let responder = knownResponder.flatMap { $0.window == nil ? nil : $0 }
    if let responder {
      look(at: responder, for: owner, isDifferent: isDifferent)
    } else {
      caret.rests(at: nil)
    }
    pending.looked(isDifferent: isDifferent) { isScrolled(responder, for: owner) }
  }

  private func isScrolled(_ responder: UIView?, for owner: any Coordinating) -> Bool {
    guard let responder else { return owner.views.contains { $0.scroller == .app } }
    return responder.isInTouchedContent
      || views(of: owner, around: responder).contains { $0.scroller == .app }
  }

  private func look(at responder: UIView, for owner: any Coordinating, isDifferent: Bool) {
    guard responder === revealedResponder else { return }
    switch caret.found(responder.caretPosition, at: environment.runLoop.now()) {
    case .moves:
      // Otherwise there may be no turn when the caret has come to rest.
      environment.runLoop.after(CaretMemory.restDuration) { [weak environment] in
        environment?.startLooking()
      }
    case .rests:
      want(.caret, .keyboardLike)
    case nil:
      break
    }
    // With outdated insets less may be in sight than there will be, and a pending reveal shows it.
    guard !isDifferent, !isPending else { return }
    let others = companions.companions(of: responder)
    var isLost = false
    environment.managedViews.forEachView(around: responder) { managed in
      guard managed.owner === owner else { return }
      switch managed.look(at: responder, with: others) {
      // Another app's keyboard causes no reveal.
      case .lost where managed.coverage.keyboard.isLocal: isLost = true
      // The keyboard covers more, or less, of the views inside it. A form came back that the app had
      // scrolled away from an edited text.
      case .scrolled: isLost = false
      case .lost, .none: break
      }
    }
    if isLost, !responder.isInTouchedContent { want(.geometry) }
  }

  // MARK: Revealing

  /// Returns the content offset at which a view that is on its way to another one shows the first
  /// responder, if a reveal is pending or it is in sight now.
  ///
  /// Turns last. A list that keeps its distance set off for it, and came back for the field a turn
  /// later: by 14 points after turns of 8 ms, by 100 where the main thread was busy.
  func offsetAfterReveal(
    from offset: CGFloat,
    in managed: ManagedScrollView,
    for owner: any Coordinating
  ) -> CGFloat {
    guard let responder = responderToShow(in: managed, for: owner), !responder.isInTouchedContent
    else { return offset }
    return managed.offset(
      showing: responder,
      with: companions.companions(of: responder),
      isTyping: pending.wanted?.isTyping ?? false,
      from: offset
    )
  }

  private func responderToShow(
    in managed: ManagedScrollView,
    for owner: any Coordinating
  ) -> UIView? {
    if let wanted = pending.wanted {
      return isAllowed(wanted, in: managed) ? findResponder(for: owner) : nil
    }
    guard managed.isShowingResponder, let knownResponder, knownResponder === revealedResponder
    else { return nil }
    return knownResponder
  }

  /// Scrolls the first responder into view in one managed view around it.
  ///
  /// Another view around that one follows when the geometry is stable again. Returns what is to be
  /// reported.
  func reveal(for owner: any Coordinating) -> [UpdateReport] {
    guard let wanted = pending.wanted else { return [] }
    guard let responder = findResponder(for: owner) else { return end(wanted, for: owner) }
    let around = views(of: owner, around: responder)
    guard !around.isEmpty else { return end(wanted, for: owner) }
    guard !responder.isInTouchedContent else {
      pending.userScrolls()
      return []
    }
    for managed in around { managed.updateScroller() }
    guard !around.contains(where: { $0.scroller == .app }) else {
      pending.appScrolls()
      return []
    }
    pending.end()
    revealedResponder = responder
    var reports: [UpdateReport] = []
    let order = order(of: around, showing: responder, isTyping: wanted.isTyping)
    for (number, managed) in order.enumerated().dropFirst(wanted.viewsDone) {
      guard let before = managed.values else { continue }
      let outcome =
        isAllowed(wanted, in: managed)
        ? managed.reveal(
          responder,
          with: companions.companions(of: responder),
          isTyping: wanted.isTyping,
          timing: wanted.timing
        ) : .switchedOff
      if managed.owner === owner {
        managed.report(since: before, wanted.trigger, outcome).map { reports.append($0) }
      }
      guard outcome == .moved else { continue }
      if number + 1 < around.count { pending.follow(wanted, viewsDone: number + 1) }
      break
    }
    // Where UIKit moves one view when the other one scrolls, each reveal hides what the last one has
    // shown. Without a sight to compare with, the next look finds no loss, and it ends.
    if wanted.causes == .geometry { for managed in around { managed.forgetSight() } }
    let isFollowed = around.contains { $0.options.revealsFirstResponder }
    caret.rests(at: isFollowed ? responder.caretPosition : nil)
    return reports
  }

  /// Returns the views around a responder in the order in which they show it, which is from the inside
  /// out.
  ///
  /// A managed text view of which all fits in the view around it comes after that one, which may
  /// uncover it: its text would move, and back in the turn after.
  private func order(
    of around: [ManagedScrollView],
    showing responder: UIView,
    isTyping: Bool
  ) -> [ManagedScrollView] {
    guard !isTyping, around.count > 1, around[0].scrollView === responder,
      around[1].showsWhole(responder)
    else { return around }
    var order = around
    order.swapAt(0, 1)
    return order
  }

  private func isAllowed(_ wanted: PendingReveal.Wanted, in managed: ManagedScrollView) -> Bool {
    managed.options.revealsFirstResponder || wanted.causes.contains(.request)
  }

  private func end(
    _ wanted: PendingReveal.Wanted,
    for owner: any Coordinating
  ) -> [UpdateReport] {
    pending.end()
    caret.rests(at: nil)
    return owner.views.compactMap { managed in
      guard managed.owner === owner else { return nil }
      managed.forgetSight()
      guard let values = managed.values else { return nil }
      return managed.report(since: values, wanted.trigger, .noFirstResponder)
    }
  }
}

extension PendingReveal.Wanted {
  fileprivate var isTyping: Bool { causes.isSubset(of: [.typing, .caret]) }

  fileprivate var trigger: UpdateReport.Trigger {
    if causes.contains(.request) { return .request }
    return isAfterScrolling ? .geometry : .reveal
  }
}

extension UIView {
  /// Searches for the first responder in the view and below it.
  ///
  /// It is used only for custom text input views, which post no notification. UIKit has no public
  /// API for the first responder.
  fileprivate func findFirstResponder() -> UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.findFirstResponder() { return found }
    }
    return nil
  }
}
