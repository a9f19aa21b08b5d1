import Foundation

/// What a coordinator wants in sight, and what it waits for.
///
/// A reveal is wanted at one moment and done at a later one: when geometry has come to rest, no finger
/// scrolls and it is known whether the keyboard stays. Every look at the end of a turn is an event;
/// at most one turn is asked for at a time.
struct RevealState: Equatable, Sendable {
  /// Why the first responder is wanted in sight.
  struct Causes: OptionSet, Sendable {
    let rawValue: UInt8

    /// A view became first responder.
    static let focus = Causes(rawValue: 1)
    /// The keyboard newly covers a view.
    static let keyboard = Causes(rawValue: 2)
    /// Geometry changed, and less of it is in sight; or a wider padding is asked for.
    static let geometry = Causes(rawValue: 4)
    /// The text has changed.
    static let typing = Causes(rawValue: 8)
    /// The caret has come to rest somewhere else.
    static let caret = Causes(rawValue: 16)
    /// The app has asked, which counts also where nothing is revealed by itself.
    static let request = Causes(rawValue: 32)
    /// A keyboard was announced, and no view that could be its first responder: a custom view may have
    /// become it.
    static let unannounced = Causes(rawValue: 64)

    /// The causes that are kept until the user lets go of the content.
    ///
    /// A finger decides what is in sight, and does not end what is being edited.
    static let survivingScrolling: Causes = [.focus, .typing, .caret]
  }

  /// A wanted reveal.
  struct Wanted: Equatable, Sendable {
    var causes: Causes
    var timing: AnimationTiming
    fileprivate(set) var isAfterScrolling = false
  }

  enum Event: Equatable, Sendable {
    case wanted(Causes, AnimationTiming)
    /// A keyboard was announced, which gives its timing to what is wanted.
    case keyboardAnnounced(AnimationTiming)
    /// A look at the end of a turn found a difference to act on.
    case looked(isDifferent: Bool, settlesLate: Bool)
    /// A look found that the user has stopped scrolling the first responder.
    case scrollingEnded
    /// A turn that was asked for has come.
    case turnCame
    /// A finger went down, or the content still glides.
    case userScrolls
    /// The target was brought into sight, was in sight already, or is gone.
    case ended
    /// A look found the caret somewhere, or no caret.
    case caretFound(CaretPosition?, at: TimeInterval)
    case caretTimerFired(at: TimeInterval)
  }

  enum Effect: Equatable, Sendable {
    /// Send `turnCame` on the next turn of the main queue.
    case askForTurn
    /// Bring the insets up to date.
    case update
    /// Bring the first responder into sight.
    case reveal(Wanted)
    /// Send `caretTimerFired` after a time in seconds.
    case startCaretTimer(TimeInterval)
  }

  private enum Phase: Equatable, Sendable {
    case idle
    /// `wasQuiet` after a look that has found no difference.
    case waitsForRest(Wanted, wasQuiet: Bool)
    case waitsForScrolling(Wanted)
  }

  /// The turn that was asked for, by its purpose.
  private enum Turn: Equatable, Sendable {
    case none, look, update, reveal
  }

  private enum Caret: Equatable, Sendable {
    case unknown
    case resting(CaretPosition)
    case moving(CaretPosition, since: TimeInterval)
  }

  /// How long a caret stays in place before its new place counts, in seconds.
  ///
  /// A caret that the user is moving is not followed at once.
  static let caretRest: TimeInterval = 0.1

  private var phase = Phase.idle
  private var turn = Turn.none
  private var caret = Caret.unknown

  /// The reveal that is wanted, if there is one.
  var wanted: Wanted? {
    switch phase {
    case .idle: nil
    case .waitsForRest(let wanted, _), .waitsForScrolling(let wanted): wanted
    }
  }

  var isWaitingForScrolling: Bool {
    if case .waitsForScrolling = phase { true } else { false }
  }

  /// True while the end of turns has to be observed.
  var needsLooks: Bool { phase != .idle || turn != .none }

