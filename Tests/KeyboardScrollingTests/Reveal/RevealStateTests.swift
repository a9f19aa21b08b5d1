import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

@Suite("RevealState", .tags(.state))
struct RevealStateTests {
  private static let keyboard = AnimationTiming(duration: 0.5, curve: 2)

  /// Plays events and checks the effects of each.
  private func expect(
    _ timeline: [(RevealState.Event, [RevealState.Effect])],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var state = RevealState()
    for (row, (event, effects)) in timeline.enumerated() {
      #expect(
        [state.handle(event)].compactMap(\.self) == effects,
        "row \(row): \(event)",
        sourceLocation: sourceLocation
      )
    }
  }

  private func reveal(
    _ causes: RevealState.Causes,
    _ timing: AnimationTiming = .keyboardLike
  ) -> RevealState.Effect {
    .reveal(RevealState.Wanted(causes: causes, timing: timing))
  }

  private static let quiet = RevealState.Event.looked(isDifferent: false)
  private static let different = RevealState.Event.looked(isDifferent: true)

  // MARK: Rest

  @Test func `a focus is revealed on the turn after views have come to rest`() {
    expect([
      (.wanted(.focus, .keyboardLike), []),
      (Self.quiet, [.askForTurn]),
      (.turnCame, [reveal(.focus)]),
      (.ended, []),
      (Self.quiet, []),
    ])
  }

  @Test func `173: a reveal that waits for the finger is dropped with the keyboard`() {
    expect([
      (.wanted(.focus, .keyboardLike), []),
      (Self.quiet, [.askForTurn]),
      (.userScrolls, []),
      (.keyboardLeft, []),
      (.scrollingEnded, []),
      (.turnCame, [.update]),
      (Self.quiet, []),
    ])
    // One that waits for rest is not.
    expect([
      (.wanted(.focus, .keyboardLike), []),
      (.keyboardLeft, []),
      (Self.quiet, [.askForTurn]),
    ])
  }

  @Test func `a difference is handled first, and the views are read again`() {
    expect([
      (.wanted(.focus, .keyboardLike), []),
      (Self.different, [.askForTurn]),
      (.turnCame, [.update]),
      (Self.quiet, [.askForTurn]),
      (.turnCame, [reveal(.focus)]),
    ])
  }

  @Test func `without a request, only differences request a turn`() {
    expect([
      (Self.quiet, []),
      (Self.different, [.askForTurn]),
      // A turn is requested once.
      (Self.different, []),
      (.turnCame, [.update]),
      (.turnCame, []),
    ])
  }

  @Test func `a keyboard that is announced meanwhile has to come to rest as well`() {
    expect([
      (.wanted(.focus, .keyboardLike), []),
      (Self.quiet, [.askForTurn]),
      (.keyboardAnnounced(Self.keyboard), []),
      (.turnCame, [.update]),
      (Self.quiet, [.askForTurn]),
      (.turnCame, [reveal(.focus, Self.keyboard)]),
    ])
  }

  @Test func `one reveal serves all requests, with the keyboard's timing`() {
    expect([
      (.wanted(.focus, .keyboardLike), []),
      (.keyboardAnnounced(Self.keyboard), []),
      (.wanted(.keyboard, Self.keyboard), []),
      (.wanted(.typing, .keyboardLike), []),
      (Self.quiet, [.askForTurn]),
      (.turnCame, [reveal([.focus, .keyboard, .typing], Self.keyboard)]),
    ])
  }

  @Test func `a request decides the animation, and a keyboard does not change it`() {
    expect([
      (.wanted(.focus, .keyboardLike), []),
      (.wanted(.request, .none), []),
      (.keyboardAnnounced(Self.keyboard), []),
      (Self.quiet, [.askForTurn]),
      (.turnCame, [reveal([.focus, .request], .none)]),
    ])
  }

  @Test func `a request that comes while a turn is pending waits for another read`() {
    expect([
      (.wanted(.focus, .keyboardLike), []),
      (Self.quiet, [.askForTurn]),
      (.wanted(.geometry, .keyboardLike), []),
      (.turnCame, [.update]),
      (Self.quiet, [.askForTurn]),
      (.turnCame, [reveal([.focus, .geometry])]),
    ])
  }

  // MARK: Fingers

  @Test(arguments: [
    (RevealState.Causes.focus, true), (.typing, true), (.caret, true), (.keyboard, false),
    (.geometry, false), (.request, false),
  ])
  func `a finger ends a reveal that the keyboard or the app requested, and no other`(
    _ row: (cause: RevealState.Causes, survives: Bool)
  ) {
    var state = RevealState()
    _ = state.handle(.wanted(row.cause, .keyboardLike))
    _ = state.handle(.userScrolls)
    #expect((state.wanted != nil) == row.survives)
    #expect(state.isWaitingForScrolling == row.survives)
  }

  @Test func `217: a scroll of the app's ends no reveal, and asks for no turn`() {
    var state = RevealState()
    _ = state.handle(.wanted([.focus, .geometry, .request], Self.keyboard))
    _ = state.handle(.appScrolls)
    #expect(state.isWaitingForScrolling)
    for _ in 0..<3 { #expect(state.handle(Self.quiet) == nil) }
    _ = state.handle(.scrollingEnded)
    #expect(state.handle(Self.quiet) == .askForTurn)
    #expect(state.wanted?.causes == [.focus, .geometry, .request])
  }

  @Test func `while the user scrolls, no turn is requested`() {
    var state = RevealState()
    _ = state.handle(.wanted([.focus, .request], Self.keyboard))
    _ = state.handle(.userScrolls)
    for _ in 0..<3 { #expect(state.handle(Self.quiet) == nil) }
    _ = state.handle(.scrollingEnded)
    #expect(state.handle(Self.quiet) == .askForTurn)
    guard case .reveal(let wanted)? = state.handle(.turnCame) else {
      Issue.record("nothing is revealed")
      return
    }
    #expect(wanted.causes == .focus)
    #expect(wanted.timing == .keyboardLike)
    #expect(wanted.isAfterScrolling)
  }

  @Test func `a reveal serves what is requested while the user scrolls`() {
    var state = RevealState()
    _ = state.handle(.wanted(.focus, .keyboardLike))
    #expect(state.wanted?.isAfterScrolling == false)
    _ = state.handle(.userScrolls)
    _ = state.handle(.wanted(.typing, .keyboardLike))
    #expect(state.isWaitingForScrolling)
    #expect(state.wanted?.causes == [.focus, .typing])
  }

  @Test func `the end of scrolling without a request changes nothing`() {
    var state = RevealState()
    #expect(state.handle(.userScrolls) == nil)
    #expect(state.handle(.scrollingEnded) == nil)
    #expect(!state.needsLooks)
  }

  // MARK: Looks

  @Test func `turns are observed from a request to its end`() {
    var state = RevealState()
    #expect(!state.needsLooks)
    _ = state.handle(.wanted(.focus, .keyboardLike))
    #expect(state.needsLooks)
    _ = state.handle(.ended)
    #expect(!state.needsLooks)
  }

  @Test func `of nested views one is revealed in a turn, from the inside out`() {
    var state = RevealState()
    _ = state.handle(.wanted(.focus, Self.keyboard))
    for done in 0..<2 {
      #expect(state.handle(Self.quiet) == .askForTurn)
      guard case .reveal(let wanted)? = state.handle(.turnCame) else {
        Issue.record("nothing is revealed")
        return
      }
      #expect(wanted.viewsDone == done)
      _ = state.handle(.moved(wanted, viewsDone: done + 1))
    }
    // Another request begins with the innermost again.
    _ = state.handle(.wanted(.typing, Self.keyboard))
    #expect(state.wanted?.viewsDone == 0)
  }

  // MARK: Caret

  private func caret(_ location: Int, at time: TimeInterval) -> RevealState.Event {
    .caretFound(.character(location, width: 358), at: time)
  }

  @Test func `a caret that rests elsewhere is revealed`() {
    var state = RevealState()
    state.caretIs(at: .character(0, width: 358))
    #expect(state.handle(caret(0, at: 0)) == nil)
    #expect(state.handle(caret(5, at: 1)) == .startCaretTimer(0.1))
    // A selection has no caret and does not end the pending reveal.
    #expect(state.handle(.caretFound(nil, at: 1.05)) == nil)
    #expect(state.handle(.caretTimerFired(at: 1.1)) == nil)
    #expect(state.wanted?.causes == .caret)
  }

  @Test func `a caret that is being moved is not followed`() {
    var state = RevealState()
    state.caretIs(at: .character(0, width: 358))
    #expect(state.handle(caret(5, at: 1)) == .startCaretTimer(0.1))
    #expect(state.handle(caret(9, at: 1.08)) == nil)
    guard case .startCaretTimer(let left)? = state.handle(.caretTimerFired(at: 1.1)) else {
      Issue.record("no timer")
      return
    }
    #expect(abs(left - 0.08) < 1e-9)
    #expect(state.wanted == nil)
    #expect(state.handle(.caretTimerFired(at: 1.18)) == nil)
    #expect(state.wanted?.causes == .caret)
  }

  /// The time at which the timer fires for a caret at rest since 1, and whether the rest is long
  /// enough.
  @Test(arguments: [(1.0925, false), (1.097, true), (1.2, true)] as [(TimeInterval, Bool)])
  func `a timer may fire a little early`(_ row: (time: TimeInterval, isResting: Bool)) {
    var state = RevealState()
    state.caretIs(at: .character(0, width: 358))
    _ = state.handle(caret(5, at: 1))
    #expect((state.handle(.caretTimerFired(at: row.time)) == nil) == row.isResting)
    #expect((state.wanted != nil) == row.isResting)
  }

  @Test func `a caret that was revealed starts from there`() {
    var state = RevealState()
    state.caretIs(at: .character(0, width: 358))
    _ = state.handle(caret(5, at: 1))
    _ = state.handle(.caretTimerFired(at: 1.1))
    #expect(state.handle(caret(5, at: 2)) == nil)
    #expect(state.handle(caret(6, at: 3)) == .startCaretTimer(0.1))
  }

  @Test func `a caret that a reveal has shown meanwhile is not revealed again`() {
    var state = RevealState()
    state.caretIs(at: .character(0, width: 358))
    _ = state.handle(caret(5, at: 1))
    state.caretIs(at: .character(5, width: 358))
    #expect(state.handle(.caretTimerFired(at: 1.1)) == nil)
    #expect(state.wanted == nil)
  }

  @Test func `lines that wrap elsewhere move the caret`() {
    var state = RevealState()
    state.caretIs(at: .character(5, width: 358))
    #expect(
      state.handle(.caretFound(.character(5, width: 300), at: 1)) == .startCaretTimer(0.1)
    )
  }

  @Test func `an unknown caret is not followed`() {
    var state = RevealState()
    #expect(state.handle(caret(5, at: 1)) == nil)
    #expect(state.handle(.caretTimerFired(at: 2)) == nil)
    state.caretIs(at: .rectangle(CGRect(x: 0, y: 0, width: 2, height: 20)))
    state.caretIs(at: nil)
    #expect(state.handle(caret(5, at: 3)) == nil)
  }
}
