import KeyboardScrollingTesting
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfOwnership {
  @Test(arguments: Stage.all, Policy.both)
  func `90: an app's inset smaller than the keyboard's is restored at the hide`(
    _ stage: Stage, policy: Policy
  ) {
    let own: CGFloat = policy == .sum ? 60 : 0
    stage.run(.iPhone.base(60, policy)) { screen in
      screen.expect(bottom: own + 302, indicator: own + 302, under: Keyboard.iPhone)
      screen.expect(bottom: 60)
    }
    stage.run(.iPhone.base(60, policy).with { $0.behavior = .never }) { screen in
      screen.expect(bottom: own + 336, indicator: own + 302, under: Keyboard.iPhone)
    }
  }

  @Test(arguments: Stage.all, Policy.both)
  func `92: the app's indicator and content insets are kept apart`(stage: Stage, policy: Policy) {
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
      expectEqual(
        screen.scrollView.contentInset, to: UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
      )
      expectEqual(
        screen.scrollView.verticalScrollIndicatorInsets,
        to: UIEdgeInsets(top: 10, left: 20, bottom: policy == .sum ? 230 : 200, right: 40)
      )
      expectEqual(screen.scrollView.horizontalScrollIndicatorInsets, to: base)
      screen.hide()
      expectEqual(screen.scrollView.contentInset, to: .zero)
      expectEqual(screen.scrollView.verticalScrollIndicatorInsets, to: base)
      expectEqual(screen.scrollView.horizontalScrollIndicatorInsets, to: base)
      expectEqual(screen.scrollView.horizontalIndicatorWrites, to: 0)
      screen.expectWrites(insets: 2, indicators: 2)
    }
  }

  @Test(arguments: Stage.all)
  func `97: after a hide, an offset past the end moves to the end`(_ stage: Stage) {
    stage.run(.init(contentHeight: 900)) { screen in
      screen.showAndFinish()
      screen.scroll(to: 236)
      screen.hideAndFinish()
      screen.expect(bottom: 0, indicator: 0, offset: 90)
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/285"),
    arguments: Stage.all,
    [true, false]
  )
  func `106: if the inner view cannot scroll, the outer scrolls`(stage: Stage, isManaged: Bool) {
    stage.run { screen in
      let inner = CountingScrollView()
      inner.contentInsetAdjustmentBehavior = .never
      inner.isScrollEnabled = false
      let frame = CGRect(x: 0, y: 600, width: 390, height: 200)
      screen.place(inner, in: screen.scrollView, frame: frame, contentHeight: 400)
      if isManaged { screen.coordinator.manage(inner) }
      inner.forget()
      // The field is from 700 to 744 in the outer content.
      screen.focusAndShow(screen.addField(100...144, to: inner))
      screen.expect(offset: 236)
      expectEqual(inner.offsets, to: [])
      expectEqual(inner.contentInset, to: .zero)
    }
  }

  private final class Delegate: NSObject, UIScrollViewDelegate, UITextFieldDelegate {}

  @Test(.bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/496"), arguments: Stage.all)
  func `107: paging, content size, delegate and other properties do not change`(_ stage: Stage) {
    stage.run(.init(contentHeight: 0)) { screen in
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
      screen.settle()
      let before = Untouched(scrollView)
      scrollView.forget()
      screen.focusAndShow(field)
      screen.expect(bottom: 302)
      expectEqual(Untouched(scrollView), to: before)
      screen.endEditing(field)
      screen.hide()
      screen.expect(bottom: 0)
      expectEqual(Untouched(scrollView), to: before)
      screen.coordinator.stopManaging(scrollView)
      expectEqual(Untouched(scrollView), to: before)
      expectEqual(field.returnKeyType, to: .search)
      #expect(field.delegate === delegate)
      expectEqual(scrollView.horizontalIndicatorWrites, to: 0)
    }
  }

  @Test(arguments: Stage.all, [false, true])
  func `108: a scroll view with short content keeps its settings`(stage: Stage, isBouncing: Bool) {
    stage.run(.init(contentHeight: 300)) { screen in
      screen.scrollView.keyboardDismissMode = .interactive
      screen.scrollView.alwaysBounceVertical = isBouncing
      let before = Untouched(screen.scrollView)
      screen.show()
      screen.expect(bottom: 302, indicator: 302)
      expectEqual(Untouched(screen.scrollView), to: before)
      screen.hide()
      expectEqual(Untouched(screen.scrollView), to: before)
      // The last offset, 300 + 336 - 844, is less than the first, so only one offset is possible.
      screen.expectStill()
    }
  }

  @Test(.bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1775"), arguments: Stage.all)
  func `109: a large title stays large`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.safeArea.top = 143 }) { screen in
      screen.expect(offset: -143)
      let field = screen.addField(100...144)
      screen.focusAndShow(field)
      screen.expect(offset: -143)
      screen.endEditing(field)
      screen.hideAndFinish()
      screen.expect(path: [])
    }
  }

  /// The top of the bar without a keyboard, and with one.
  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2119"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2151"),
    arguments: Stage.all,
    [(CGFloat(50), CGFloat(50)), (760, 458)]
  )
  func `111: a search field in a bar does not move the results`(
    _ stage: Stage, top: (atRest: CGFloat, above: CGFloat)
  ) {
    stage.run { screen in
      let bar = screen.addView(CGRect(x: 0, y: top.atRest, width: 390, height: 50))
      let field = screen.addField(3...47, to: bar)
      screen.scroll(to: 300)
      screen.beginEditing(field)
      screen.show()
      bar.frame.origin.y = top.above
      screen.finish()
      screen.wait(1)
      screen.expect(bottom: 302, indicator: 302)
      screen.endEditing(field)
      screen.hide()
      screen.expect(bottom: 0, indicator: 0, path: [])
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/pull/1553"),
    arguments: Stage.all,
    [(true, CGFloat(50), CGFloat(352)), (false, 0, 302)]
  )
  func `112: a footer declared as a bar needs an inset`(
    _ stage: Stage, row: (isDeclared: Bool, atRest: CGFloat, expected: CGFloat)
  ) {
    stage.run { screen in
      let footer = screen.addView(CGRect(x: 0, y: 760, width: 390, height: 50))
      if row.isDeclared { screen.coordinator.manage(screen.scrollView, bar: footer) }
      screen.settle()
      screen.expect(bottom: row.atRest, indicator: row.atRest)
      screen.show()
      footer.frame.origin.y = 458
      screen.finish()
      screen.expect(bottom: row.expected, indicator: row.expected)
      expectEqual(footer.frame, to: CGRect(x: 0, y: 458, width: 390, height: 50))
      footer.frame.origin.y = 760
      screen.hide()
      screen.expect(bottom: row.atRest, indicator: row.atRest)
    }
  }
}
