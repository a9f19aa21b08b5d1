import Testing
import UIKit

@testable import KeyboardScrolling

/// 417 points are visible, from the bar's bottom at 91 to the keyboard's top at 508.
@MainActor struct CasesOfText {
  /// The top of the text view, the top of its caret, and the final offset.
  nonisolated private static let tall: [(top: CGFloat, caret: CGFloat, expected: CGFloat)] = [
    (900, 680, 1092), (100, 200, -91),
  ]

  @Test(arguments: Stage.withoutScrollOfUIKit, tall)
  func `69: in a tall text view, a hidden caret becomes visible`(
    _ stage: Stage, row: (top: CGFloat, caret: CGFloat, expected: CGFloat)
  ) {
    stage.run(.init(contentHeight: 1700)) { screen in
      screen.focusAndShow(screen.addTextView(row.top...1700, caret: row.caret...(row.caret + 20)))
      screen.expect(bottom: 302, indicator: 302)
      screen.expectMove(to: row.expected)
    }
  }

  @Test(arguments: Stage.all)
  func `183: a text view that fits is shown whole, with its padding, also while it grows`(
    _ stage: Stage
  ) {
    stage.run(.iPhone.with { $0.configuration.revealPadding = 8 }) { screen in
      screen.focusAndShow(screen.addTextView(900...1000, caret: 8...28))
      // The text view ends 8 points above the keyboard's top at 508.
      screen.expect(bottom: 302, indicator: 302, offset: 500)
    }
    stage.run(.iPhone.with { $0.configuration.revealPadding = 8 }) { screen in
      let textView = screen.addTextView(440...480, caret: 8...28)
      screen.focusAndShow(textView)
      screen.expect(offset: -20)
      for line in 1...3 {
        textView.moveCaret(to: (8 + 20 * CGFloat(line))...(28 + 20 * CGFloat(line)))
        textView.frame.size.height += 20
        screen.changeText(in: textView)
        screen.expect(offset: -20 + 20 * CGFloat(line))
      }
    }
  }

