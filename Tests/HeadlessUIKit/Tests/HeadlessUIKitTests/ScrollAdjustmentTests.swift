import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UIScrollView: adjusted content inset")
struct ScrollAdjustmentTests {
  private let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

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

  @Test(arguments: [(true, 336.0), (false, 302)])
  func `S61: the system adds the safe area to the indicator's end`(isOn: Bool, bottom: Double) {
    ScrollFixture.run { p in
      p.scrollView.automaticallyAdjustsScrollIndicatorInsets = isOn
      p.scrollView.verticalScrollIndicatorInsets.bottom = 302
      #expect(p.scrollView.headlessEffectiveVerticalIndicatorInsets.bottom == CGFloat(bottom))
    }
  }
}
