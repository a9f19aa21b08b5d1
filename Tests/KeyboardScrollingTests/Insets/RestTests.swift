import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct RestTests {
  /// 1600 points of content in a view of 844, below a bar of 91.
  private func metrics(
    _ offset: CGFloat, top: CGFloat = 91, bottom: CGFloat = 336, height: CGFloat = 844,
    content: CGFloat = 1600
  ) -> ScrollMetrics {
    ScrollMetrics(
      bounds: CGRect(x: 0, y: offset, width: 390, height: height),
      contentSize: CGSize(width: 390, height: content),
      adjustedInset: VerticalEdges(top: top, bottom: bottom),
      systemInset: VerticalEdges(top: top, bottom: 34),
      pixel: 1 / 3
    )
  }

  private func rest(_ offset: CGFloat) -> Rest {
    var rest = Rest(metrics(offset), boundary: 508)
    rest.turnEnded(contentHeight: 1600)
    return rest
  }

  private func follow(_ rest: inout Rest, _ metrics: ScrollMetrics, byUIKit: Bool = false) {
    rest.follow(metrics, stayingAtEnd: nil, isByUIKit: byUIKit)
  }

  @Test
  func `neither a move of less than a pixel nor a clamp before the top bar changes is a scroll`() {
    var rest = rest(500)
    follow(&rest, metrics(500.3))
    follow(&rest, metrics(500.6))
    expectEqual(rest.offset, to: 500.6)
    #expect(!rest.wasScrolled)
    // On a hidden screen, the bottom inset becomes 40 points smaller, and then the top bar 30 taller.
    rest = Rest(metrics(1092), boundary: 508)
    let changed = metrics(1022, top: 121, bottom: 296)
    rest.follow(changed, stayingAtEnd: .bottom, isByUIKit: false)
    #expect(!rest.wasScrolled)
    expectEqual(rest.nearestOffset(in: changed), to: 1052)
  }

  @Test func `if a smaller inset moves content to its end, the resting offset is not at the end`() {
    var rest = rest(1092)
    #expect(rest.isAtEnd(at: .bottom))
    rest = self.rest(1000)
    follow(&rest, metrics(790, bottom: 34))
    rest.record(metrics(790, bottom: 34))
    #expect(!rest.isAtEnd(at: .bottom))
    expectEqual(rest.offset, to: 1000)
  }

  @Test func `content that was clamped stays there if rows were removed or added`() {
    var rest = rest(1000)
    follow(&rest, metrics(492, content: 1000))
    expectEqual(rest.offset, to: 492)
    // The rows are added in the turn of the clamp, to 1660 + 34 - 844.
    rest = self.rest(1000)
    follow(&rest, metrics(850, bottom: 34, content: 1660))
    #expect(!rest.isDisplaced)
    expectEqual(rest.offset, to: 850)
    // A smaller range has moved the content from 1000 to 790, and then 60 points of content are
    // added.
    for offset in [790, 850] as [CGFloat] {
      rest = self.rest(1000)
      rest.record(metrics(790, bottom: 34))
      #expect(rest.isDisplaced)
      let grown = metrics(offset, bottom: 34, content: 1660)
      follow(&rest, grown)
      #expect(!rest.isDisplaced && rest.nearestOffset(in: grown) == offset, "\(offset)")
    }
  }

  @Test func `content clamped because the app has overwritten the keyboard inset goes back`() {
    for (content, isGrown, expected) in [
      (1600, false, 1000), (1600, true, 1000), (1500, false, 992),
    ] as [(CGFloat, Bool, CGFloat)] {
      var rest = rest(1000)
      let clamped = metrics(content + 34 - 844, bottom: 34, content: content)
      let restored = metrics(content + 34 - 844, content: content)
      rest.restoreAfterClamp(clamped, restored: restored, isGrown: isGrown)
      expectEqual(rest.offset, to: expected, note: "\(content), \(isGrown)")
      // Beside a new row, the content counts as back already.
      expectEqual(rest.last.bounds.minY, to: expected, note: "\(content), \(isGrown)")
    }
  }

  @Test func `before the end of a turn, a clamp is recorded only if the view has become higher`() {
    var rest = rest(1000)
    // With a height of 1144, the end is 1600 + 336 - 1144.
    rest.recordClamp(metrics(792, height: 1144))
    expectEqual([rest.offset, rest.last.bounds.minY], to: [1000, 792])
    #expect(rest.isDisplaced)
    var wider = metrics(792, height: 1144)
    wider.bounds.size.width = 400
    for other in [
      metrics(790, bottom: 34), metrics(748, height: 700, content: 1112), wider,
      metrics(692, height: 1144, content: 1500), metrics(700, height: 1144),
    ] {
      rest = self.rest(1000)
      rest.recordClamp(other)
      expectEqual(rest.last.bounds.minY, to: 1000, note: "\(other)")
    }
  }

  @Test func `a change of the top bar shifts the remembered offset, except in a rotated chat`() {
    var rest = Rest(metrics(980, top: 32), boundary: 508)
    // With each bar, the last offset is 1092.
    follow(&rest, metrics(921, top: 91))
    expectEqual(rest.offset, to: 921)
    // The shift may exceed the range.
    rest = Rest(metrics(1080), boundary: 508)
    follow(&rest, metrics(1092, top: 32))
    expectEqual(rest.offset, to: 1139)
    // The boundary of a rotated chat moves by the whole change of the height, so that the bar would
    // count twice.
    let rows: [(edgeOfChat: VerticalEdge?, height: CGFloat, CGFloat)] = [
      (edgeOfChat: .bottom, height: 390, 1000), (edgeOfChat: nil, height: 390, 1059),
      (edgeOfChat: .bottom, height: 844, 1059),
    ]
    for (edge, height, expected) in rows {
      rest = self.rest(1000)
      let changed = metrics(1059, top: 32, height: height)
      rest.follow(changed, stayingAtEnd: edge, isByUIKit: false)
      expectEqual(rest.offset, to: expected, note: "\(String(describing: edge)), \(height)")
    }
  }

  @Test func `rows inserted above are no new content, and move a chat of a new size too`() {
    let inserted = metrics(1300, content: 1900)
    #expect(!rest(1000).isGrown(inserted))
    #expect(rest(1000).isGrown(metrics(1300, content: 1960)))
    #expect(rest(1000).isGrown(metrics(1000, content: 1900)))
    // A second update of the turn does not count them either.
    var updated = rest(1000)
    follow(&updated, inserted)
    #expect(!updated.isGrown(inserted))
    for (top, offset) in [(91, 1300), (32, 1359)] as [(CGFloat, CGFloat)] {
      var rest = rest(1000)
      let lower = metrics(offset, top: top, height: 542, content: 1900)
      rest.follow(lower, stayingAtEnd: .bottom, isByUIKit: false)
      expectEqual(rest.offset, to: 1300, note: "\(top)")
    }
  }

  @Test func `a scroll chooses an offset, but UIKit's scroll in a rotated view does not`() {
    var rest = rest(576)
    follow(&rest, metrics(800))
    #expect(rest.wasScrolled)
    expectEqual(rest.chosenOffset(in: metrics(0)), to: 800)
    let rotated = metrics(800, top: 32, bottom: 209, height: 390)
    follow(&rest, rotated)
    follow(&rest, rotated.at(offset: 900), byUIKit: true)
    expectEqual([rest.offset, rest.chosenOffset(in: metrics(0))], to: [900, 800])
    follow(&rest, rotated.at(offset: 700))
    expectEqual(
      [rest.chosenOffset(in: metrics(0)), rest.chosenOffset(in: rotated)], to: [nil, 700]
    )
  }

  @Test func `a reveal chooses an offset only while the view's size is unchanged`() {
    var rest = rest(576)
    rest.revealed(metrics(600, bottom: 356))
    expectNil(rest.chosenOffset(in: metrics(0)))
    expectEqual(rest.chosenOffset(in: metrics(0, bottom: 356)), to: 600)
    let rotated = metrics(700, top: 32, bottom: 209, height: 390)
    rest.revealed(rotated)
    expectEqual([rest.offset, rest.chosenOffset(in: metrics(0, bottom: 356))], to: [700, 600])
    rest.revealed(rotated, isChosen: true)
    expectNil(rest.chosenOffset(in: metrics(0, bottom: 356)))
  }

  @Test func `inserted rows shift the chosen offset, and other code's offset replaces it`() {
    var rest = rest(576)
    follow(&rest, metrics(636, content: 1660))
    expectEqual(rest.chosenOffset(in: metrics(0, content: 1660)), to: 636)
    rest = self.rest(576)
    rest.record(metrics(700))
    rest.wrote(found: 700)
    expectEqual(rest.chosenOffset(in: metrics(0)), to: 576)
    rest.wrote(found: 650)
    expectEqual(rest.chosenOffset(in: metrics(0)), to: 650)
  }

  @Test func `after a hide moved content, the content may move back if nobody scrolled since`() {
    var rest = rest(1000)
    let hidden = metrics(790, bottom: 34)
    follow(&rest, hidden)
    rest.record(hidden)
    #expect(!rest.mayGoBack(in: hidden) && rest.mayGoBack(in: metrics(790)))
    #expect(!rest.mayGoBack(in: metrics(700)) && !rest.mayGoBack(in: metrics(1000)))
  }

  @Test func `content scrolled beyond the range is due to return to the nearest offset`() {
    var rest = rest(500)
    rest.returnToRange(metrics(1092))
    expectEqual(rest.offset, to: 500)
    rest.returnToRange(metrics(1200))
    #expect(rest.isOverdue(in: metrics(1200)))
    expectEqual([rest.offset, rest.chosenOffset(in: metrics(0))], to: [1092, 1092])
    rest.returnToRange(metrics(-200))
    expectEqual(rest.offset, to: -91)
  }

  @Test func `content is at its chosen place only while the insets are as when it was chosen`() {
    var rest = rest(500)
    #expect(rest.isAtChosenPlace)
    rest.record(metrics(500, bottom: 356))
    #expect(!rest.isAtChosenPlace && rest.hasChosenOffset)
    // A clamp does not change the rest.
    rest.record(metrics(400))
    #expect(!rest.isAtChosenPlace && rest.hasChosenOffset)
    rest.move(to: metrics(400))
    #expect(!rest.isAtChosenPlace && !rest.hasChosenOffset)
  }

  /// If the coordinator stopped checking a view in a window, the user may have scrolled since.
  @Test func `under a taller bar, content that has moved with the bar is where it was chosen`() {
    var rest = rest(500)
    rest.record(metrics(500, bottom: 34))
    follow(&rest, metrics(470, top: 121, bottom: 34))
    expectEqual(rest.offset, to: 470)
    #expect(rest.hasChosenOffset)
    rest.move(to: metrics(500, top: 121, bottom: 34))
    #expect(!rest.hasChosenOffset)
  }

  @Test func `the place chosen under a keyboard is known while less is covered`() {
    var rest = rest(500)
    expectNil(rest.chosenPlaceUnderKeyboard(at: .bottom))
    rest.record(metrics(500, bottom: 34))
    expectEqual(rest.chosenPlaceUnderKeyboard(at: .bottom)?.bounds.minY, to: 500)
    expectNil(rest.chosenPlaceUnderKeyboard(at: .top))
    rest.record(metrics(500, bottom: 34, height: 600))
    expectNil(rest.chosenPlaceUnderKeyboard(at: .bottom))
  }

  @Test(arguments: [(true, 700), (false, nil)] as [(Bool, CGFloat?)])
  func `if checks of a view in a window have stopped, its offset after a rotation is chosen`(
    _ haveEnded: Bool, _ chosen: CGFloat?
  ) {
    var rest = rest(576)
    if haveEnded { rest.checksEnded() }
    var rotated = metrics(700, top: 32, bottom: 209, height: 390)
    rotated.bounds.size.width = 844
    follow(&rest, rotated)
    expectEqual([rest.offset, rest.chosenOffset(in: rotated)], to: [700, chosen])
  }

  /// The offsets -91 and 1092 are the start and the end with a height of 844, 1392 is the end with 544.
  @Test(
    arguments: [(1092, 1392), (1200, 1200), (1000, 1000), (-91, -91)] as [(CGFloat, CGFloat)]
  )
  func `a scroll to a chat's end before the chat gets lower ends at the new end`(
    _ found: CGFloat, _ expected: CGFloat
  ) {
    var rest = rest(576)
    rest.follow(metrics(found, height: 544), stayingAtEnd: .bottom, isByUIKit: false)
    expectEqual(rest.offset, to: expected)
    rest = self.rest(576)
    rest.follow(metrics(found, height: 544), stayingAtEnd: nil, isByUIKit: false)
    expectEqual(rest.offset, to: found)
    rest = self.rest(576)
    rest.follow(metrics(found), stayingAtEnd: .bottom, isByUIKit: false)
    expectEqual(rest.offset, to: found)
  }

  @Test func `during a scroll, the first two boundaries are remembered`() {
    var rest = rest(500)
    expectEqual(rest.moveBoundary(to: 600, isScrolling: true), to: 92)
    expectEqual(rest.moveBoundary(to: 700, isScrolling: true), to: 100)
    expectEqual(rest.boundariesDuringScroll, to: [508, 600])
    expectEqual(rest.moveBoundary(to: 700, isScrolling: false), to: 0)
    expectEqual(rest.boundariesDuringScroll, to: [508, 600])
    expectEqual(rest.moveBoundary(to: 650, isScrolling: false), to: -50)
    #expect(rest.boundariesDuringScroll.isEmpty)
  }
}
