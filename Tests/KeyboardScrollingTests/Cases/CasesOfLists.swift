import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfLists {
  @Test(arguments: Stage.all, [true, false])
  func `101: the newest message is visible if the app asks for it`(stage: Stage, isAskedFor: Bool) {
    stage.run(
      .iPhone.with {
        $0.contentHeight = 3000
        $0.configuration.keepsDistanceToEnd = isAskedFor
      }
    ) { screen in
      screen.scroll(to: 2190)
      for _ in 0..<2 {
        screen.showAndFinish()
        screen.expect(bottom: 302, indicator: 302, offset: isAskedFor ? 2492 : 2190)
        screen.hide()
        screen.expect(bottom: 0, indicator: 0, offset: 2190)
      }
      if !isAskedFor { screen.expectStill() }
    }
  }

  /// Runs a case with a flipped list of 800 points, whose newest row is at y = 0 of its content.
  private func runInverted(
    _ stage: Stage, _ policy: Policy = .sum, _ body: @MainActor (CaseScreen) -> Void
  ) {
    let setup = CaseScreen.Setup.plain.with {
      $0.screen = CGSize(width: 390, height: 800)
      $0.contentHeight = 2000
      $0.configuration.baselinePolicy = policy
    }
    stage.run(setup) { screen in
      screen.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      screen.settle()
      screen.scrollView.forget()
      body(screen)
    }
  }

  private func keyboard(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 800 - height, width: 390, height: height)
  }

  @Test(.bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1435"), arguments: Stage.all)
  func `103: the newest row of an inverted list is just above the keyboard`(_ stage: Stage) {
    runInverted(stage) { screen in
      let inset = UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
      screen.show(keyboard(300))
      expectEqual(screen.scrollView.contentInset, to: inset)
      expectEqual(screen.scrollView.verticalScrollIndicatorInsets, to: inset)
      screen.expectWrites(insets: 1, indicators: 1)
      screen.expect(offset: -300)
      screen.show(keyboard(350))
      screen.expect(offset: -350)
      screen.hide()
      expectEqual(screen.scrollView.contentInset, to: .zero)
      expectEqual(screen.scrollView.verticalScrollIndicatorInsets, to: .zero)
      screen.expect(offset: 0)
    }
  }

  /// Whether the keyboard is up during the user's scroll, the offset of that scroll, and the offset
  /// after the keyboard has changed.
  @Test(
    arguments: Stage.all,
    [(true, -250, 50), (true, 1200, 1200), (false, 500, 200), (false, -500, -300)]
      as [(Bool, CGFloat, CGFloat)]
  )
  func `103: an inverted list's rows move with the keyboard, as far as the range allows`(
    _ stage: Stage, row: (isUp: Bool, scrolled: CGFloat, expected: CGFloat)
  ) {
    runInverted(stage) { screen in
      if row.isUp {
        screen.show(keyboard(300))
        screen.scroll(to: row.scrolled)
        screen.hide()
      } else {
        screen.o = row.scrolled
        screen.show(keyboard(300))
      }
      screen.expect(offset: row.expected)
    }
  }

  @Test(arguments: Stage.all, Policy.both)
  func `103: in an inverted list, the policy combines the app's own inset with keyboard and bar`(
    _ stage: Stage, policy: Policy
  ) {
    runInverted(stage, policy) { screen in
      let scrollView = screen.scrollView
      scrollView.contentInset.top = 20
      scrollView.verticalScrollIndicatorInsets.top = 5
      screen.o = -20
      // The bar covers the start of the flipped list's content.
      let bar = screen.addView(CGRect(x: 0, y: 750, width: 390, height: 50))
      screen.coordinator.manage(scrollView, bar: bar)
      @MainActor func expect(covered: CGFloat) {
        screen.settle()
        let isSum = policy == .sum
        scrollView.expect(top: covered + (isSum ? 20 : 0))
        expectEqual(scrollView.verticalScrollIndicatorInsets.top, to: covered + (isSum ? 5 : 0))
        screen.expect(offset: -covered - (isSum ? 20 : 0))
      }
      expect(covered: 50)
      for _ in 0..<2 {
        screen.show(keyboard(300))
        bar.frame.origin.y = 450
        expect(covered: 350)
        screen.hide()
        bar.frame.origin.y = 750
        expect(covered: 50)
      }
      screen.show(keyboard(300))
      screen.coordinator.stopManaging(scrollView)
      scrollView.expect(top: 20)
      screen.expect(offset: -20)
    }
  }

  @Test(
    .bug("https://github.com/square/Listable/pull/402"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/442"),
    arguments: Stage.all
  )
  func `104: neither a horizontal list nor a table rotated by 90 degrees scrolls vertically`(
    _ stage: Stage
  ) {
    stage.run(
      .init(
        frame: CGRect(x: 0, y: 450, width: 390, height: 120), contentWidth: 900, contentHeight: 120
      )
    ) { screen in
      screen.scrollView.contentOffset = CGPoint(x: 200, y: 0)
      screen.showAndFinish()
      screen.expect(bottom: 0, indicator: 0)
      expectEqual(screen.scrollView.contentOffset, to: CGPoint(x: 200, y: 0))
      screen.expect(writes: 0)
    }
    for angle in [CGFloat.pi / 2, -.pi / 2] {
      stage.run(
        .init(
          safeArea: .zero, frame: CGRect(x: 0, y: 0, width: 120, height: 390), contentHeight: 2000
        )
      ) { screen in
        screen.scrollView.transform = CGAffineTransform(rotationAngle: angle)
        screen.scrollView.center = CGPoint(x: 195, y: 520)
        screen.settle()
        screen.show()
        let list = screen.scrollView
        let note = "\(angle)"
        expectEqual(list.contentInset, to: .zero, note: note)
        expectEqual(list.verticalScrollIndicatorInsets, to: .zero, note: note)
        expectEqual(screen.coordinator.adjustment(of: list)?.reason, to: .doesNotScroll, note: note)
      }
    }
  }

  nonisolated private static let shortLists: [@MainActor @Sendable () -> UIScrollView] = [
    {
      let list = UIScrollView()
      list.alwaysBounceHorizontal = true
      return list
    },
    {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    },
    {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration
      )
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    },
  ]

  @Test(arguments: Stage.all, shortLists.indices)
  func `104: a short horizontal list never begins to scroll vertically`(stage: Stage, index: Int) {
    stage.run(.init(isManaged: false)) { screen in
      let list = Self.shortLists[index]()
      let frame = CGRect(x: 0, y: 450, width: 390, height: 120)
      screen.place(list, frame: frame, contentHeight: 120)
      list.contentSize.width = 200
      screen.coordinator.manage(list)
      screen.show()
      expectEqual(list.contentInset, to: .zero)
      expectEqual(list.verticalScrollIndicatorInsets, to: .zero)
    }
  }

  @Test(arguments: Stage.all)
  func `154: a list whose content is a third of a point too wide is not horizontal`(stage: Stage) {
    stage.run(.init(contentWidth: 390.33, contentHeight: 700)) { screen in
      screen.focusAndShow(screen.addField(600...644))
      // Content at 644 is at 508 on the screen.
      screen.expect(bottom: 302, indicator: 302, offset: 136)
    }
  }

  /// A row that scrolls horizontally and ends 62 points below the keyboard's top.
  private let row = CaseScreen.Setup.init(
    safeArea: .zero, frame: CGRect(x: 0, y: 450, width: 390, height: 120), contentWidth: 900,
    contentHeight: 120
  )

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `154: a horizontal row is inset for its own field, and only while it has the focus`(
    _ stage: Stage
  ) {
    stage.run(row) { screen in
      let field = screen.addField(70...114)
      field.frame = CGRect(x: 600, y: 70, width: 100, height: 44)
      screen.scrollView.contentOffset.x = 510
      screen.focusAndShow(field)
      // The row ends at 570 and its field at 564. The keyboard begins at 508.
      screen.expect(bottom: 62, indicator: 62)
      expectEqual(screen.scrollView.contentOffset, to: CGPoint(x: 510, y: 56))
      screen.endEditing(field)
      screen.hide()
      screen.expect(bottom: 0, indicator: 0)
      expectEqual(screen.scrollView.contentOffset, to: CGPoint(x: 510, y: 0))
    }
    stage.run(row) { screen in
      let field = screen.addField(70...114)
      let outside = screen.addField(200...244, to: screen.controller.view)
      screen.focusAndShow(outside)
      screen.expect(bottom: 0, indicator: 0)
      screen.focus(field, from: outside)
      screen.wait(1)
      screen.expect(bottom: 62, indicator: 62, offset: 56)
      screen.focus(outside, from: field)
      screen.wait(1)
      screen.expect(bottom: 0, indicator: 0, offset: 0)
    }
  }
}
