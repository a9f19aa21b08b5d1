import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UIScrollView: adjusted content inset")
struct ScrollAdjustmentTests {
  private let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func `S40: never adds nothing`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(n.scrollView.safeAreaInsets == safeArea)
      #expect(n.i == n.scrollView.contentInset)
    }
  }

  @Test func `S41: always adds all four edges`() {
    ScrollFixture.run(contentSize: CGSize(width: 10, height: 10)) { p in
      p.window.rootViewController?.additionalSafeAreaInsets =
        UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
      p.scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      p.device.clock.settle()
      #expect(p.i == UIEdgeInsets(top: 48, left: 7, bottom: 37, right: 10))
    }
  }

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic,
  ])
  func `S42 to S44, S46: an axis counts when its content is longer or it always bounces`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    ScrollFixture.run(behavior, contentSize: CGSize(width: 390, height: 500)) { s in
      #expect(s.i == .zero)
      s.scrollView.alwaysBounceVertical = true
      #expect(s.i == safeArea)
      s.scrollView.alwaysBounceVertical = false
      #expect(s.i == .zero)
      s.scrollView.contentSize.height = 844
      #expect(s.i == .zero)
      s.scrollView.contentSize.height = 845
      #expect(s.i == safeArea)
      s.scrollView.isScrollEnabled = false
      #expect(s.i == .zero)
    }
  }

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic,
  ])
  func `S45: left and right follow the horizontal axis`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    ScrollFixture.run(behavior, contentSize: CGSize(width: 390, height: 10)) { s in
      s.window.rootViewController?.additionalSafeAreaInsets =
        UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
      s.device.clock.settle()
      #expect(s.i == .zero)
      s.scrollView.contentSize.width = 391
      #expect(s.i == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
      s.scrollView.contentSize.width = 390
      s.scrollView.alwaysBounceHorizontal = true
      #expect(s.i == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
    }
  }

  @Test func `S47: automatic adds top and bottom to the content of a bar controller`() {
    let short = CGSize(width: 390, height: 100)
    ScrollFixture.run(
      .automatic,
      contentSize: short,
      wrap: { UINavigationController(rootViewController: $0) }
    ) { s in
      // 47 and the bar's 44.
      #expect(s.i == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    }
    ScrollFixture.run(
      .scrollableAxes,
      contentSize: short,
      wrap: { UINavigationController(rootViewController: $0) }
    ) { s in
      #expect(s.i == .zero)
    }
  }

  @Test func `S48: the behavior is automatic by default`() {
    HeadlessDevice().run {
      #expect(UIScrollView().contentInsetAdjustmentBehavior == .automatic)
    }
  }

  @Test func `S49, S58: a content that becomes longer brings the safe area in`() {
    ScrollFixture.run(.automatic, contentSize: CGSize(width: 390, height: 500)) { s in
      s.scrollView.contentSize.height = 900
      #expect(s.i == safeArea)
      #expect(s.delegate.insets == [safeArea])
      #expect(s.scrollView.insetChanges == 1)
      // The content stays below the status bar, as at the first appearance of a screen.
      #expect(s.y == -47)
      s.scrollView.contentSize.height = 500
      #expect(s.i == .zero)
      #expect(s.y == 0)
    }
  }

  @Test(arguments: [(100.0, 0.0), (20, 14), (0, 34)])
  func `S50: only the safe area that the view reaches counts`(gap: Double, bottom: Double) {
    ScrollFixture.run { p in
      p.scrollView.frame.size.height = 844 - CGFloat(gap)
      p.device.clock.settle()
      #expect(p.i.bottom == CGFloat(bottom))
    }
  }

  @Test(arguments: [true, false])
  func `S51: a safe area that changes takes the content along unless scrolling is off`(
    isEnabled: Bool
  ) {
    ScrollFixture.run { p in
      p.scrollView.isScrollEnabled = isEnabled
      p.scrollView.contentOffset.y = -47
      p.window.rootViewController?.additionalSafeAreaInsets.top = 44
      #expect(p.y == -47)
      p.device.clock.settle()
      #expect(p.i.top == 91)
      #expect(p.y == (isEnabled ? -91 : -47))
    }
  }

  @Test func `S51: with never the content stays`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentOffset.y = 30
      n.window.rootViewController?.additionalSafeAreaInsets.top = 44
      n.device.clock.settle()
      #expect(n.y == 30)
    }
  }

  @Test(arguments: [
    (HeadlessOptions.SafeAreaTiming.atLayout, 34.0), (.immediate, 0),
  ])
  func `S52: a new safe area arrives at layout`(
    timing: HeadlessOptions.SafeAreaTiming,
    before: Double
  ) {
    ScrollFixture.run(options: .with(\.safeAreaTiming, timing)) { p in
      p.scrollView.frame.size.height = 700
      #expect(p.scrollView.safeAreaInsets.bottom == CGFloat(before))
      #expect(p.i.bottom == CGFloat(before))
      p.device.clock.settle()
      #expect(p.i.bottom == 0)
    }
  }

  @Test func `S53: additional insets of the controller count`() {
    ScrollFixture.run { p in
      p.window.rootViewController?.additionalSafeAreaInsets.bottom = 60
      p.device.clock.settle()
      #expect(p.i.bottom == 94)
    }
  }

  @Test func `S54: a tab bar is part of the safe area`() {
    ScrollFixture.run(
      wrap: {
        let tabs = UITabBarController()
        tabs.viewControllers = [$0]
        return tabs
      }
    ) { p in
      #expect(p.i.bottom == 83)
      p.scrollView.contentInset.bottom = 253
      #expect(p.i.bottom == 336)
    }
  }

  @Test func `the content gets no safe area that the scroll view adjusts for`() {
    for (behavior, expected) in [
      (UIScrollView.ContentInsetAdjustmentBehavior.always, 0.0), (.never, 47),
    ] {
      ScrollFixture.run(behavior) { s in
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        s.scrollView.addSubview(header)
        s.device.clock.settle()
        #expect(header.safeAreaInsets.top == CGFloat(expected))
        // After scrolling away from the edge it no longer reaches the safe area.
        s.scrollView.contentOffset.y = -60
        s.device.clock.settle()
        #expect(header.safeAreaInsets.top == 0)
      }
    }
  }

  @Test func `the system's share for the keyboard is not in the app's inset`() {
    ScrollFixture.run { p in
      p.scrollView.headlessSystemKeyboardInset = 302
      #expect(p.scrollView.contentInset == .zero)
      #expect(p.i.bottom == 336)
      #expect(p.delegate.insets == [UIEdgeInsets(top: 47, left: 0, bottom: 336, right: 0)])
      p.scrollView.contentOffset.y = 1492
      p.scrollView.headlessSystemKeyboardInset = 0
      #expect(p.y == 1190)
    }
  }

  @Test(arguments: [(11, 336.0), (12, 0), (18, 0)])
  func `S141: with never the system's share is dropped since the SDK of iOS 12`(
    version: Int,
    bottom: Double
  ) {
    ScrollFixture.run(.never, options: .with(\.version, .init(version))) { n in
      n.scrollView.headlessSystemKeyboardInset = 336
      #expect(n.i.bottom == CGFloat(bottom))
    }
  }

  @Test func `S59: indicator insets follow the system by default`() {
    HeadlessDevice().run {
      #expect(UIScrollView().automaticallyAdjustsScrollIndicatorInsets)
    }
  }

  @Test func `S60: indicator insets move nothing and read back exactly`() {
    ScrollFixture.run { p in
      let insets = UIEdgeInsets(top: 1.5, left: 0, bottom: 302, right: 0.25)
      p.scrollView.verticalScrollIndicatorInsets = insets
      #expect(p.scrollView.verticalScrollIndicatorInsets == insets)
      #expect(p.scrollView.horizontalScrollIndicatorInsets == .zero)
      #expect(p.scrollView.contentInset == .zero)
      #expect(p.delegate.scrolls.isEmpty)
    }
  }

  @Test(arguments: [(true, 336.0), (false, 302)])
  func `S61: the system adds the safe area to the indicator's end`(isOn: Bool, bottom: Double) {
    ScrollFixture.run { p in
      p.scrollView.automaticallyAdjustsScrollIndicatorInsets = isOn
      p.scrollView.verticalScrollIndicatorInsets.bottom = 302
      #expect(p.scrollView.headlessEffectiveVerticalIndicatorInsets.bottom == CGFloat(bottom))
    }
  }

  @Test func `S62: the old property sets both`() {
    ScrollFixture.run { p in
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      p.scrollView.scrollIndicatorInsets = insets
      #expect(p.scrollView.verticalScrollIndicatorInsets == insets)
      #expect(p.scrollView.horizontalScrollIndicatorInsets == insets)
    }
  }
}
