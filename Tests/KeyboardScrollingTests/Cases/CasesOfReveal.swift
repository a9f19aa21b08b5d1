import Testing
import UIKit

@testable import KeyboardScrolling

/// Between the bar at 91 and the keyboard at 508, a target that ends at y is visible from the
/// offset y - 508 on.
///
/// A target that begins at y is visible up to the offset y - 91.
@MainActor struct CasesOfReveal {
  /// A screen, the first offset, the field, and the offset that reveals the field.
  nonisolated private static let fields:
    [(setup: CaseScreen.Setup, start: CGFloat, field: ClosedRange<CGFloat>, end: CGFloat)] = [
      (.iPhone, -91, 300...344, -91), (.iPhone, -91, 700...744, 236),
      (.iPhone.with { $0.configuration.revealPadding = 8 }, -91, 700...744, 244),
      // A field above the visible part, and one just below the navigation bar.
      (.iPhone, 500, 520...560, 429), (.iPhone, -91, 0...44, -91),
      (.iPhone, -91, 1540...1584, 1076),
      // Content that fits only without the keyboard, and content that also fits with it.
      (.init(contentHeight: 500), -91, 440...480, -28),
      (.init(contentHeight: 300), -91, 200...240, -91),
    ]

  @Test(arguments: Stage.all, fields.indices)
  func `56 to 60, 62, 63: content moves no further than a field needs, and back into its range`(
    _ stage: Stage, index: Int
  ) {
    let row = Self.fields[index]
    stage.run(row.setup) { screen in
      let field = screen.addField(row.field)
      screen.scroll(to: row.start)
      let others = Untouched(screen.scrollView)
      screen.focusAndShow(field)
      screen.expect(bottom: 302, indicator: 302)
      screen.expectMove(to: row.end)
      screen.expectWrites(insets: 1, indicators: 1)
      expectEqual(Untouched(screen.scrollView), to: others)
      screen.endEditing(field)
      screen.hideAndFinish()
      // Without a keyboard, the content ends above the home indicator.
      let last = max(-91, row.setup.contentHeight + 34 - 844)
      screen.expect(bottom: 0, indicator: 0, offset: min(row.end, last))
    }
  }

