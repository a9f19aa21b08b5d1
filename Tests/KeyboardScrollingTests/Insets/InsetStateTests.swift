import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

struct InsetStateTests {
  private typealias Options = KeyboardScrollCoordinator.Configuration

  private func snapshot(
    inset: CGFloat = 0, indicator: CGFloat = 0, system: CGFloat = 34, offset: CGFloat = 0,
    content: CGFloat = 1600, edges: VerticalEdges? = nil, facing edge: VerticalEdge = .bottom
  ) -> ScrollSnapshot {
    ScrollSnapshot(
      place: ScreenPlace(corner: .zero, y: edge == .bottom ? 2 : -2),
      pixel: 1 / 3,
      bounds: CGRect(x: 0, y: offset, width: 390, height: 844),
      contentSize: CGSize(width: 390, height: content),
      contentInset: edges ?? .init(bottom: inset),
      indicatorInset: edges ?? .init(bottom: indicator),
      systemInset: edge == .bottom ? .init(bottom: system) : .init(top: system),
      safeArea: .init(bottom: 34)
    )
  }

  private func covered(_ height: CGFloat, edge: VerticalEdge = .bottom) -> KeyboardCoverage {
    var coverage = KeyboardCoverage(reason: height > 0 ? .overlap : .keyboardHidden)
    coverage.overlap = KeyboardOverlap(height: height, edge: edge)
    return coverage
  }

  private func plan(
    _ state: InsetState, _ coverage: KeyboardCoverage, _ snapshot: ScrollSnapshot,
    _ options: Options = Options(), mayChange: Bool = true, at time: TimeInterval = 0
  ) -> InsetPlan {
    var state = state
    state.options = options
    return state.plan(for: coverage, in: snapshot, mayChange: mayChange, at: time)
  }

  /// The state after the first plan and its write, with the offset that is found afterwards.
  private func state(
    _ coverage: KeyboardCoverage, _ snapshot: ScrollSnapshot, _ options: Options = Options(),
    wroteAt offset: CGFloat? = nil
  ) -> InsetState {
    var state = plan(InsetState(), coverage, snapshot, options).newState
    if let offset { state.rest?.wrote(found: offset) }
    return state
  }

  /// In an update that goes back, a reveal for the keyboard waits for the next turn.
  @Test func `content goes back to its chosen place only with the inset of that place`() {
    let shown = plan(InsetState(), covered(336), snapshot(offset: 500))
    #expect(!shown.goesBack)
    var edited = snapshot(inset: 302, offset: 500)
    edited.isEdited = true
    #expect(plan(shown.newState, covered(0), edited).goesBack)
  }

  @Test func `content and indicator inset change by the overlap less UIKit's inset, and back`() {
    let shown = plan(InsetState(), covered(336), snapshot(inset: 20, indicator: 5))
    expectEqual([shown.contentChange, shown.indicatorChange], to: [302, 302])
    expectEqual(shown.newState.content.keyboardInset, to: 302)
    #expect(shown.newState.isAdjusted)
    expectEqual(shown.newState.overlap, to: KeyboardOverlap(height: 336))
    let hidden = plan(shown.newState, covered(0), snapshot(inset: 322, indicator: 307))
    expectEqual([hidden.contentChange, hidden.indicatorChange], to: [-302, -302])
    #expect(!hidden.newState.isAdjusted)
    expectEqual(hidden.newState.overlap, to: .none)
  }

  @Test func `a state is adjusted if one of the insets has a keyboard inset`() {
    let maximum = Options(baselinePolicy: .max)
    for (inset, indicator) in [(400, 0), (0, 400)] as [(CGFloat, CGFloat)] {
      let now = snapshot(inset: inset, indicator: indicator)
      let plan = plan(InsetState(), covered(336), now, maximum)
      #expect(!plan.isEmpty && plan.newState.isAdjusted)
    }
  }

  @Test func `a single covered point needs an inset`() {
    let plan = plan(InsetState(), covered(1, edge: .top), snapshot(system: 0, facing: .top))
    expectEqual(plan.edge, to: .top)
    expectEqual(plan.contentChange, to: 1)
    expectEqual(plan.newState.rest?.boundary, to: 1)
  }