  @Test(arguments: Stage.all)
  func `183: typing in a visible line of a text view moves nothing`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.configuration.revealPadding = 8 }) { screen in
      let textView = screen.addTextView(300...460, caret: 8...28)
      screen.focusAndShow(textView)
      screen.expect(offset: -40)
      // The user reads earlier lines, so the last lines are under the keyboard.
      screen.o = -91
      screen.settle()
      screen.changeText(in: textView)
      screen.expect(offset: -91)
    }
  }

  /// The moment at which UIKit places the caret: in the announcement's turn, in the next turn, or
  /// later.
  enum Placement: CaseIterable { case inTurn, nextTurn, later }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1218"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1403"),
    arguments: Stage.all,
    Placement.allCases
  )
  func `70: a caret that UIKit places late is revealed at its final position`(
    _ stage: Stage, placement: Placement
  ) {
    stage.run(.init(contentHeight: 1700)) { screen in
      // The caret is at first from 400 to 420 in the content.
      let textView = screen.addTextView(300...1700, caret: 100...120)
      let place = { @MainActor in textView.moveCaret(to: 1280...1300) }
      screen.beginEditing(textView)
      screen.announce(.willShow, Keyboard.iPhone)
      screen.expect(path: [])
      switch placement {
      case .inTurn: place()
      case .nextTurn: screen.clock.nextTurn(place)
      case .later:
        screen.wait(0.01)
        place()
      }
      screen.settle()
      screen.finish()
      screen.wait(1)
      screen.expect(offset: 1092, path: screen.path.sorted())
      guard placement == .inTurn, !screen.scrollsToFocus else { return }
      screen.expect(path: [1092])
    }
  }

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `72: a moving caret is revealed when it stops`(_ stage: Stage) {
    stage.run(.init(contentHeight: 1700)) { screen in
      let textView = screen.addTextView(300...1700, caret: 0...20)
      screen.focusAndShow(textView)
      screen.expect(path: [])
      for y in stride(from: CGFloat(100), through: 1100, by: 100) {
        textView.moveCaret(to: y...(y + 20))
        screen.wait(0.05)
      }
      screen.expect(path: [])
      screen.wait(0.2)
      // The caret's end at 300 + 1120 moves to 508.
      screen.expect(path: [912])
      screen.wait(1)
      screen.expectMove(to: 912)
    }
  }

  /// The text view fits, so all of it is revealed, with its end at 720 moved to 508.
  @Test(arguments: Stage.withoutScrollOfUIKit, [CGFloat(900), -300])
  func `74: a caret outside the visible text is ignored`(_ stage: Stage, caret: CGFloat) {
    stage.run(.init(contentHeight: 1700)) { screen in
      let textView = screen.addTextView(600...720, caret: caret...(caret + 20))
      textView.isScrollEnabled = true
      screen.focusAndShow(textView)
      screen.expect(bottom: 302, indicator: 302)
      screen.expectMove(to: 212)
      expectEqual(textView.contentInset, to: .zero)
    }
  }

  /// The moments at which UIKit scrolls: before the change is posted, in the turn of the change,
  /// after that turn, or both before and after.
  enum Turn: CaseIterable { case before, same, after, twice }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1331"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1336"),
    arguments: Stage.all,
    Turn.allCases
  )
  func `78: UIKit's scroll to the caret is not repeated`(_ stage: Stage, turn: Turn) {
    stage.run(
      .init(
        screen: CGSize(width: 402, height: 874), safeArea: .zero,
        frame: CGRect(x: 0, y: 116, width: 402, height: 758), contentHeight: 1084.7
      )
    ) { screen in
      let textView = screen.addTextView(400...1000, caret: 293...317.7)
      screen.focusAndShow(textView, CGRect(x: 0, y: 535, width: 402, height: 339))
      screen.expect(bottom: 339)
      screen.scroll(to: 298.67)
      // The caret moves to the next line, which is at 713.7 to 738.4 in the content. The last
      // visible point is 717.67.
      textView.moveCaret(to: 313.7...338.4)
      let scrollAsUIKit = { @MainActor in
        let caret = CGRect(x: 21, y: 713.7, width: 2, height: 24.7)
        screen.scrollView.scrollRectToVisible(caret, animated: false)
      }
      if turn == .before || turn == .twice { scrollAsUIKit() }
      if turn == .same { screen.clock.nextTurn(scrollAsUIKit) }
      screen.changeText(in: textView)
      if turn == .after || turn == .twice { scrollAsUIKit() }
      screen.wait(1)
      // UIKit rounds offsets to the pixels of the screen.
      screen.expect(offset: 319.4, within: 0.51)
      #expect(screen.path.allSatisfy { abs($0 - 319.4) < 0.51 }, "\(screen.path)")
      screen.expect(insetWrites: 0)
      #if os(Linux)
      #expect(screen.scrollView.offsetWrites <= 1)
      #endif
    }
  }

  @Test(.bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/965"), arguments: Stage.all)
  func `135: a focused text view is revealed, and is inset only if the app manages it`(
    _ stage: Stage
  ) {
    stage.run { screen in
      let textView = screen.addTextView(700...744, caret: 24...44)
      textView.isScrollEnabled = true
      screen.focusAndShow(textView)
      screen.expect(bottom: 302, indicator: 302, offset: 236)
      expectEqual(textView.contentInset, to: .zero)
      #expect(!screen.coordinator.isManaging(textView))
    }
    stage.run(.init(isManaged: false)) { screen in
      let textView = screen.addTextView(0...600, caret: 0...20)
      textView.isScrollEnabled = true
      screen.controller.view.addSubview(textView)
      textView.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
      textView.contentInset.bottom = 9
      screen.settle()
      screen.coordinator.manage(textView)
      screen.focusAndShow(textView)
      // The text view ends at 700.
      textView.expect(bottom: 201)
      screen.hide()
      textView.expect(bottom: 9)
      screen.expect(insetWrites: 0)
    }
  }
}
