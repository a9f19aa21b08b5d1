import KeyboardScrollingTesting
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfGeometry {
  @Test(arguments: Stage.all)
  func `1: the home indicator is counted once`(_ stage: Stage) {
    stage.run { screen in
      expectEqual(screen.scrollView.adjustedContentInset.top, to: 91)
      screen.expect(adjusted: 34)
      screen.expect(bottom: 302, indicator: 302, under: Keyboard.iPhone)
      screen.show()
      screen.expect(adjusted: 336)
      screen.hide()
      screen.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      screen.expect(bottom: 302, indicator: 336, under: Keyboard.iPhone)
    }
  }

  @Test(arguments: Stage.all)
  func `2: a safe area that UIKit does not add is not subtracted`(_ stage: Stage) {
    stage.run(.init(behavior: .never)) { screen in
      screen.expect(adjusted: 0)
      // UIKit adds the safe area to the indicator inset even if it adds none to the content inset.
      screen.expect(bottom: 336, indicator: 302, under: Keyboard.iPhone)
      screen.show()
      #if os(Linux)
      expectEqual(screen.scrollView.headlessIndicatorBottom, to: 336)
      #endif
      screen.hide()
      screen.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      screen.expect(bottom: 336, indicator: 336, under: Keyboard.iPhone)
    }
  }

  /// A screen, a keyboard, the inset that UIKit adds, and the keyboard inset.
  nonisolated private static let rows:
    [(setup: CaseScreen.Setup, frame: CGRect, adjusted: CGFloat, b: CGFloat)] = [
      // The scroll view extends behind a tab bar, ends at the tab bar, or ends at a custom bar.
      (.iPhone.with { $0.safeArea.bottom = 83 }, Keyboard.iPhone, 83, 253),
      (
        .iPhone.with {
          $0.safeArea.bottom = 83; $0.frame = rect(0, 0, 390, 761)
        }, Keyboard.iPhone, 0, 253
      ),
      (.init(frame: rect(0, 0, 390, 754)), Keyboard.iPhone, 0, 246),
      // A bar that the app declares as safe area covers its end, or it is in the middle.
      (.iPhone.with { $0.safeArea.bottom = 84 }, Keyboard.iPhone, 84, 252),
      (.init(frame: rect(20, 100, 350, 600)), Keyboard.iPhone, 0, 192),
      // The keyboard covers less than the safe area, or begins below a form sheet.
      (.iPhone, rect(0, 824, 390, 20), 34, 0),
      (.iPad.with { $0.frame = rect(147, 287, 540, 620) }, Keyboard.iPad, 0, 0),
      // The keyboard's top at 421 on the screen is at 404 in the window. The window is 760 points
      // high, so 356 are covered.
      (
        .window(rect(247, 17, 700, 760), on: CGSize(width: 1194, height: 834)),
        Keyboard.iPadLandscape, 0, 356
      ),
      // A window beside another app, a lower one, and a shorter one.
      (
        .window(rect(0, 0, 507, 768), on: CGSize(width: 1024, height: 768)),
        rect(0, 370, 1024, 398), 0, 398
      ),
      (.window(rect(0, 40, 390, 804)), Keyboard.iPhone, 0, 336),
      (.window(rect(0, 122, 390, 600)), Keyboard.iPhone, 0, 214),
    ]

  @Test(arguments: Stage.all, rows.indices)
  func `3 to 6, 9, 10, 14, 15, 17, 23: a view is inset by its covered height`(
    _ stage: Stage, index: Int
  ) {
    let row = Self.rows[index]
    stage.run(row.setup) { screen in
      // A bar that is not declared to the coordinator has no effect.
      screen.addView(rect(0, 754, 390, 56))
      screen.expect(adjusted: row.adjusted)
      screen.expect(bottom: row.b, indicator: row.b, under: row.frame)
    }
  }

  @Test(arguments: Stage.all)
  func `7: a scrolled view above the keyboard gets no negative inset`(_ stage: Stage) {
    // In the view's coordinates, which are scrolled by 138, the keyboard is at y = 572.
    stage.run(
      .iPadWithHomeButton.with {
        $0.screen = CGSize(width: 1024, height: 768)
        $0.frame = CGRect(x: 116, y: 279, width: 787, height: 327)
      }
    ) { screen in
      screen.o = 138
      screen.expect(bottom: 0, indicator: 0, under: CGRect(x: 0, y: 713, width: 1024, height: 55))
      screen.expect(offset: 138)
    }
  }

  enum SheetMove: CaseIterable {
    case nextTurnBeforeOthers, nextTurnAfterOthers, beforeDidShow, afterDidShow
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/pull/234"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/909"),
    arguments: Stage.all,
    SheetMove.allCases
  )
  func `12: if a sheet moves after the show, its field is visible`(stage: Stage, move: SheetMove) {
    let setup = CaseScreen.Setup.iPadLandscape.with {
      $0.isManaged = false
      $0.behavior = .never
    }
    stage.run(setup) { screen in
      let sheet = screen.addView(CGRect(x: 327, y: 107, width: 540, height: 620))
      screen.place(screen.scrollView, in: sheet, frame: sheet.bounds, contentHeight: 1600)
      screen.coordinator.manage(screen.scrollView)
      let field = screen.addField(500...544)
      screen.settle()
      screen.scrollView.forget()
      let moveUp = { @MainActor in sheet.frame.origin.y = 20 }

      screen.beginEditing(field)
      if move == .nextTurnBeforeOthers { screen.clock.nextTurn(moveUp) }
      screen.announce(.willShow, Keyboard.iPadLandscape)
      // 727 - 421, until the sheet moves.
      screen.expect(bottom: 306)
      if move == .nextTurnAfterOthers { screen.clock.nextTurn(moveUp) }
      screen.settle()
      if move == .beforeDidShow { moveUp() }
      screen.finish(.didShow, Keyboard.iPadLandscape)
      if move == .afterDidShow { moveUp() }
      screen.wait(1)
      screen.expect(bottom: 219, indicator: 219)
      #expect(screen.scrollView.insetWrites <= 2)
      // If the sheet moves before the reveal, the offset is 544 - (620 - 219). Otherwise the field
      // was revealed for the sheet's old position, at 544 - (620 - 306), and is still visible.
      let isNextTurn = move == .nextTurnBeforeOthers || move == .nextTurnAfterOthers
      #expect((isNextTurn ? [143] : [143, 230]).contains(screen.o), "\(screen.o)")

      // No notification announces that the sheet moves back.
      screen.endEditing(field)
      let hidden = CGRect(x: 0, y: 834, width: 1194, height: 413)
      screen.announce(.willHide, hidden)
      screen.clock.nextTurn { sheet.frame.origin.y = 107 }
      screen.settle()
      screen.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `18: of two panes, both are inset, and only the one with the focus scrolls`(_ stage: Stage) {
    stage.run(.iPadLandscape.with { $0.frame = CGRect(x: 0, y: 0, width: 320, height: 834) }) {
      screen in
      let detail = CountingScrollView()
      detail.contentInsetAdjustmentBehavior = .always
      let frame = CGRect(x: 320, y: 0, width: 874, height: 834)
      screen.place(detail, frame: frame, contentHeight: 1600)
      screen.coordinator.manage(detail)
      screen.expect(adjusted: 20)
      detail.expect(adjusted: 20)
      let start = screen.o

      screen.focusAndShow(screen.addField(700...744, to: detail), Keyboard.iPadLandscape)
      screen.expect(bottom: 393, indicator: 393)
      detail.expect(bottom: 393, indicator: 393)
      screen.expect(offset: start)
      // The field's end at 744 moves to the keyboard's top, at 421.
      detail.expect(offset: 323)
    }
  }

  @Test(arguments: Stage.all, [true, false])
  func `20: a menu gets its inset when it slides in`(_ stage: Stage, isInPanel: Bool) {
    let outside = CGRect(x: -300, y: 0, width: 300, height: 844)
    stage.run(.init(frame: outside)) { screen in
      var menu: UIView = screen.scrollView
      if isInPanel {
        menu = screen.addView(outside)
        screen.scrollView.frame = menu.bounds
        menu.addSubview(screen.scrollView)
        screen.settle()
        screen.scrollView.forget()
      }
      screen.showAndFinish()
      screen.expect(bottom: 0, indicator: 0, writes: 0)

      menu.frame.origin.x = 0
      screen.settle()
      screen.expect(bottom: 302, indicator: 302, adjusted: 336)
      // The menu keeps its place while the keyboard is up.
      menu.frame.origin.x = -300
      screen.settle()
      screen.expect(bottom: 302, indicator: 302)
      screen.hideAndFinish()
      screen.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: Stage.all, Policy.both)
  func `21: an overlap of 0.15 points is ignored`(_ stage: Stage, policy: Policy) {
    stage.run(
      .iPhone.with {
        $0.frame = CGRect(x: 0, y: 0, width: 390, height: 715.66)
        // 12 points of the safe area reach the view.
        $0.safeArea.bottom = 844 - 715.66 + 12
        $0.baseline = 12
        $0.configuration.baselinePolicy = policy
      }
    ) { screen in
      screen.expect(adjusted: 24, within: 0.51)
      let frame = CGRect(x: 0, y: 715.51, width: 390, height: 844 - 715.51)
      screen.show(frame)
      for _ in 0..<5 {
        screen.scrollView.setNeedsLayout()
        screen.settle()
      }
      screen.finish(.didShow, frame)
      screen.expect(bottom: 12, indicator: 12, writes: 0)
    }
  }

  @Test(.bug("https://github.com/chockenberry/KeyboardAvoider"), arguments: Stage.all)
  func `168: an end frame in the window's coordinates is recognized`(_ stage: Stage) {
    stage.run(.window(rect(247, 17, 700, 760), on: CGSize(width: 1194, height: 834))) { screen in
      @MainActor func post(_ kind: KeyboardNotification.Kind) {
        screen.post(
          KeyboardEvent(kind.eventName, endFrame: CGRect(x: 0, y: 360, width: 700, height: 400))
        )
        screen.settle()
      }
      post(.willChangeFrame)
      post(.willShow)
      screen.expect(bottom: 400, indicator: 400)
      screen.hide()
      screen.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `25: a keyboard announced before the first layout is remembered`(_ stage: Stage) {
    stage.run(.init(frame: .zero)) { screen in
      screen.showAndFinish()
      screen.expect(bottom: 0, indicator: 0, writes: 0)
      screen.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      screen.settle()
      screen.expect(bottom: 302, indicator: 302, adjusted: 336)
    }
  }

  @Test(arguments: Stage.all)
  func `26: an accessory view needs an inset while the end frame includes it`(_ stage: Stage) {
    stage.run { screen in
      let withBar = CGRect(x: 0, y: 464, width: 390, height: 380)
      screen.showAndFinish(withBar)
      screen.expect(bottom: 346, indicator: 346)
      screen.expectWrites(insets: 1, indicators: 1)
      screen.showAndFinish()
      screen.expect(bottom: 302, indicator: 302)
      screen.expectWrites(insets: 2, indicators: 2)
    }
  }

  @Test(arguments: Stage.all)
  func `28: without a duration, the insets do not animate`(_ stage: Stage) {
    stage.run { screen in
      let end = UIResponder.keyboardFrameEndUserInfoKey
      let duration = UIResponder.keyboardAnimationDurationUserInfoKey
      let curve = UIResponder.keyboardAnimationCurveUserInfoKey
      let (tall, short) = (screen.inScreen(Keyboard.iPhone), screen.inScreen(Keyboard.iPhoneShort))
      for (info, inset) in [
        ([end: tall], 302), ([end: short, curve: 7], 257), ([end: tall, duration: 0.25], 302),
      ] as [([String: Any], CGFloat)] {
        screen.post(.willShow, userInfo: info)
        screen.settle()
        screen.expect(bottom: inset, indicator: inset)
      }
      expectEqual(screen.scrollView.insetDurations, to: [0, 0, 0.25])
    }
  }

  @Test(arguments: Stage.all)
  func `28: a show insets the view even if only its did-notification has a frame`(_ stage: Stage) {
    stage.run { screen in
      screen.show()
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.post(.willShow, userInfo: [UIResponder.keyboardAnimationDurationUserInfoKey: 0.25])
      screen.wait(0.25)
      screen.post(.didShow, Keyboard.iPhone)
      screen.settle()
      screen.expect(bottom: 302, indicator: 302)
    }
  }
}