  @Test
  func `if each write changes UIKit's inset, the third is the last, and uses the smaller inset`() {
    // Content of 520 points can scroll only with the keyboard inset. UIKit adds 34 only to content
    // that can scroll.
    var state = InsetState()
    var inset: CGFloat = 0
    var writes = 0
    for _ in 0..<10 {
      let system: CGFloat = 520 + inset > 844 ? 34 : 0
      let plan = plan(state, covered(336), snapshot(inset: inset, system: system, content: 520))
      if plan.contentChange != 0 { writes += 1 }
      inset += plan.contentChange
      state = plan.newState
    }
    expectEqual(writes, to: 3)
    // With an inset of 302, the user could not reach the last 34 points.
    expectEqual(inset, to: 336)
    #expect(state.content.limit.isReached)
    // All content can be scrolled above the keyboard, so no retry is needed.
    #expect(!state.content.limit.awaitsRetry)
    // UIKit's inset alternates, whatever the coordinator writes.
    state = InsetState()
    inset = 0
    for system in [34, 0] as [CGFloat] {
      let plan = plan(state, covered(336), snapshot(inset: inset, system: system))
      inset += plan.contentChange
      state = plan.newState
    }
    expectEqual(inset, to: 336)
    let last = plan(state, covered(336), snapshot(inset: inset, indicator: 302, system: 34))
    #expect(last.isEmpty)
  }

