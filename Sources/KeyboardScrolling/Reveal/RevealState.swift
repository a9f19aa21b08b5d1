import Foundation

/// The pending reveal of a coordinator, and the condition that it waits for.
///
/// A reveal is requested first and carried out later: when the geometry is stable, the user does
/// not scroll and nothing is held. Every look at the end of a turn is an event. At most one turn
/// is requested at a time.
struct RevealState: Equatable, Sendable {
  /// The causes of a reveal.
  struct Causes: OptionSet, Sendable {
    let rawValue: UInt8

    /// A view became first responder.
    static let focus = Causes(rawValue: 1)
    /// The keyboard newly covers a view.
    static let keyboard = Causes(rawValue: 2)
    /// A change of geometry hid part of the first responder, or the padding was changed.
    static let geometry = Causes(rawValue: 4)
    /// The text has changed.
    static let typing = Causes(rawValue: 8)
    /// The caret has moved, and then stayed in place.
    static let caret = Causes(rawValue: 16)
    /// The app has requested it, which works even if automatic reveals are off.
    static let request = Causes(rawValue: 32)

    /// The causes that are kept until the user stops scrolling.
    ///
    /// Scrolling cancels other reveals, but it does not end editing.
    static let survivingScrolling: Causes = [.focus, .typing, .caret]
  }

  /// A pending reveal.
  struct Wanted: Equatable, Sendable {
    var causes: Causes
    var timing: AnimationTiming
    fileprivate(set) var isAfterScrolling = false
    /// The number of views around the first responder, innermost first, that show it already.
    fileprivate(set) var viewsDone = 0
  }

  enum Event: Equatable, Sendable {
    case wanted(Causes, AnimationTiming)
    /// A keyboard was announced; a pending reveal takes its timing.
    case keyboardAnnounced(AnimationTiming)
    /// The keyboard is hidden.
    case keyboardLeft
    /// A look at the end of a turn is done; `isDifferent` if an update is needed.
    case looked(isDifferent: Bool)
    /// A look found that the user, or the app, has stopped scrolling.
    case scrollingEnded
    /// The requested turn has come.
    case turnCame
    /// The user is scrolling, or the content is decelerating.
    case userScrolls
    /// The app scrolls with animation.
    case appScrolls
    /// One view has scrolled; the views around it follow.
    case moved(Wanted, viewsDone: Int)
    /// The target was revealed, was already visible, or is gone.
    case ended
    /// A look has read the position of the caret; nil without a caret.
    case caretFound(CaretPosition?, at: TimeInterval)
    case caretTimerFired(at: TimeInterval)
  }

  enum Effect: Equatable, Sendable {
    /// Send `turnCame` on the next turn of the main queue.
    case askForTurn
    /// Update the views that are outdated.
    case update
    /// Reveal the first responder.
    case reveal(Wanted)
    /// Send `caretTimerFired` after a time in seconds.
    case startCaretTimer(TimeInterval)
  }

  private enum Phase: Equatable, Sendable {
    case idle
    case waitsForRest(Wanted)
    /// A look has found no difference; the next turn reveals.
    case atRest(Wanted)
    case waitsForScrolling(Wanted)
  }

  private enum Caret: Equatable, Sendable {
    case unknown
    case resting(CaretPosition)
    case moving(CaretPosition, since: TimeInterval)
  }

  /// The time that a caret has to stay in place before it is revealed, in seconds.
  ///
  /// A caret that the user is still moving is not followed.
  static let caretRest: TimeInterval = 0.1

  private var phase = Phase.idle
  /// True from the request of a turn until it comes.
  private var isTurnRequested = false
  private var caret = Caret.unknown

  /// The pending reveal, if there is one.
  var wanted: Wanted? {
    switch phase {
    case .idle: nil
    case .waitsForRest(let wanted), .atRest(let wanted), .waitsForScrolling(let wanted): wanted
    }
  }

  /// Returns whether a request for a cause would change nothing.
  func waits(for causes: Causes) -> Bool {
    if case .waitsForRest(let wanted) = phase {
      wanted.causes.isSuperset(of: causes) && wanted.viewsDone == 0
    } else {
      false
    }
  }

