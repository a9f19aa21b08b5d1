import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// Reveals of the first responder, on any simulator.
///
/// Between the bar, at 91, and the keyboard, at 508, are 417 points: a target that ends at y is
/// visible from the offset y - 508 on, one that begins at y up to the offset y - 91.
@MainActor
@Suite("Cases: reveal", .tags(.scene, .portable))
struct CasesOfReveal {
  // MARK: Fields

  @Test(arguments: Stage.all)
  func `56: a visible field does not move`(_ stage: Stage) {
    stage.run { screen in
      screen.focusAndShow(screen.addField(300...344))
      screen.expect(b: 302, i: 302)
      screen.expectMove(to: -91)
    }
  }

  @Test(arguments: Stage.all, [(CGFloat(0), CGFloat(236)), (8, 244)])
  func `57: a field below the keyboard's edge comes just above it`(
    _ stage: Stage,
    row: (padding: CGFloat, expected: CGFloat)
  ) {
    stage.run(.iPhone.with { $0.configuration.revealPadding = row.padding }) { screen in
      let field = screen.addField(700...744)
      let others = Untouched(screen.scrollView)
      screen.focusAndShow(field)
      screen.expect(b: 302, i: 302)
      screen.expectMove(to: row.expected)
      screen.expectWrites(insets: 1, indicators: 1)
      #expect(Untouched(screen.scrollView) == others)
    }
  }

  @Test(arguments: Stage.all)
  func `58: a field above the visible part comes down`(_ stage: Stage) {
    stage.run { screen in
      let field = screen.addField(520...560)
      screen.scroll(to: 500)
      screen.focusAndShow(field)
      screen.expectMove(to: 429)
      screen.expect(b: 302, i: 302)
    }
  }

  @Test(arguments: Stage.all)
  func `59: a field just under the navigation bar stays there`(_ stage: Stage) {
    stage.run { screen in
      screen.focusAndShow(screen.addField(0...44))
      screen.expect(b: 302, i: 302)
      screen.expectMove(to: -91)
    }
  }

  @Test(arguments: Stage.all)
  func `60: the last field of a form can be reached, and stays within the range`(_ stage: Stage) {
    stage.run { screen in
      let field = screen.addField(1540...1584)
      screen.focusAndShow(field)
      screen.expectMove(to: 1076)
      screen.expect(b: 302, i: 302)
      screen.endEditing(field)
      screen.hide()
      screen.finish(.didHide, Keyboard.iPhoneHidden)
      screen.expect(b: 0, i: 0)
      screen.expect(o: 790)
    }
  }