  /// True while UIKit itself may scroll to a new focus.
  var isFocusNew: Bool { wanted?.causes.contains(.focus) ?? false }

  mutating func handle(_ event: Event) -> Effect? {
    switch event {
    case .wanted(let causes, let timing):
      want(causes, timing)
    case .keyboardAnnounced(let timing):
      if case .waitsForRest(var wanted, _) = phase, !wanted.causes.contains(.request) {
        wanted.timing = timing
        phase = .waitsForRest(wanted, wasQuiet: false)
      }
      if turn == .reveal { turn = .look }
    case .looked(let isDifferent, let settlesLate):
      return looked(isDifferent, settlesLate)
    case .scrollingEnded:
      guard case .waitsForScrolling(var wanted) = phase else { return nil }
      wanted.timing = .keyboardLike
      wanted.isAfterScrolling = true
      phase = .waitsForRest(wanted, wasQuiet: false)
    case .turnCame:
      return turnCame()
    case .userScrolls:
      guard var wanted else { return nil }
      wanted.causes.formIntersection(.survivingScrolling)
      phase = wanted.causes.isEmpty ? .idle : .waitsForScrolling(wanted)
    case .ended:
      phase = .idle
    case .caretFound(let position, let time):
      return caretFound(position, at: time)
    case .caretTimerFired(let time):
      return caretTimerFired(at: time)
    }
    return nil
  }

  /// Takes over what another coordinator still has to reveal.
  mutating func takeOver(_ other: RevealState) {
    guard let wanted = other.wanted else { return }
    want(wanted.causes, wanted.timing)
  }

  /// The caret is here from now on, and no move has to be noticed.
  mutating func caretIs(at position: CaretPosition?) {
    caret = position.map { .resting($0) } ?? .unknown
  }

  // MARK: Wanted

  private mutating func want(_ causes: Causes, _ timing: AnimationTiming) {
    switch phase {
    case .idle:
      phase = .waitsForRest(Wanted(causes: causes, timing: timing), wasQuiet: false)
    case .waitsForRest(var wanted, _):
      wanted.causes.formUnion(causes)
      // A request says how to move. Otherwise the first cause does, or the keyboard.
      if causes.contains(.request) { wanted.timing = timing }
      phase = .waitsForRest(wanted, wasQuiet: false)
    case .waitsForScrolling(var wanted):
      wanted.causes.formUnion(causes)
      phase = .waitsForScrolling(wanted)
    }
    if turn == .reveal { turn = .look }
  }

  // MARK: Turns

  private mutating func looked(_ isDifferent: Bool, _ settlesLate: Bool) -> Effect? {
    if isDifferent {
      if case .waitsForRest(let wanted, _) = phase {
        phase = .waitsForRest(wanted, wasQuiet: false)
      }
      return ask(for: .update)
    }
    guard case .waitsForRest(let wanted, let wasQuiet) = phase else { return nil }
    phase = .waitsForRest(wanted, wasQuiet: true)
    // UIKit moves a sheet on the turn after the notification.
    return ask(for: wasQuiet || !settlesLate ? .reveal : .look)
  }

  private mutating func ask(for purpose: Turn) -> Effect? {
    defer { turn = purpose }
    return turn == .none ? .askForTurn : nil
  }

  private mutating func turnCame() -> Effect? {
    defer { turn = .none }
    switch (turn, phase) {
    case (.update, _): return .update
    case (.reveal, .waitsForRest(let wanted, _)): return .reveal(wanted)
    case (.none, _), (.look, _), (.reveal, .idle), (.reveal, .waitsForScrolling): return nil
    }
  }

  // MARK: Caret

  private mutating func caretFound(
    _ position: CaretPosition?,
    at time: TimeInterval
  ) -> Effect? {
    // A selection has no caret. Where the caret was is kept.
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
    // Timers fire a little early or late.
    guard left < 0.005 else { return .startCaretTimer(left) }
    caret = .resting(position)
    want(.caret, .keyboardLike)
    return nil
  }
}
