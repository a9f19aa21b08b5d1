import CoreGraphics
import Foundation
import KeyboardScrollingTesting
import Testing
import UIKit

@testable import KeyboardScrolling

/// Insets, offsets and properties that are the app's, on any simulator.
@MainActor
@Suite("Cases: ownership", .tags(.scene, .portable))
struct CasesOfOwnership {
  // MARK: Insets of the app's

  @Test(arguments: Stage.all, CaseScreen.policies)
  func `90: a base smaller than the keyboard comes back`(
    _ stage: Stage,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    stage.run(
      .iPhone.with {
        $0.baseline = 60
        $0.configuration.baselinePolicy = policy
      }
    ) { screen in
      let expected: CGFloat = policy == .sum ? 362 : 302
      screen.expect(b: expected, i: expected, under: Keyboard.iPhone)
      #expect(screen.b == 60)
    }
  }

  @Test(arguments: Stage.all, CaseScreen.policies)
  func `92: the indicator keeps a base of its own`(
    _ stage: Stage,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    stage.run(
      .plain.with {
        $0.screen = CGSize(width: 200, height: 400)
        $0.configuration.baselinePolicy = policy
      }
    ) { screen in
      let base = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      screen.scrollView.verticalScrollIndicatorInsets = base
      screen.scrollView.horizontalScrollIndicatorInsets = base
      screen.scrollView.forget()
      screen.show(CGRect(x: 0, y: 200, width: 200, height: 200))
      #expect(
        screen.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
      )
      #expect(
        screen.scrollView.verticalScrollIndicatorInsets
          == UIEdgeInsets(top: 10, left: 20, bottom: policy == .sum ? 230 : 200, right: 40)
      )
      #expect(screen.scrollView.horizontalScrollIndicatorInsets == base)
      screen.hide()
      #expect(screen.scrollView.contentInset == .zero)
      #expect(screen.scrollView.verticalScrollIndicatorInsets == base)
      #expect(screen.scrollView.horizontalScrollIndicatorInsets == base)
      #expect(screen.scrollView.horizontalIndicatorWrites == 0)
      screen.expectWrites(insets: 2, indicators: 2)
    }
  }

  @Test(arguments: Stage.all, CaseScreen.policies)
  func `94: an inset that another writer adds while the keyboard is visible stays`(
    _ stage: Stage,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    for isAnnouncedAgain in [true, false] {
      stage.run(.iPhone.with { $0.configuration.baselinePolicy = policy }) { screen in
        screen.show()
        screen.finish()
        screen.expect(b: 302, i: 302)
        screen.scrollView.contentInset.bottom += 60
        screen.expect(b: 362, i: 302)
        if isAnnouncedAgain {
          screen.show()
          screen.expect(b: policy == .sum ? 362 : 302, i: 302)
        }
        screen.hide()
        screen.expect(b: 60, i: 0)
      }
    }
  }

  @Test(arguments: Stage.all, CaseScreen.policies)
  func `95: an assigned value is a new base, and nothing becomes negative`(
    _ stage: Stage,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    for isAnnouncedAgain in [true, false] {
      stage.run(.iPhone.with { $0.configuration.baselinePolicy = policy }) { screen in
        screen.show()
        screen.finish()
        screen.scrollView.contentInset.bottom = 80
        if isAnnouncedAgain {
          screen.show()
          #expect(screen.b == (policy == .sum ? 382 : 302))
        }
        screen.hide()
        screen.expect(b: 80, i: 0)
      }
    }
  }

  @Test(arguments: Stage.all, CaseScreen.policies)
  func `95: zero is an assigned value too`(
    _ stage: Stage,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    stage.run(
      .iPhone.with {
        $0.baseline = 20
        $0.configuration.baselinePolicy = policy
      }
    ) { screen in
      screen.show()
      screen.scrollView.contentInset = .zero
      screen.scrollView.verticalScrollIndicatorInsets = .zero
      screen.show()
      screen.expect(b: 302, i: 302)
      screen.hide()
      screen.expect(b: 0, i: 0)
    }
  }

  // MARK: After the keyboard

  @Test(arguments: Stage.all)
  func `97: an offset past the end comes back to the end`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 900 }) { screen in
      screen.show()
      screen.finish()
      screen.scroll(to: 236)
      screen.hide()
      screen.finish(.didHide, Keyboard.iPhoneHidden)
      screen.expect(o: 90)
      screen.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `97: an offset within the range stays`(_ stage: Stage) {
    stage.run { screen in
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      screen.expect(o: 236)
      screen.endEditing(field)
      screen.scrollView.forget()
      screen.hide()
      screen.finish(.didHide, Keyboard.iPhoneHidden)
      screen.expectMove(to: 236)
      screen.expect(b: 0, i: 0)
    }
  }

  // MARK: Chats

  @Test(arguments: Stage.all, [true, false])
  func `101: with the option set, the newest message stays visible`(
    _ stage: Stage,
    isAskedFor: Bool
  ) {
    stage.run(
      .iPhone.with {
        $0.contentHeight = 3000
        $0.configuration.keepsDistanceToEnd = isAskedFor
      }
    ) { screen in
      screen.scroll(to: 2190)
      for _ in 0..<2 {
        screen.show()
        screen.finish()
        screen.expect(b: 302, i: 302)
        screen.expect(o: isAskedFor ? 2492 : 2190)
        screen.hide()
        screen.expect(b: 0, i: 0)
        screen.expect(o: 2190)
      }
      if !isAskedFor { screen.expectStill() }
    }
  }

  /// A list 800 points high that is flipped: its newest row is at its own top.
  private func runInverted(
    _ stage: Stage,
    _ policy: KeyboardScrollCoordinator.BaselinePolicy = .sum,
    _ body: @MainActor (CaseScreen) -> Void
  ) {
    let setup = CaseScreen.Setup.plain.with {
      $0.screen = CGSize(width: 390, height: 800)
      $0.contentHeight = 2000
      $0.configuration.baselinePolicy = policy
    }
    stage.run(setup) { screen in
      screen.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      screen.clock.settle()
      screen.scrollView.forget()
      body(screen)
    }
  }

  private func keyboard(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 800 - height, width: 390, height: height)
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1435"),
    arguments: Stage.all
  )
  func `103: the newest row of an inverted list rides on the keyboard`(_ stage: Stage) {
    runInverted(stage) { screen in
      let inset = UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
      screen.show(keyboard(300))
      #expect(screen.scrollView.contentInset == inset)
      #expect(screen.scrollView.verticalScrollIndicatorInsets == inset)
      screen.expectWrites(insets: 1, indicators: 1)
      screen.expect(o: -300)
      screen.show(keyboard(350))
      screen.expect(o: -350)
      screen.hide()
      #expect(screen.scrollView.contentInset == .zero)
      #expect(screen.scrollView.verticalScrollIndicatorInsets == .zero)
      screen.expect(o: 0)
    }
  }

  @Test(arguments: Stage.all, [(CGFloat(-250), CGFloat(50)), (1200, 1200)])
  func `103: an inverted list that was scrolled keeps its rows in place, within the range`(
    _ stage: Stage,
    row: (scrolled: CGFloat, expected: CGFloat)
  ) {
    runInverted(stage) { screen in
      screen.show(keyboard(300))
      screen.scroll(to: row.scrolled)
      screen.hide()
      screen.expect(o: row.expected)
    }
  }

  @Test(arguments: Stage.all, [(CGFloat(500), CGFloat(200)), (-500, -300)])
  func `103: an inverted list keeps its rows in place under the keyboard, within the range`(
    _ stage: Stage,
    row: (scrolled: CGFloat, expected: CGFloat)
  ) {
    runInverted(stage) { screen in
      screen.o = row.scrolled
      screen.show(keyboard(300))
      screen.expect(o: row.expected)
    }
  }

  @Test(arguments: Stage.all, CaseScreen.policies)
  func `103: an inverted list with a base of its own and a bar on the keyboard`(
    _ stage: Stage,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    runInverted(stage, policy) { screen in
      let scrollView = screen.scrollView
      scrollView.contentInset.top = 20
      scrollView.verticalScrollIndicatorInsets.top = 5
      screen.o = -20
      // Upside down, the bar is over the view's own top.
      let bar = screen.addView(CGRect(x: 0, y: 750, width: 390, height: 50))
      screen.coordinator.manage(scrollView, bar: bar)
      @MainActor func expect(covered: CGFloat) {
        screen.clock.settle()
        let isSum = policy == .sum
        #expect(scrollView.contentInset.top == covered + (isSum ? 20 : 0))
        #expect(scrollView.verticalScrollIndicatorInsets.top == covered + (isSum ? 5 : 0))
        screen.expect(o: -covered - (isSum ? 20 : 0))
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
      #expect(scrollView.contentInset.top == 20)
      screen.expect(o: -20)
    }
  }

  // MARK: Other directions, other owners

  @Test(
    .bug("https://github.com/square/Listable/pull/402"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/442"),
    arguments: Stage.all
  )
  func `104: a horizontal list does not begin to move up and down`(_ stage: Stage) {
    stage.run(
      .iPhone.with {
        $0.frame = CGRect(x: 0, y: 450, width: 390, height: 120)
        $0.contentWidth = 900
        $0.contentHeight = 120
      }
    ) { screen in
      screen.scrollView.contentOffset = CGPoint(x: 200, y: 0)
      screen.show()
      screen.finish()
      screen.expect(b: 0, i: 0)
      #expect(screen.scrollView.contentOffset == CGPoint(x: 200, y: 0))
      #expect(screen.scrollView.writes == 0)
    }
  }

  /// Horizontal lists with little content.
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
        widthDimension: .absolute(100),
        heightDimension: .fractionalHeight(1)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group),
        configuration: configuration
      )
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    },
  ]

  @Test(arguments: Stage.all, shortLists.indices)
  func `104: a horizontal list with a single item does not begin to move up and down`(
    _ stage: Stage,
    index: Int
  ) {
    stage.run(.iPhone.with { $0.isManaged = false }) { screen in
      let list = Self.shortLists[index]()
      let frame = CGRect(x: 0, y: 450, width: 390, height: 120)
      screen.place(list, frame: frame, contentHeight: 120)
      list.contentSize.width = 200
      screen.coordinator.manage(list)
      screen.show()
      #expect(list.contentInset == .zero)
      #expect(list.verticalScrollIndicatorInsets == .zero)
    }
  }

  @Test(arguments: Stage.all, [CGFloat.pi / 2, -.pi / 2])
  func `104: a table given a quarter turn is a horizontal list`(_ stage: Stage, angle: CGFloat) {
    stage.run(
      .plain.with {
        $0.frame = CGRect(x: 0, y: 0, width: 120, height: 390)
        $0.contentHeight = 2000
      }
    ) { screen in
      screen.scrollView.transform = CGAffineTransform(rotationAngle: angle)
      screen.scrollView.center = CGPoint(x: 195, y: 520)
      screen.clock.settle()
      screen.show()
      #expect(screen.scrollView.contentInset == .zero)
      #expect(screen.scrollView.verticalScrollIndicatorInsets == .zero)
      #expect(screen.coordinator.adjustment(of: screen.scrollView)?.reason == .doesNotScroll)
    }
  }

  @Test(arguments: Stage.all)
  func `154: a third of a point too wide is no horizontal list`(_ stage: Stage) {
    stage.run(
      .iPhone.with {
        $0.contentWidth = 390.33
        $0.contentHeight = 700
      }
    ) { screen in
      screen.focusAndShow(screen.addField(600...644))
      screen.expect(b: 302, i: 302)
      // 644 at 508.
      screen.expect(o: 136)
    }
  }

  /// A row that scrolls horizontally and ends 62 points below the keyboard's top.
  private let row = CaseScreen.Setup.plain.with {
    $0.frame = CGRect(x: 0, y: 450, width: 390, height: 120)
    $0.contentWidth = 900
    $0.contentHeight = 120
  }

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `154: a row that scrolls horizontally is inset for a field that no other view can reveal`(
    _ stage: Stage
  ) {
    stage.run(row) { screen in
      let field = screen.addField(70...114)
      field.frame = CGRect(x: 600, y: 70, width: 100, height: 44)
      screen.scrollView.contentOffset.x = 510
      screen.focusAndShow(field)
      // The row ends at 570, the field at 564, the keyboard begins at 508.
      screen.expect(b: 62, i: 62)
      #expect(screen.scrollView.contentOffset == CGPoint(x: 510, y: 56))
      screen.endEditing(field)
      screen.hide()
      screen.expect(b: 0, i: 0)
      #expect(screen.scrollView.contentOffset == CGPoint(x: 510, y: 0))
    }
  }

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `154: the focus comes to such a row, and leaves it, while the keyboard is visible`(
    _ stage: Stage
  ) {
    stage.run(row) { screen in
      let field = screen.addField(70...114)
      let outside = screen.addField(200...244, to: screen.controller.view)
      screen.focusAndShow(outside)
      screen.expect(b: 0, i: 0)
      screen.focus(field, from: outside)
      screen.clock.advance(by: 1)
      screen.expect(b: 62, i: 62)
      screen.expect(o: 56)
      screen.focus(outside, from: field)
      screen.clock.advance(by: 1)
      screen.expect(b: 0, i: 0)
      screen.expect(o: 0)
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/285"),
    arguments: Stage.all,
    [true, false]
  )
  func `106: a view that cannot scroll is not scrolled, the view around it is`(
    _ stage: Stage,
    isManaged: Bool
  ) {
    stage.run { screen in
      let inner = CountingScrollView()
      inner.contentInsetAdjustmentBehavior = .never
      inner.isScrollEnabled = false
      let frame = CGRect(x: 0, y: 600, width: 390, height: 200)
      screen.place(inner, in: screen.scrollView, frame: frame, contentHeight: 400)
      if isManaged { screen.coordinator.manage(inner) }
      inner.forget()
      // 700 to 744 in the outer content.
      screen.focusAndShow(screen.addField(100...144, to: inner))
      screen.expect(o: 236)
      #expect(inner.offsets == [])
      #expect(inner.contentInset == .zero)
    }
  }

  private final class Delegate: NSObject, UIScrollViewDelegate, UITextFieldDelegate {}

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/496"),
    arguments: Stage.all
  )
  func `107: paging, content size, delegate and the rest are the app's`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 0 }) { screen in
      let scrollView = screen.scrollView
      let delegate = Delegate()
      scrollView.delegate = delegate
      scrollView.contentSize = .zero
      scrollView.isPagingEnabled = true
      scrollView.keyboardDismissMode = .onDrag
      scrollView.contentInset = UIEdgeInsets(top: 3, left: 4, bottom: 0, right: 5)
      let bar = UIEdgeInsets(top: 0, left: 6, bottom: 7, right: 8)
      scrollView.horizontalScrollIndicatorInsets = bar
      let field = screen.addField(100...144)
      field.delegate = delegate
      field.returnKeyType = .search
      screen.clock.settle()
      let before = Untouched(scrollView)
      scrollView.forget()
      screen.focusAndShow(field)
      #expect(screen.b == 302)
      #expect(Untouched(scrollView) == before)
      screen.endEditing(field)
      screen.hide()
      #expect(screen.b == 0)
      #expect(Untouched(scrollView) == before)
      screen.coordinator.stopManaging(scrollView)
      #expect(Untouched(scrollView) == before)
      #expect(field.returnKeyType == .search)
      #expect(field.delegate === delegate)
      #expect(scrollView.horizontalIndicatorWrites == 0)
    }
  }

  @Test(arguments: Stage.all, [false, true])
  func `108: short content neither begins to bounce nor loses its dismiss mode`(
    _ stage: Stage,
    isBouncing: Bool
  ) {
    stage.run(.iPhone.with { $0.contentHeight = 300 }) { screen in
      screen.scrollView.keyboardDismissMode = .interactive
      screen.scrollView.alwaysBounceVertical = isBouncing
      let before = Untouched(screen.scrollView)
      screen.show()
      screen.expect(b: 302, i: 302)
      #expect(Untouched(screen.scrollView) == before)
      screen.hide()
      #expect(Untouched(screen.scrollView) == before)
      // 300 + 336 - 844 is above the top: the range is one point.
      screen.expectStill()
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1775"),
    arguments: Stage.all
  )
  func `109: a large title stays large`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.safeArea.top = 143 }) { screen in
      screen.expect(o: -143)
      let field = screen.addField(100...144)
      screen.focusAndShow(field)
      screen.expect(o: -143)
      screen.endEditing(field)
      screen.hide()
      screen.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(screen.path == [])
    }
  }

  /// The top edge of the bar at rest and above the keyboard.
  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2119"),
    arguments: Stage.all,
    [(CGFloat(50), CGFloat(50)), (760, 458)]
  )
  func `111: a search field in a bar leaves the results where they are`(
    _ stage: Stage,
    top: (atRest: CGFloat, above: CGFloat)
  ) {
    stage.run { screen in
      let bar = screen.addView(CGRect(x: 0, y: top.atRest, width: 390, height: 50))
      let field = screen.addField(3...47, to: bar)
      screen.scroll(to: 300)
      screen.beginEditing(field)
      screen.show()
      bar.frame.origin.y = top.above
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 302, i: 302)
      screen.endEditing(field)
      screen.hide()
      screen.expect(b: 0, i: 0)
      #expect(screen.path == [])
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/pull/1553"),
    arguments: Stage.all,
    [(true, CGFloat(50), CGFloat(352)), (false, 0, 302)]
  )
  func `112: a footer on the keyboard counts when it is declared`(
    _ stage: Stage,
    row: (isDeclared: Bool, atRest: CGFloat, expected: CGFloat)
  ) {
    stage.run { screen in
      let footer = screen.addView(CGRect(x: 0, y: 760, width: 390, height: 50))
      if row.isDeclared { screen.coordinator.manage(screen.scrollView, bar: footer) }
      screen.clock.settle()
      screen.expect(b: row.atRest, i: row.atRest)
      screen.show()
      footer.frame.origin.y = 458
      screen.finish()
      screen.expect(b: row.expected, i: row.expected)
      #expect(footer.frame == CGRect(x: 0, y: 458, width: 390, height: 50))
      footer.frame.origin.y = 760
      screen.hide()
      screen.expect(b: row.atRest, i: row.atRest)
    }
  }
}
