import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct ScrollAdjustmentTests {
  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic])
  func `S42, S46: a view that does not scroll adds no safe area, however long its content is`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let s = ScrollFixture(behavior)
    expectEqual(s.i, to: UIEdgeInsets(47, 0, 34, 0))
    s.scrollView.isScrollEnabled = false
    expectEqual(s.i, to: .zero)
  }

  @Test(arguments: [(HeadlessOptions.SafeAreaTiming.atLayout, 34.0), (.immediate, 0)])
  func `S52: a new safe area arrives at layout, or at once`(
    timing: HeadlessOptions.SafeAreaTiming, before: Double
  ) {
    let p = ScrollFixture(options: .with(\.safeAreaTiming, timing))
    p.scrollView.frame.size.height = 700
    expectEqual(p.scrollView.safeAreaInsets.bottom, to: CGFloat(before))
    expectEqual(p.i.bottom, to: CGFloat(before))
    p.device.clock.settle()
    expectEqual(p.i.bottom, to: 0)
  }

  @Test(arguments: [(UIScrollView.ContentInsetAdjustmentBehavior.always, 0.0), (.never, 47)])
  func `content gets no safe area for which the scroll view already adjusts`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, top: Double
  ) {
    let s = ScrollFixture(behavior)
    let header = UIView(frame: CGRect(0, 0, 390, 100))
    s.scrollView.addSubview(header)
    s.device.clock.settle()
    expectEqual(header.safeAreaInsets.top, to: CGFloat(top))
    // The view has scrolled away from the edge, and no longer reaches the safe area.
    s.scrollView.contentOffset.y = -60
    s.device.clock.settle()
    expectEqual(header.safeAreaInsets.top, to: 0)
  }

  @Test func `the system's keyboard inset is not part of the app's inset`() {
    let p = ScrollFixture()
    p.scrollView.headlessSystemKeyboardInset = 302
    expectEqual(p.scrollView.contentInset, to: .zero)
    expectEqual(p.i.bottom, to: 336)
    expectEqual(p.delegate.insets, to: [UIEdgeInsets(47, 0, 336, 0)])
    p.scrollView.contentOffset.y = 1492
    p.scrollView.headlessSystemKeyboardInset = 0
    expectEqual(p.y, to: 1190)
  }

  @Test(arguments: [(true, 336.0), (false, 302)])
  func `S61: the system adds the safe area to the indicator's end`(isOn: Bool, bottom: Double) {
    let p = ScrollFixture()
    p.scrollView.automaticallyAdjustsScrollIndicatorInsets = isOn
    p.scrollView.verticalScrollIndicatorInsets.bottom = 302
    expectEqual(p.scrollView.headlessEffectiveVerticalIndicatorInsets.bottom, to: CGFloat(bottom))
  }
}
