import UIKit

/// Brings the first responder into sight in the managed views around it, once it is wanted and as
/// soon as it can be done.
@MainActor
final class FirstResponderReveal {
  /// What is left to do.
  enum Outcome: Equatable {
    case done
    /// The user holds the content; to be tried again when it has come to rest.
    case waitsForScrolling
  }

  /// Called when the caret has moved by itself, and should be brought into sight.
  var onCaretRest: (() -> Void)?

  private let focus: FocusMonitor
  private let caretWatch: CaretWatch
  private var intention = RevealIntention()
  private var kept = KeptViews()
  /// The caret that a new focus was shown by, in points, in its view's coordinate space, until its
  /// keyboard has come: it reports the selection of the last time for a while.
  private var unsettledCaret: CGRect?
  /// True from a keyboard's announcement until it is known whom it came for.
  private var mayHaveNewcomer = false
  private weak var lastResponder: UIView?

  init(_ surroundings: Surroundings) {
    focus = surroundings.focus
    caretWatch = CaretWatch(surroundings)
    caretWatch.onRest = { [weak self] in
      guard let self else { return }
      caretMoved()
      onCaretRest?()
    }
  }

  /// True while something is still to be brought into sight.
  var isWanted: Bool { intention.isPending }

  /// True when the first responder is in a sheet or a popover, which the system still moves.
  var isInMovablePresentation: Bool {
    focus.firstResponder?.isInMovablePresentation ?? false
  }

  /// True while the user scrolls the first responder, or anything around it.
  var isHeldByUser: Bool { knownResponder?.isCarriedByUser ?? false }

  /// True when the first responder is inside managed views, and all of them show a part of it.
  func isInSight(in managed: [ManagedScrollView]) -> Bool {
    guard let responder = knownResponder else { return false }
    let around = responder.managements(in: managed)
    return !around.isEmpty && around.allSatisfy { $0.shows(responder) }
  }

  // MARK: Wishes

  /// A view became first responder.
  func didFocus() {
    unsettledCaret = nil
    intention.handle(.wanted(.focus))
  }

  /// What another coordinator still had to bring into sight is left to this one.
  func takeOver(_ other: FirstResponderReveal) {
    intention.takeOver(other.intention)
  }

  /// The caret of the first responder moved, with its text or without.
  func caretMoved() {
    // It reports where it is by now.
    unsettledCaret = nil
    intention.handle(.wanted(.caret))
  }

  /// Another margin is asked for, or text of another size takes room.
  func marginChanged() {
    intention.handle(.wanted(.room))
  }

  /// The keyboard came to cover more of a managed view.
  ///
  /// Who has scrolled the first responder out of sight while the keyboard was up gets more room to
  /// look elsewhere, and no way back.
  ///
  /// - Parameters:
  ///   - entry: The managed view.
  ///   - metrics: The view as it would be, had the keyboard stayed as it was.
  func keyboardGrew(over entry: ManagedScrollView, from metrics: ScrollMetrics) {
    if let responder = knownResponder, let scrollView = entry.scrollView,
      responder.window === scrollView.window
    {
      // Room is made for the first responder where it is, and not in the view beside.
      guard responder.isDescendant(of: scrollView) else { return }
      guard metrics.covered.height == 0 || entry.shows(responder, in: metrics) else { return }
    }
    intention.handle(.wanted(.room))
  }

  /// A keyboard was announced.
  ///
  /// For a view that announces nothing itself it is all that tells of a new focus, also where the
  /// keyboard stays as it is.
  func keyboardWillShow() {
    mayHaveNewcomer = focus.firstResponder == nil
  }

  /// The keyboard has come to rest, and with it the caret.
  ///
  /// A caret that is where it was has been seen to; what the user has scrolled since stays.
  func keyboardDidShow() {
    guard let shown = unsettledCaret else { return }
    unsettledCaret = nil
    guard let caret = focus.firstResponder?.caretRectangle, caret != shown else { return }
    intention.handle(.wanted(.focus))
  }