  /// A screen, its keyboard, a field, the keyboard inset, and the offset that reveals the field.
  nonisolated private static let screens:
    [(
      setup: CaseScreen.Setup, keyboard: CGRect, field: ClosedRange<CGFloat>, inset: CGFloat,
      end: CGFloat
    )] = [
      // 408 points of a view in the middle of the screen are above the keyboard.
      (.init(frame: rect(20, 100, 350, 600)), Keyboard.iPhone, 700...744, 192, 336),
      // With the sum, 60 points stay free above the keyboard. With the maximum, or if the app's own
      // inset leaves no space, no points stay free.
      (.iPhone.base(60), Keyboard.iPhone, 700...744, 362, 296),
      (.iPhone.base(60, .max), Keyboard.iPhone, 700...744, 302, 236),
      (.iPhone.base(600), Keyboard.iPhone, 700...744, 902, 236),
      // The keyboard covers a tab bar.
      (.iPhone.with { $0.safeArea.bottom = 83 }, Keyboard.iPhone, 700...744, 253, 236),
      // A phone in landscape has 149 points left.
      (
        .init(
          screen: CGSize(width: 844, height: 390),
          safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 21, right: 0)
        ), Keyboard.iPhoneLandscape, 600...644, 188, 463
      ),
      (.iPadLandscape, Keyboard.iPadLandscape, 1000...1050, 393, 629),
      // The bar of a hardware keyboard is enough to cover a field.
      (.iPadWithHomeButton, rect(0, 969, 768, 313), 910...954, 55, -15),
    ]

  @Test(arguments: Stage.all, screens.indices)
  func `57: a field moves just above the keyboard on any screen`(_ stage: Stage, index: Int) {
    let row = Self.screens[index]
    stage.run(row.setup) { screen in
      screen.focusAndShow(screen.addField(row.field), row.keyboard)
      screen.expect(bottom: row.inset)
      screen.expectMove(to: row.end)
    }
  }

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `65: padding is not added again when the focus moves back and forth`(_ stage: Stage) {
    stage.run(
      .smallPhone.with {
        $0.contentHeight = 1000
        $0.configuration.revealPadding = 50
      }
    ) { screen in
      let first = screen.addField(360...400)
      let second = screen.addField(420...460)
      screen.focusAndShow(first, CGRect(x: 0, y: 315, width: 320, height: 253))
      // The field's end with its padding of 50, at 450, moves to 504 - 253.
      screen.expect(bottom: 253, path: [199])
      for (field, last) in [(second, first), (first, second), (second, first), (first, second)] {
        screen.focus(field, from: last)
        screen.expect(offset: 259)
      }
      screen.expect(path: [199, 259])
    }
  }

  @Test(arguments: Stage.all)
  func `163: focusing a visible field after a dismissal moves nothing`(_ stage: Stage) {
    stage.run(.init(contentHeight: 1200)) { screen in
      let low = screen.addField(1100...1144)
      let high = screen.addField(100...144)
      screen.focusAndShow(low)
      screen.expect(offset: 636)
      screen.endEditing(low)
      screen.hideAndFinish()
      screen.expect(offset: 390)
      screen.scroll(to: -91)
      screen.wait(1)

      screen.focusAndShow(high)
      screen.expect(bottom: 302, indicator: 302, offset: -91, path: [])
    }
  }

  @Test(arguments: Stage.all, [true, false])
  func `67: a companion button stays visible with its field`(_ stage: Stage, isKept: Bool) {
    stage.run { screen in
      let field = screen.addField(400...444)
      let button = screen.addView(CaseScreen.row(520...570), to: screen.scrollView)
      if isKept { screen.keepVisible(button, whileEditing: [field]) }
      screen.focusAndShow(field)
      screen.expect(bottom: 302, indicator: 302)
      screen.expectMove(to: isKept ? 62 : -64)
      guard isKept else { return }
      // Content at 570 is at 463 on the screen.
      screen.show(CGRect(x: 0, y: 463, width: 390, height: 381))
      screen.wait(1)
      screen.expect(offset: 107)
    }
  }

  @Test(arguments: Stage.all)
  func `67: a companion button is shown only with its field, even without a keyboard`(
    _ stage: Stage
  ) {
    stage.run { screen in
      let name = screen.addField(400...444)
      let search = screen.addField(300...344)
      let button = screen.addView(CaseScreen.row(520...570), to: screen.scrollView)
      screen.keepVisible(button, whileEditing: [name])
      screen.focusAndShow(search)
      screen.expectMove(to: -91)
      screen.scrollView.forget()
      screen.focus(name, from: search)
      screen.wait(1)
      screen.expect(offset: 62, path: screen.path.sorted())
      #expect(screen.scrollView.offsetWrites <= 2)
    }
    stage.run { screen in
      let field = screen.addField(700...744)
      screen.focus(field)
      screen.wait(1)
      // The field's end at 744 moves to 810, above the home indicator.
      screen.expect(offset: -66)
      let button = screen.addView(CaseScreen.row(820...870), to: screen.scrollView)
      screen.keepVisible(button, whileEditing: [field])
      screen.settle()
      screen.expect(offset: 60)
    }
  }

  /// If content fits the view, UIKit adds no top inset, so the content starts under the status bar.
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
      // Content at 100 is at 47 on the screen.
      screen.expect(offset: 53)
    }
  }

  @Test(arguments: Stage.withoutScrollOfUIKit, [false, true])
  func `151: when content grows above a visible field, the field stays visible`(
    _ stage: Stage, isScrolledAway: Bool
  ) {
    stage.run { screen in
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      screen.scroll(to: isScrolledAway ? -91 : 236)
      // A message appears above the field and then disappears.
      for growth in [120, -120] as [CGFloat] {
        field.frame.origin.y += growth
        screen.scrollView.contentSize.height += growth
        screen.wait(1)
        // Content at 864 is at 508 on the screen.
        screen.expect(path: isScrolledAway ? [] : [356])
      }
    }
  }

  private final class Grid: UICollectionView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test(arguments: Stage.all)
  func `157: requesting a reveal inside batch updates forces no layout`(_ stage: Stage) {
    stage.run(.init(isManaged: false)) { screen in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 80)
      layout.minimumLineSpacing = 0
      let grid = Grid(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout
      )
      let rows = PlainRows(20)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      grid.dataSource = rows
      grid.contentInsetAdjustmentBehavior = .always
      screen.controller.view.addSubview(grid)
      screen.settle()
      screen.coordinator.manage(grid)
      let field = screen.addField(640...684, to: grid)
      screen.beginEditing(field)
      screen.post(.willShow, Keyboard.iPhone, duration: 0)
      screen.post(.didShow, Keyboard.iPhone, duration: 0)
      screen.settle()
      grid.expect(bottom: 302)

      grid.contentOffset.y = -91
      screen.settle()
      var layouts = 0
      grid.performBatchUpdates({
        grid.setNeedsLayout()
        layouts = grid.layouts
        screen.coordinator.revealFirstResponder(animated: false)
        expectEqual(grid.layouts, to: layouts)
        grid.expect(offset: -91)
      })
      grid.setNeedsLayout()
      layouts = grid.layouts
      screen.coordinator.revealFirstResponder(animated: false)
      expectEqual(grid.layouts, to: layouts)
      grid.expect(offset: -91)
      screen.settle()
      // Content at 684 is at 508 on the screen.
      grid.expect(offset: 176)
      withExtendedLifetime(rows) {}
    }
  }

  @Test(arguments: Stage.all)
  func `76: a new focus is revealed without a keyboard notification`(_ stage: Stage) {
    stage.run { screen in
      let first = screen.addField(300...344)
      let second = screen.addField(700...744)
      screen.focusAndShow(first)
      screen.expectMove(to: -91)
      screen.scrollView.forget()
      screen.focus(second, from: first)
      screen.wait(1)
      screen.expectMove(to: 236)
      screen.expect(bottom: 302, indicator: 302, writes: 0)
      screen.scrollView.forget()
      screen.focus(first, from: second)
      screen.wait(1)
      // The field's start at 300 moves to 91.
      screen.expectMove(to: 209)
    }
  }

  /// Whether editing begins before the announcement, and whether both are in one turn.
  private nonisolated static let orders: [(beginsBefore: Bool, isInOneTurn: Bool)] = [
    (true, true), (true, false), (false, true), (false, false),
  ]

  @Test(arguments: Stage.all, orders)
  func `77: a field is revealed whether it is focused before or after the announcement`(
    _ stage: Stage, order: (beginsBefore: Bool, isInOneTurn: Bool)
  ) {
    let (beginsBefore, isInOneTurn) = order
    stage.run { screen in
      let field = screen.addField(700...744)
      if beginsBefore { screen.beginEditing(field) }
      if beginsBefore, !isInOneTurn { screen.settle() }
      screen.announce(.willShow, Keyboard.iPhone)
      if !beginsBefore, !isInOneTurn { screen.settle() }
      if !beginsBefore { screen.beginEditing(field) }
      screen.settle()
      screen.finish()
      screen.wait(1)
      screen.expect(bottom: 302, indicator: 302, offset: 236, path: screen.path.sorted())
      // A field focused a turn before the announcement is first revealed above the home indicator.
      let isShownBefore = beginsBefore && !isInOneTurn
      #expect(screen.scrollView.offsetWrites <= (isShownBefore ? 2 : 1))
      guard !screen.scrollsToFocus else { return }
      screen.expect(path: isShownBefore ? [-66, 236] : [236])
    }
  }

  @Test(arguments: Stage.all)
  func `77: if the keyboard is announced late, the current focus is revealed`(_ stage: Stage) {
    stage.run { screen in
      let first = screen.addField(700...744)
      let second = screen.addField(1000...1044)
      screen.beginEditing(first)
      screen.endEditing(first)
      screen.beginEditing(second)
      screen.showAndFinish()
      screen.wait(1)
      screen.expectMove(to: 536)
    }
  }

  @Test(
    .bug("https://github.com/xmartlabs/Eureka/issues/1723"),
    .bug("https://github.com/xmartlabs/Eureka/issues/1597"),
    arguments: Stage.all,
    [false, true]
  )
  func `80: removing the focused cell moves nothing`(_ stage: Stage, isBeforeKeyboard: Bool) {
    stage.run { screen in
      let frame = CGRect(x: 0, y: 700, width: 390, height: 44)
      let cell = screen.addView(frame, to: screen.scrollView)
      let field = screen.addField(0...44, to: cell)
      if isBeforeKeyboard {
        screen.beginEditing(field)
      } else {
        screen.focusAndShow(field)
        screen.expect(offset: 236)
      }
      screen.scrollView.forget()
      cell.removeFromSuperview()
      screen.changeText(in: field)
      screen.show(Keyboard.iPhoneShort)
      screen.show()
      screen.coordinator.revealFirstResponder(animated: false)
      screen.wait(1)
      screen.expect(bottom: 302, indicator: 302)
      screen.hide()
      screen.expect(bottom: 0, indicator: 0, path: [])
    }
  }

  @Test(arguments: Stage.all)
  func `82: if updates move the focus away and back, only the last one is revealed`(stage: Stage) {
    stage.run(.init(contentHeight: 900)) { screen in
      let header = screen.addView(
        CGRect(x: 0, y: 700, width: 390, height: 44), to: screen.scrollView
      )
      let field = screen.addField(0...44, to: header)
      screen.focusAndShow(field)
      screen.expect(offset: 236)
      screen.scrollView.forget()
      for _ in 0..<2 {
        screen.announce(.willHide, Keyboard.iPhoneHidden)
        screen.endEditing(field)
        screen.beginEditing(field)
        screen.announce(.willShow, Keyboard.iPhone)
      }
      screen.settle()
      screen.expect(offset: 236)
      screen.finish()
      screen.wait(1)
      screen.expect(bottom: 302, indicator: 302, offset: 236)
    }
  }

  enum Outside: CaseIterable { case pinnedHeader, otherScrollView, otherWindow, besideInWindow }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/pull/78"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/70"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/178"),
    arguments: Stage.all,
    Outside.allCases
  )
  func `84: a responder outside the scroll view moves nothing`(stage: Stage, outside: Outside) {
    stage.run { screen in
      let window = screen.addWindow()
      let place: UIView?
      switch outside {
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
      screen.request()
      screen.expect(bottom: 302, indicator: 302, path: [])
    }
  }

  @Test(arguments: Stage.all)
  func `84: when the focus returns to the list, its field is revealed`(_ stage: Stage) {
    stage.run { screen in
      let inside = screen.addField(700...744)
      let outside = screen.addField(100...144, to: screen.controller.view)
      screen.focusAndShow(inside)
      screen.focus(outside, from: inside)
      screen.scroll(to: -91)
      screen.show(Keyboard.iPhoneShort)
      screen.show()
      screen.expect(path: [])
      screen.focus(inside, from: outside)
      screen.wait(1)
      screen.expectMove(to: 236)
    }
  }

  @Test(
    arguments: Stage.withoutScrollOfUIKit,
    [
      (49...99, 0, 49), (101...151, 0, 51), (50...100, 0, 50), (100...150, 0, 50),
      // The content from 60 to 130 is visible between the insets.
      (59...109, 10, 49), (91...141, 10, 61), (60...110, 10, 50), (80...130, 10, 50),
    ] as [(ClosedRange<CGFloat>, CGFloat, CGFloat)]
  )
  func `88: in a view of 100 points, the content moves no further than needed`(
    _ stage: Stage, row: (range: ClosedRange<CGFloat>, top: CGFloat, expected: CGFloat)
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
      screen.expect(path: [])
      screen.request()
      screen.expectMove(to: row.expected)
      expectEqual(screen.scrollView.contentInset, to: insets)
    }
  }
}
