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

  @Test(arguments: Stage.all)
  func `99: a keyboard that leaves while the screen is covered leaves no gap`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 900 }) { screen in
      screen.allow(.hide, because: "UIKit moves the content of a view without a window.")
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      screen.endEditing(field)
      screen.controller.view.removeFromSuperview()
      screen.hide()
      screen.window.addSubview(screen.controller.view)
      screen.clock.settle()
      screen.expect(b: 0, i: 0)
      // The exact offset in the range depends on the safe area's changes while leaving and returning.
      #expect((-91.01...90.01).contains(screen.o), "\(screen.o)")
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
  private func runInverted(_ stage: Stage, _ body: @MainActor (CaseScreen) -> Void) {
    let setup = CaseScreen.Setup.plain.with {
      $0.screen = CGSize(width: 390, height: 800)
      $0.contentHeight = 2000
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

  @Test(arguments: Stage.all)
  func `103: the newest row of an inverted list rides on the keyboard`(_ stage: Stage) {
    runInverted(stage) { screen in
      screen.show(keyboard(300))
      #expect(
        screen.scrollView.contentInset == UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
      )
      screen.expect(o: -300)
      screen.show(keyboard(350))
      screen.expect(o: -350)
      screen.hide()
      #expect(screen.scrollView.contentInset == .zero)
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

  // MARK: Other directions, other owners

  @Test(arguments: Stage.all)
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

  @Test(arguments: Stage.all, [true, false])
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

  private final class Delegate: NSObject, UIScrollViewDelegate {}

  @Test(arguments: Stage.all)
  func `107: paging, content size, delegate and the rest are the app's`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 0 }) { screen in
      let scrollView = screen.scrollView
      let delegate = Delegate()
      scrollView.delegate = delegate
      scrollView.contentSize = .zero
      scrollView.isPagingEnabled = true
      scrollView.keyboardDismissMode = .onDrag
      let field = screen.addField(100...144)
      field.returnKeyType = .search
      screen.focusAndShow(field)
      screen.endEditing(field)
      screen.hide()
      #expect(scrollView.isPagingEnabled)
      #expect(scrollView.contentSize == .zero)
      #expect(scrollView.delegate === delegate)
      #expect(scrollView.keyboardDismissMode == .onDrag)
      #expect(scrollView.contentInsetAdjustmentBehavior == .always)
      #expect(scrollView.automaticallyAdjustsScrollIndicatorInsets)
      #expect(field.returnKeyType == .search)
      #expect(field.delegate == nil)
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

  @Test(arguments: Stage.all)
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

  @Test(arguments: Stage.all)
  func `111: a search field in a bar leaves the results where they are`(_ stage: Stage) {
    stage.run { screen in
      let bar = screen.addView(CGRect(x: 0, y: 760, width: 390, height: 50))
      let field = screen.addField(3...47, to: bar)
      screen.scroll(to: 300)
      screen.beginEditing(field)
      screen.show()
      bar.frame.origin.y = 458
      screen.finish()
      screen.expect(b: 302, i: 302)
      #expect(screen.path == [])
    }
  }

  @Test(arguments: Stage.all, [(true, CGFloat(352)), (false, 302)])
  func `112: a footer on the keyboard counts when it is declared`(
    _ stage: Stage,
    row: (isDeclared: Bool, expected: CGFloat)
  ) {
    stage.run { screen in
      let footer = screen.addView(CGRect(x: 0, y: 760, width: 390, height: 50))
      if row.isDeclared { screen.coordinator.manage(screen.scrollView, bar: footer) }
      screen.show()
      footer.frame.origin.y = 458
      screen.finish()
      screen.expect(b: row.expected, i: row.expected)
      #expect(footer.frame == CGRect(x: 0, y: 458, width: 390, height: 50))
    }
  }
}