  /// The app asked.
  func request() {
    intention.handle(.wanted(.request))
  }

  /// The first responder is none of ours.
  func cancel() {
    unsettledCaret = nil
    intention.handle(.targetLeft)
    caretWatch.stop()
  }

  /// Keeps a view in sight while one of some views is first responder.
  func keep(_ view: UIView, whileEditing responders: [UIView]) {
    kept.keep(view, whileEditing: responders)
    guard let responder = knownResponder, kept.companions(of: responder).contains(view) else {
      return
    }
    intention.handle(.wanted(.focus))
  }

  // MARK: Resolving

  /// Brings the first responder into sight, if that is wanted and can be done now.
  ///
  /// To be called when insets and layout are final, as far as they will be. Not while a notification
  /// is being handled: sheets have not moved yet, the app may have asked for another layout, a text
  /// view that was just focused reports the caret of the last time, and the next notification may
  /// name another keyboard.
  ///
  /// - Parameters:
  ///   - managed: The managed views.
  ///   - timing: How a move is animated.
  /// - Returns: What is left to do.
  func resolve(in managed: [ManagedScrollView], timing: AnimationTiming) -> Outcome {
    welcomeNewcomer(in: managed)
    guard intention.isPending else { return .done }
    guard let responder = firstResponder(in: managed) else {
      cancel()
      return .done
    }
    let around = responder.managements(in: managed)
    guard let outermost = around.last?.scrollView else {
      cancel()
      return .done
    }
    guard !responder.isCarriedByUser else {
      intention.handle(.userTookOver)
      return intention.isPending ? .waitsForScrolling : .done
    }
    // The main queue may run before the turn's layout: a text view that grows with its text would be
    // looked at as it was before the last line.
    outermost.layoutIfNeeded()
    lastResponder = responder
    let companions = kept.companions(of: responder)
    for (index, entry) in around.enumerated()
    where entry.configuration.revealsFirstResponder || intention.isRequested {
      guard entry.reveal(responder, with: companions, timing: timing) else { continue }
      // What it carries has moved against the keyboard, and UIKit may scroll there before it tells.
      for inner in around[..<index] { inner.onGeometryChange?() }
    }
    if intention.causes.contains(.focus) { unsettledCaret = responder.caretRectangle }
    intention.handle(.resolved)
    if around.contains(where: { $0.configuration.revealsFirstResponder }) {
      caretWatch.watch(responder)
    } else {
      caretWatch.stop()
    }
    return .done
  }

  private func welcomeNewcomer(in managed: [ManagedScrollView]) {
    guard mayHaveNewcomer else { return }
    mayHaveNewcomer = false
    guard !intention.isPending, let responder = firstResponder(in: managed),
      responder !== lastResponder
    else { return }
    lastResponder = responder
    intention.handle(.wanted(.focus))
  }

  /// The first responder as far as it was announced, or found before.
  private var knownResponder: UIView? {
    if let responder = focus.firstResponder { return responder }
    guard let lastResponder, lastResponder.isFirstResponder else { return nil }
    return lastResponder
  }

  private func firstResponder(in managed: [ManagedScrollView]) -> UIView? {
    // Each window has a first responder of its own, and only the last one of all is remembered.
    if let knownResponder,
      managed.contains(where: { $0.scrollView?.window === knownResponder.window })
    {
      return knownResponder
    }
    // A custom view that takes text announces nothing, and is looked for.
    for entry in managed {
      guard let scrollView = entry.scrollView, scrollView.window != nil else { continue }
      if let found = scrollView.findFirstResponder() { return found }
    }
    return nil
  }
}

extension UIView {
  /// The managements around the view, from the inside out.
  func managements(in managed: [ManagedScrollView]) -> [ManagedScrollView] {
    managed
      .filter { entry in
        guard let scrollView = entry.scrollView else { return false }
        return isDescendant(of: scrollView)
      }
      .sorted { inner, outer in
        guard let inner = inner.scrollView, let outer = outer.scrollView else { return false }
        return inner !== outer && inner.isDescendant(of: outer)
      }
  }
}