  /// The app's inset, the keyboard's overlap, and UIKit's inset.
  @Test(arguments: [(60, 336, 34), (0, 1, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func `150: if the app assigns its inset in every layout pass, the coordinator stops writing`(
    _ row: (inset: CGFloat, overlap: CGFloat, system: CGFloat)
  ) {
    var state = InsetState()
    var writes = 0
    for _ in 0..<10 {
      let now = snapshot(inset: row.inset, system: row.system)
      let plan = plan(state, covered(row.overlap), now)
      if plan.contentChange != 0 { writes += 1 }
      state = plan.newState
    }
    expectEqual(writes, to: 3)
    #expect(state.content.limit.awaitsRetry)
  }

  @Test func `a changed overlap or a pause allows three more writes`() {
    var state = InsetState()
    func write(_ overlap: CGFloat, at time: TimeInterval) -> CGFloat {
      let plan = plan(state, covered(overlap), snapshot(inset: 60, indicator: 302), at: time)
      state = plan.newState
      return plan.contentChange
    }
    expectEqual((0..<4).map { _ in write(336, at: 0) }, to: [302, 302, 302, 0])
    expectEqual(write(291, at: 0), to: 257)
    expectEqual((0..<3).map { _ in write(336, at: 0) }, to: [302, 302, 302])
    expectEqual(write(336, at: 0.4), to: 0)
    expectEqual(write(336, at: 1), to: 302)
  }

  @Test func `under a finger, an inset waits only if its change would move content`() {
    let flipped = state(covered(336, edge: .top), snapshot(system: 0, facing: .top))
    for (offset, waits) in [(-100, true), (0, false), (50, false)] as [(CGFloat, Bool)] {
      var touched = snapshot(
        system: 0, offset: offset, edges: VerticalEdges(top: 336), facing: .top
      )
      touched.touch = .dragged
      let plan = plan(flipped, covered(0), touched)
      expectEqual(plan.reason == .waiting, to: waits, note: "\(offset)")
      expectEqual(plan.contentChange, to: waits ? 0 : -336, note: "\(offset)")
    }
    // This inset needs no change. The content ends at 392, and UIKit moves it back.
    let upright = state(covered(336), snapshot(content: 900))
    for touch in [Touch.dragged, .decelerating] {
      var pulled = snapshot(inset: 302, indicator: 302, offset: 450, content: 900)
      pulled.touch = touch
      let plan = plan(upright, covered(336), pulled)
      expectEqual(plan.reason, to: .overlap, note: "\(touch)")
      #expect(plan.isEmpty, "\(touch)")
    }
  }

  @Test(arguments: [(-302, true), (-0.5, true), (0.5, false), (302, false)] as [(CGFloat, Bool)])
  func `an inset that shrinks is written after the offset`(_ row: (change: CGFloat, isFirst: Bool))
  {
    var plan = InsetPlan(reason: .overlap, newState: InsetState())
    plan.contentChange = row.change
    expectEqual(plan.writesOffsetFirst, to: row.isFirst)
  }

  @Test
  func `if the keyboard inset replaces UIKit's, a chat stays, and content UIKit clamped returns`() {
    let chat = self.state(covered(336), snapshot(offset: 500), Self.chat)
    let replaced = snapshot(inset: 302, indicator: 302, system: 0, offset: 802)
    let change = plan(chat, covered(336), replaced, Self.chat)
    expectEqual([change.contentChange, change.contentOffset], to: [34, nil])
    // A tool bar that hides reduces UIKit's inset by the bar's height.
    for (height, options) in [
      (50, Options()), (50, Self.chat), (1, Options()), (1, Self.chat),
    ] as [(CGFloat, Options)] {
      let note = "\(height), \(options)"
      let bar = snapshot(system: 34 + height, offset: 1092)
      let state = self.state(covered(336), bar, options, wroteAt: 1092)
      // At 1092, the content ends at the keyboard.
      let inset = state.content.keyboardInset
      var now = snapshot(inset: inset, indicator: 302, offset: 1092 - height)
      let back = plan(state, covered(336), now, options)
      expectEqual([back.contentChange, back.contentOffset], to: [height, 1092], note: note)
      // A drag does not change the offset, because the keyboard covers as much as before.
      now.isAfterDrag = true
      expectEqual(plan(state, covered(336), now, options).contentOffset, to: 1092, note: note)
    }
  }

  @Test func `a chat within a pixel of its end moves exactly to its new end`() {
    let upright = state(covered(0), snapshot(offset: 789.8), Self.chat, wroteAt: 789.8)
    let shown = plan(upright, covered(336), snapshot(offset: 789.8), Self.chat)
    expectEqual(shown.contentOffset, to: 1092)
    let top = snapshot(system: 0, offset: 0.2, facing: .top)
    var flipped = state(covered(0), top, Self.chat)
    expectEqual(flipped.edge, to: .top)
    flipped.rest?.wrote(found: 0.2)
    expectEqual(plan(flipped, covered(336, edge: .top), top, Self.chat).contentOffset, to: -336)
  }

  @Test(arguments: [(500, nil), (790, 1092)] as [(CGFloat, CGFloat?)])
  func `216: a keyboard announced before the first measurement moves a chat only at its end`(
    _ row: (offset: CGFloat, expected: CGFloat?)
  ) {
    var now = snapshot(offset: row.offset)
    now.isAnnouncedInThisTurn = false
    let shown = plan(InsetState(), covered(336), now, Self.chat)
    expectEqual(shown.contentOffset, to: row.expected)
    // The next change of the keyboard moves every chat.
    let end = row.expected ?? row.offset
    now = snapshot(inset: 302, indicator: 302, offset: end)
    now.isAnnouncedInThisTurn = false
    expectEqual(plan(shown.newState, covered(386), now, Self.chat).contentOffset, to: end + 50)
  }

  @Test func `216: whichever inset includes a new bar, a chat moves only if it is at its end`() {
    var bar = covered(84)
    bar.reason = .bar
    var grown = covered(124)
    grown.reason = .bar
    // The offset when the bar is first measured, and the resulting offset.
    for (offset, expected) in [(500, nil), (790, 840)] as [(CGFloat, CGFloat?)] {
      let plan = plan(InsetState(), bar, snapshot(offset: offset), Self.chat)
      expectEqual(plan.contentOffset, to: expected, note: "\(offset)")
      expectEqual(plan.newState.rest?.isAtChosenPlace, to: expected == nil, note: "\(offset)")
      // The bar grows by 40.
      let end = expected ?? offset
      let now = snapshot(inset: 50, indicator: 50, offset: end)
      let next = self.plan(plan.newState, grown, now, Self.chat)
      expectEqual(next.contentOffset, to: end + 40, note: "\(offset)")
    }
    let rows: [(offset: CGFloat, system: CGFloat, CGFloat?)] = [
      // UIKit's inset already includes the bar.
      (offset: 790, system: 84, 840), (offset: 500, system: 84, nil),
      // Only the keyboard inset includes the bar, and the content was not at its end.
      (offset: 740, system: 34, nil),
    ]
    for (offset, system, expected) in rows {
      let start = state(covered(0), snapshot(offset: offset), Self.chat)
      let plan = plan(start, bar, snapshot(system: system, offset: offset), Self.chat)
      expectEqual(plan.contentOffset, to: expected, note: "\(offset), UIKit's inset \(system)")
    }
  }

  private static let chat = Options(keepsDistanceToEnd: true)

  @Test func `216: a bar that appears with the keyboard moves a chat as the keyboard does`() {
    let start = state(covered(0), snapshot(offset: 500), Self.chat)
    var now = snapshot(offset: 500)
    now.barTopInScreen = 458
    // The bar ends at the keyboard's edge: both cover 386, of which UIKit's inset is 34.
    let shown = plan(start, covered(386), now, Self.chat)
    expectEqual(shown.contentOffset, to: 852)
    // The next change of the keyboard moves the chat too: the bar is not the first any more.
    now = snapshot(inset: 352, indicator: 352, offset: 852)
    now.barTopInScreen = 408
    expectEqual(plan(shown.newState, covered(436), now, Self.chat).contentOffset, to: 902)
  }

  /// The growth of UIKit's inset, and the resulting offset.
  @Test(arguments: [(302, 198), (1, 499), (-0.5, nil)] as [(CGFloat, CGFloat?)])
  func `214: after a drag, a flipped chat moves by as much as UIKit's inset grows`(
    _ row: (growth: CGFloat, expected: CGFloat?)
  ) {
    func flippedSnapshot(_ system: CGFloat) -> ScrollSnapshot {
      snapshot(system: system, offset: 500, facing: .top)
    }
    let state = state(covered(84, edge: .top), flippedSnapshot(84), Self.chat)
    var moved = flippedSnapshot(84 + row.growth)
    moved.isAfterDrag = true
    let overlap = covered(84 + row.growth, edge: .top)
    expectEqual(plan(state, overlap, moved, Self.chat).contentOffset, to: row.expected)
    // If the view has grown during the drag, the keyboard's position is unknown.
    moved.hasGrownInDrag = true
    expectNil(plan(state, overlap, moved, Self.chat).contentOffset)
  }

  /// A chat whose composer shrinks by 40, to an inset of 352, during an app's scroll.
  private func scrolledChat(_ options: Options = chat) -> InsetState {
    let shown = state(covered(426), snapshot(offset: 500), options)
    var now = snapshot(inset: 392, indicator: 392, offset: 700)
    now.scrollSource = .app
    let shorter = plan(shown, covered(386), now, options)
    expectEqual([shorter.contentChange, shorter.contentOffset], to: [-40, nil])
    return shorter.newState
  }

  @Test
  func `188: after an app's scroll to its former end or beyond its end, content moves to its end`()
  {
    func flippedSnapshot(_ inset: CGFloat, offset: CGFloat) -> ScrollSnapshot {
      snapshot(system: 0, offset: offset, edges: VerticalEdges(top: inset), facing: .top)
    }
    let flipped = state(covered(426, edge: .top), flippedSnapshot(0, offset: 500))
    var scrolled = flippedSnapshot(426, offset: 300)
    scrolled.scrollSource = .app
    let shorter = plan(flipped, covered(386, edge: .top), scrolled).newState
    for (offset, expected) in [(-400, -386), (-300, nil)] as [(CGFloat, CGFloat?)] {
      let rest = flippedSnapshot(386, offset: offset)
      let plan = plan(shorter, covered(386, edge: .top), rest)
      expectEqual(plan.contentOffset, to: expected, note: "\(offset)")
    }
    // A form stays at its former end, and a chat moves to its new end.
    let shown = state(covered(386), snapshot(offset: 500), Self.chat)
    var now = snapshot(inset: 352, indicator: 352, offset: 700)
    now.scrollSource = .app
    let higher = plan(shown, covered(426), now, Self.chat).newState
    let rest = snapshot(inset: 392, indicator: 392, offset: 1142)
    expectEqual(plan(higher, covered(426), rest, Self.chat).contentOffset, to: 1182)
    expectNil(plan(higher, covered(426), rest).contentOffset)
  }

  @Test func `188: nothing moves after the user's scroll, or once an app's scroll was corrected`() {
    let now = snapshot(inset: 352, indicator: 352, offset: 1182)
    var state = scrolledChat()
    #expect(state.isOverdue(in: now))
    var touched = now
    touched.touch = .decelerating
    #expect(!state.isOverdue(in: touched))
    let next = plan(state, covered(386), now, Self.chat).newState
    #expect(!next.isOverdue(in: now))
    state.rest?.forgetBoundaries()
    #expect(!state.isOverdue(in: now))
  }

  @Test func `187: in the turn in which the app inserts a row, a chat does not move`() {
    var shown = state(covered(426), snapshot(offset: 800), Self.chat)
    let now = snapshot(inset: 392, indicator: 392, offset: 1182, content: 1660)
    // Without the content's height at the last turn's end, the new row is not recognized, and the
    // chat moves to the row's end at 1660 + 386 - 844.
    expectEqual(plan(shown, covered(386), now, Self.chat).contentOffset, to: 1202)
    shown.rest?.turnEnded(contentHeight: 1600)
    expectNil(plan(shown, covered(386), now, Self.chat).contentOffset)
  }

  @Test func `164: after a drag only content beyond the range moves`() {
    let state = state(covered(336), snapshot(offset: 2190, content: 3000), Self.chat)
    var now = snapshot(inset: 302, indicator: 302, offset: 2400, content: 3000)
    now.isAfterDrag = true
    // The range ends at 3000 + 34 - 844.
    expectEqual(plan(state, covered(0), now, Self.chat).contentOffset, to: 2190)
    now.metrics.bounds.origin.y = 1000
    expectNil(plan(state, covered(0), now, Self.chat).contentOffset)
    now.isAfterDrag = false
    expectEqual(plan(state, covered(0), now, Self.chat).contentOffset, to: 698)
  }
}