  var isWaitingForScrolling: Bool {
    if case .waitsForScrolling = phase { true } else { false }
  }

  /// True while the end of turns has to be observed.
  var needsLooks: Bool { phase != .idle || isTurnRequested }

  mutating func handle(_ event: Event) -> Effect? {
    switch event {
    case .wanted(let causes, let timing):
      want(causes, timing)
    case .keyboardAnnounced(let timing):
      guard var wanted, !isWaitingForScrolling else { return nil }
      if !wanted.causes.contains(.request) { wanted.timing = timing }
      phase = .waitsForRest(wanted)
    case .keyboardLeft:
      // The finger that a reveal waits for has dragged the keyboard away.
      if isWaitingForScrolling { phase = .idle }
    case .looked(let isDifferent):
      return looked(isDifferent)
    case .scrollingEnded:
      guard case .waitsForScrolling(var wanted) = phase else { return nil }
      wanted.timing = .keyboardLike
      wanted.isAfterScrolling = true
      phase = .waitsForRest(wanted)
    case .turnCame:
      return turnCame()
    case .userScrolls:
      guard var wanted else { return nil }
      wanted.causes.formIntersection(.survivingScrolling)
      phase = wanted.causes.isEmpty ? .idle : .waitsForScrolling(wanted)
    case .appScrolls:
      guard let wanted else { return nil }
      phase = .waitsForScrolling(wanted)
    case .moved(var wanted, let count):
      wanted.viewsDone = count
      phase = .waitsForRest(wanted)
    case .ended:
      phase = .idle
    case .caretFound(let position, let time):
      return caretFound(position, at: time)
    case .caretTimerFired(let time):
      return caretTimerFired(at: time)
    }
    return nil
  }

  /// Sets the caret's position without treating the change as a move.
  mutating func caretIs(at position: CaretPosition?) {
    caret = position.map { .resting($0) } ?? .unknown
  }

  // MARK: Wanted

  private mutating func want(_ causes: Causes, _ timing: AnimationTiming) {
    switch phase {
    case .idle:
      phase = .waitsForRest(Wanted(causes: causes, timing: timing))
    case .waitsForRest(var wanted), .atRest(var wanted):
      wanted.causes.formUnion(causes)
      wanted.viewsDone = 0
      // A request sets the timing. Otherwise the first cause sets it, or the keyboard.
      if causes.contains(.request) { wanted.timing = timing }
      phase = .waitsForRest(wanted)
    case .waitsForScrolling(var wanted):
      wanted.causes.formUnion(causes)
      phase = .waitsForScrolling(wanted)
    }
  }

  // MARK: Turns

  private mutating func looked(_ isDifferent: Bool) -> Effect? {
    switch (isDifferent, phase) {
    case (true, .atRest(let wanted)): phase = .waitsForRest(wanted)
    case (false, .waitsForRest(let wanted)): phase = .atRest(wanted)
    case (false, .idle), (false, .waitsForScrolling): return nil
    case (true, _), (false, .atRest): break
    }
    guard !isTurnRequested else { return nil }
    isTurnRequested = true
    return .askForTurn
  }

  private mutating func turnCame() -> Effect? {
    guard isTurnRequested else { return nil }
    isTurnRequested = false
    if case .atRest(let wanted) = phase { return .reveal(wanted) }
    return .update
  }

  // MARK: Caret

  private mutating func caretFound(
    _ position: CaretPosition?,
    at time: TimeInterval
  ) -> Effect? {
    // A selection has no caret. Keep the last position.
    guard let position else { return nil }
    switch caret {
    case .unknown:
      return nil
    case .resting(let last):
      guard position != last else { return nil }
      caret = .moving(position, since: time)
      return .startCaretTimer(Self.caretRest)
    case .moving(let last, _):
      if position != last { caret = .moving(position, since: time) }
      return nil
    }
  }

  private mutating func caretTimerFired(at time: TimeInterval) -> Effect? {
    guard case .moving(let position, let since) = caret else { return nil }
    let left = since + Self.caretRest - time
    // Timers may fire a little early.
    guard left < 0.005 else { return .startCaretTimer(left) }
    caret = .resting(position)
    want(.caret, .keyboardLike)
    return nil
  }
}