  @Test(arguments: Stage.all)
  func `62: content that fits until the keyboard comes scrolls then`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 500 }) { screen in
      screen.focusAndShow(screen.addField(440...480))
      screen.expectMove(to: -28)
      screen.expect(b: 302, i: 302)
    }
  }

  @Test(arguments: Stage.all)
  func `63: content that fits even with the keyboard does not scroll`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 300 }) { screen in
      screen.focusAndShow(screen.addField(200...240))
      screen.expect(b: 302, i: 302)
      screen.expectMove(to: -91)
    }
  }

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `65: padding is not added again when the focus goes back and forth`(_ stage: Stage) {
    stage.run(
      .smallPhone.with {
        $0.contentHeight = 1000
        $0.configuration.revealPadding = 50
      }
    ) { screen in
      let first = screen.addField(360...400)
      let second = screen.addField(420...460)
      screen.focusAndShow(first, CGRect(x: 0, y: 315, width: 320, height: 253))
      #expect(screen.b == 253)
      // 400 and the padding come to 504 - 253.
      #expect(screen.path == [199])
      for (field, last) in [(second, first), (first, second), (second, first), (first, second)] {
        screen.focus(field, from: last)
        screen.expect(o: 259)
      }
      #expect(screen.path == [199, 259])
    }
  }

  @Test(arguments: Stage.all, [true, false])
  func `67: a companion button stays visible with its field`(_ stage: Stage, isKept: Bool) {
    stage.run { screen in
      let field = screen.addField(400...444)
      let button = screen.addView(CaseScreen.row(520...570), to: screen.scrollView)
      if isKept { screen.keepVisible(button, whileEditing: [field]) }
      screen.focusAndShow(field)
      screen.expect(b: 302, i: 302)
      screen.expectMove(to: isKept ? 62 : -64)
      guard isKept else { return }
      // 570 at 463.
      screen.show(CGRect(x: 0, y: 463, width: 390, height: 381))
      screen.clock.advance(by: 1)
      screen.expect(o: 107)
    }
  }

  @Test(arguments: Stage.all)
  func `67: while another field is edited the button does not count`(_ stage: Stage) {
    stage.run { screen in
      let name = screen.addField(400...444)
      let search = screen.addField(300...344)
      let button = screen.addView(CaseScreen.row(520...570), to: screen.scrollView)
      screen.keepVisible(button, whileEditing: [name])
      screen.focusAndShow(search)
      screen.expectMove(to: -91)
      screen.scrollView.forget()
      screen.focus(name, from: search)
      screen.clock.advance(by: 1)
      screen.expect(o: 62)
      #expect(screen.path == screen.path.sorted())
      #expect(screen.scrollView.offsetWrites <= 2)
    }
  }

  /// Content that fits gets no inset of UIKit's at the top, and starts under the status bar.
  @Test(arguments: Stage.all)
  func `67: a far button does not push the field under the status bar`(_ stage: Stage) {
    stage.run(
      .iPhone.with {
        $0.safeArea.top = 47
        $0.behavior = .automatic
        $0.contentHeight = 700
      }
    ) { screen in
      let field = screen.addField(100...134)
      let button = screen.addView(CaseScreen.row(600...650), to: screen.scrollView)
      screen.keepVisible(button, whileEditing: [field])
      screen.focusAndShow(field)
      // 100 at 47.
      screen.expect(o: 53)
    }
  }

  // MARK: Carets

  /// Where the text view and the caret in it begin, and where the content ends up.
  nonisolated private static let tall: [(top: CGFloat, caret: CGFloat, expected: CGFloat)] = [
    (900, 680, 1092), (100, 200, -91),
  ]

  @Test(arguments: Stage.withoutScrollOfUIKit, tall)
  func `69: in a tall text view the caret becomes visible, if it is not`(
    _ stage: Stage,
    row: (top: CGFloat, caret: CGFloat, expected: CGFloat)
  ) {
    stage.run(.iPhone.with { $0.contentHeight = 1700 }) { screen in
      screen.focusAndShow(
        screen.addTextView(row.top...1700, caret: row.caret...(row.caret + 20))
      )
      screen.expect(b: 302, i: 302)
      screen.expectMove(to: row.expected)
    }
  }

  @Test(arguments: Stage.all)
  func `67: a button that is added to a field with a hardware keyboard is shown with it`(
    _ stage: Stage
  ) {
    stage.run { screen in
      let field = screen.addField(700...744)
      screen.focus(field)
      screen.clock.advance(by: 1)
      // 744 at 810, above the home indicator.
      screen.expect(o: -66)
      let button = screen.addView(CaseScreen.row(820...870), to: screen.scrollView)
      screen.keepVisible(button, whileEditing: [field])
      screen.clock.settle()
      screen.expect(o: 60)
    }
  }

  @Test(arguments: Stage.all)
  func `183: a text view that fits is shown whole, wherever its caret is`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.configuration.revealPadding = 8 }) { screen in
      screen.focusAndShow(screen.addTextView(900...1000, caret: 8...28))
      screen.expect(b: 302, i: 302)
      // The lower edge of the text view is 8 points above the keyboard, at 508.
      screen.expect(o: 500)
    }
  }

  @Test(arguments: Stage.all)
  func `183: text at the end keeps the padding below the text view`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.configuration.revealPadding = 8 }) { screen in
      let textView = screen.addTextView(440...480, caret: 8...28)
      screen.focusAndShow(textView)
      screen.expect(o: -20)
      for line in 1...3 {
        textView.moveCaret(to: (8 + 20 * CGFloat(line))...(28 + 20 * CGFloat(line)))
        textView.frame.size.height += 20
        screen.changeText(in: textView)
        screen.expect(o: -20 + 20 * CGFloat(line))
      }
    }
  }

  @Test(arguments: Stage.all)
  func `183: letters in a visible line of a text view move nothing`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.configuration.revealPadding = 8 }) { screen in
      let textView = screen.addTextView(300...460, caret: 8...28)
      screen.focusAndShow(textView)
      screen.expect(o: -40)
      // The user reads what is above; the last lines are under the keyboard.
      screen.o = -91
      screen.clock.settle()
      screen.changeText(in: textView)
      screen.expect(o: -91)
    }
  }

  /// When UIKit has placed the caret: in the turn of the announcement, or later.
  enum Placement: CaseIterable {
    case inTurn, nextTurn, later
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1218"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1403"),
    arguments: Stage.all,
    Placement.allCases
  )
  func `70: a caret that settles after the announcement is shown where it settles`(
    _ stage: Stage,
    placement: Placement
  ) {
    stage.run(.iPhone.with { $0.contentHeight = 1700 }) { screen in
      // 400 to 420 in the content at first.
      let textView = screen.addTextView(300...1700, caret: 100...120)
      let place = { @MainActor in textView.moveCaret(to: 1280...1300) }
      screen.beginEditing(textView)
      screen.post(.willChangeFrame, Keyboard.iPhone)
      screen.post(.willShow, Keyboard.iPhone)
      #expect(screen.path == [])
      switch placement {
      case .inTurn: place()
      case .nextTurn: screen.clock.nextTurn(place)
      case .later:
        screen.clock.advance(by: 0.01)
        place()
      }
      screen.clock.settle()
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(o: 1092)
      #expect(screen.path == screen.path.sorted())
      guard placement == .inTurn, !screen.equipment.scrollsToFocus else { return }
      #expect(screen.path == [1092])
    }
  }

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `72: a caret that is being moved is shown where it comes to rest`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 1700 }) { screen in
      let textView = screen.addTextView(300...1700, caret: 0...20)
      screen.focusAndShow(textView)
      #expect(screen.path == [])
      for y in stride(from: CGFloat(100), through: 1100, by: 100) {
        textView.moveCaret(to: y...(y + 20))
        screen.clock.advance(by: 0.05)
      }
      #expect(screen.path == [])
      screen.clock.advance(by: 0.2)
      // 300 + 1120 comes to 508.
      #expect(screen.path == [912])
      screen.clock.advance(by: 1)
      screen.expectMove(to: 912)
    }
  }

  /// The line above does not count, and the text view fits: it is shown whole, up to 720 at 508.
  @Test(arguments: Stage.withoutScrollOfUIKit, [CGFloat(900), -300])
  func `74: a caret outside the visible text of a text view does not scroll the form`(
    _ stage: Stage,
    caret: CGFloat
  ) {
    stage.run(.iPhone.with { $0.contentHeight = 1700 }) { screen in
      let textView = screen.addTextView(600...720, caret: caret...(caret + 20))
      textView.isScrollEnabled = true
      screen.focusAndShow(textView)
      screen.expect(b: 302, i: 302)
      screen.expectMove(to: 212)
      #expect(textView.contentInset == .zero)
    }
  }

  // MARK: Orders

  @Test(arguments: Stage.all)
  func `76: the focus moves without a keyboard notification`(_ stage: Stage) {
    stage.run { screen in
      let first = screen.addField(300...344)
      let second = screen.addField(700...744)
      screen.focusAndShow(first)
      screen.expectMove(to: -91)
      screen.scrollView.forget()
      screen.focus(second, from: first)
      screen.clock.advance(by: 1)
      screen.expectMove(to: 236)
      screen.expect(b: 302, i: 302)
      #expect(screen.scrollView.writes == 0)
      screen.scrollView.forget()
      screen.focus(first, from: second)
      screen.clock.advance(by: 1)
      // No further than it must: 300 comes to 91.
      screen.expectMove(to: 209)
    }
  }

  /// Whether editing begins before the announcement, and both are in one turn.
  private nonisolated static let orders: [(beginsBefore: Bool, isInOneTurn: Bool)] = [
    (true, true), (true, false), (false, true), (false, false),
  ]

  @Test(arguments: Stage.all, orders)
  func `77: editing may begin before the keyboard is announced, or after`(
    _ stage: Stage,
    order: (beginsBefore: Bool, isInOneTurn: Bool)
  ) {
    let (beginsBefore, isInOneTurn) = order
    stage.run { screen in
      let field = screen.addField(700...744)
      if beginsBefore { screen.beginEditing(field) }
      if beginsBefore, !isInOneTurn { screen.clock.settle() }
      screen.post(.willChangeFrame, Keyboard.iPhone)
      screen.post(.willShow, Keyboard.iPhone)
      if !beginsBefore, !isInOneTurn { screen.clock.settle() }
      if !beginsBefore { screen.beginEditing(field) }
      screen.clock.settle()
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 302, i: 302)
      screen.expect(o: 236)
      #expect(screen.path == screen.path.sorted())
      // A field that has the focus a turn earlier is shown above the home indicator first.
      let isShownBefore = beginsBefore && !isInOneTurn
      #expect(screen.scrollView.offsetWrites <= (isShownBefore ? 2 : 1))
      guard !screen.equipment.scrollsToFocus else { return }
      #expect(screen.path == (isShownBefore ? [-66, 236] : [236]))
    }
  }

  @Test(arguments: Stage.all)
  func `77: a keyboard that comes late finds the focus where it is by then`(_ stage: Stage) {
    stage.run { screen in
      let first = screen.addField(700...744)
      let second = screen.addField(1000...1044)
      screen.beginEditing(first)
      screen.endEditing(first)
      screen.beginEditing(second)
      screen.show()
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expectMove(to: 536)
    }
  }

  /// When UIKit scrolls: before the change is posted, in its turn, after it, or before and after.
  enum Turn: CaseIterable {
    case before, same, after, twice
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1331"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1336"),
    arguments: Stage.all,
    Turn.allCases
  )
  func `78: UIKit's scroll to the caret is neither undone nor repeated`(
    _ stage: Stage,
    turn: Turn
  ) {
    stage.run(
      .plain.with {
        $0.screen = CGSize(width: 402, height: 874)
        $0.frame = CGRect(x: 0, y: 116, width: 402, height: 758)
        $0.contentHeight = 1084.7
      }
    ) { screen in
      let textView = screen.addTextView(400...1000, caret: 293...317.7)
      screen.focusAndShow(textView, CGRect(x: 0, y: 535, width: 402, height: 339))
      #expect(screen.b == 339)
      screen.scroll(to: 298.67)
      // Another line: 713.7 to 738.4 in the content, of which 717.67 is the last that is visible.
      textView.moveCaret(to: 313.7...338.4)
      let scrollAsUIKit = { @MainActor in
        let caret = CGRect(x: 21, y: 713.7, width: 2, height: 24.7)
        screen.scrollView.scrollRectToVisible(caret, animated: false)
      }
      if turn == .before || turn == .twice { scrollAsUIKit() }
      if turn == .same { screen.clock.nextTurn(scrollAsUIKit) }
      screen.changeText(in: textView)
      if turn == .after || turn == .twice { scrollAsUIKit() }
      screen.clock.advance(by: 1)
      // Offsets are rounded to the pixels of the screen.
      #expect(abs(screen.o - 319.4) < 0.51)
      #expect(screen.path.allSatisfy { abs($0 - 319.4) < 0.51 }, "\(screen.path)")
      #expect(screen.scrollView.insetWrites == 0)
      #if os(Linux)
      #expect(screen.scrollView.offsetWrites <= 1)
      #endif
    }
  }

  // MARK: Responders that go, or are elsewhere

  @Test(
    .bug("https://github.com/xmartlabs/Eureka/issues/1723"),
    .bug("https://github.com/xmartlabs/Eureka/issues/1597"),
    arguments: Stage.all,
    [false, true]
  )
  func `80: a focused cell that leaves the hierarchy moves nothing`(
    _ stage: Stage,
    isBeforeKeyboard: Bool
  ) {
    stage.run { screen in
      let frame = CGRect(x: 0, y: 700, width: 390, height: 44)
      let cell = screen.addView(frame, to: screen.scrollView)
      let field = screen.addField(0...44, to: cell)
      if isBeforeKeyboard {
        screen.beginEditing(field)
      } else {
        screen.focusAndShow(field)
        screen.expect(o: 236)
      }
      screen.scrollView.forget()
      cell.removeFromSuperview()
      screen.changeText(in: field)
      screen.show(Keyboard.iPhoneShort)
      screen.show()
      screen.coordinator.revealFirstResponder(animated: false)
      screen.clock.advance(by: 1)
      screen.expect(b: 302, i: 302)
      screen.hide()
      screen.expect(b: 0, i: 0)
      #expect(screen.path == [])
    }
  }

  @Test(arguments: Stage.all)
  func `82: updates that move the focus away and back reveal only their result`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 900 }) { screen in
      let header = screen.addView(
        CGRect(x: 0, y: 700, width: 390, height: 44),
        to: screen.scrollView
      )
      let field = screen.addField(0...44, to: header)
      screen.focusAndShow(field)
      screen.expect(o: 236)
      screen.scrollView.forget()
      for _ in 0..<2 {
        screen.post(.willChangeFrame, Keyboard.iPhoneHidden)
        screen.post(.willHide, Keyboard.iPhoneHidden)
        screen.endEditing(field)
        screen.beginEditing(field)
        screen.post(.willChangeFrame, Keyboard.iPhone)
        screen.post(.willShow, Keyboard.iPhone)
      }
      screen.clock.settle()
      screen.expect(o: 236)
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 302, i: 302)
      screen.expect(o: 236)
    }
  }

  enum Elsewhere: CaseIterable {
    case pinnedHeader, otherScrollView, otherWindow, besideInWindow
  }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/pull/78"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/70"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/178"),
    arguments: Stage.all,
    Elsewhere.allCases
  )
  func `84: a first responder elsewhere changes the insets, and moves nothing`(
    _ stage: Stage,
    elsewhere: Elsewhere
  ) {
    stage.run { screen in
      let window = screen.addWindow()
      let place: UIView?
      switch elsewhere {
      case .pinnedHeader: place = screen.addView(CGRect(x: 0, y: 91, width: 390, height: 60))
      case .otherScrollView:
        let other = UIScrollView()
        let frame = CGRect(x: 0, y: 600, width: 390, height: 200)
        screen.place(other, frame: frame, contentHeight: 1000)
        place = other
      case .otherWindow: place = window.rootViewController?.view
      case .besideInWindow: place = screen.window
      }
      let field = screen.addField(0...44, to: place)
      screen.scroll(to: 300)
      screen.focusAndShow(field)
      screen.changeText(in: field)
      screen.coordinator.revealFirstResponder(animated: false)
      screen.clock.settle()
      screen.expect(b: 302, i: 302)
      #expect(screen.path == [])
    }
  }

  @Test(arguments: Stage.all)
  func `84: the focus goes out of the list and comes back`(_ stage: Stage) {
    stage.run { screen in
      let inside = screen.addField(700...744)
      let outside = screen.addField(100...144, to: screen.controller.view)
      screen.focusAndShow(inside)
      screen.focus(outside, from: inside)
      screen.scroll(to: -91)
      screen.show(Keyboard.iPhoneShort)
      screen.show()
      #expect(screen.path == [])
      screen.focus(inside, from: outside)
      screen.clock.advance(by: 1)
      screen.expectMove(to: 236)
    }
  }

  // MARK: Arithmetic

  @Test(
    arguments: Stage.withoutScrollOfUIKit,
    [
      (49...99, 0, 49), (101...151, 0, 51), (50...100, 0, 50), (100...150, 0, 50),
      // 60 to 130 is visible between the insets.
      (59...109, 10, 49), (91...141, 10, 61), (60...110, 10, 50), (80...130, 10, 50),
    ] as [(ClosedRange<CGFloat>, CGFloat, CGFloat)]
  )
  func `88: small round numbers below and above a view of 100 points`(
    _ stage: Stage,
    row: (range: ClosedRange<CGFloat>, top: CGFloat, expected: CGFloat)
  ) {
    stage.run(
      .plain.with {
        $0.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
        $0.contentHeight = 1000
        $0.configuration.revealsFirstResponder = false
      }
    ) { screen in
      let insets = UIEdgeInsets(top: row.top, left: 0, bottom: 2 * row.top, right: 0)
      screen.scrollView.contentInset = insets
      let field = screen.addField(row.range)
      screen.scroll(to: 50)
      screen.focus(field)
      #expect(screen.path == [])
      screen.coordinator.revealFirstResponder(animated: false)
      screen.clock.settle()
      screen.expectMove(to: row.expected)
      #expect(screen.scrollView.contentInset == insets)
    }
  }
}
