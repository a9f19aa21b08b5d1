import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct ScrollAnimationTests {
  @Test(arguments: [true, false])
  func `S230: an animated scroll is reported until its end, from the call or from its first step`(
    tellsScrollAtOnce: Bool
  ) {
    let p = ScrollFixture(options: .with(\.tellsScrollAtOnce, tellsScrollAtOnce))
    p.scrollView.setContentOffset(CGPoint(0, 900), animated: true)
    expectEqual(p.scrollView.isScrollAnimating, to: tellsScrollAtOnce)
    p.device.clock.advance(by: 0.1)
    #expect(p.scrollView.isScrollAnimating)
    p.device.clock.advance(by: 0.2)
    expectEqual(p.y, to: 900)
    #expect(!p.scrollView.isScrollAnimating)
    p.scrollView.setContentOffset(.zero, animated: false)
    #expect(!p.scrollView.isScrollAnimating)
  }

  @Test(arguments: [true, false])
  func `S230: a deceleration is reported as an animated scroll, or not`(tellsDeceleration: Bool) {
    let p = ScrollFixture(options: .with(\.tellsDeceleration, tellsDeceleration))
    let finger = HeadlessFinger(from: CGPoint(100, 400), to: CGPoint(100, 350))
    #expect(!p.scrollView.isScrollAnimating)
    finger.lift(velocity: CGPoint(0, -1000))
    p.device.clock.advance(by: 0.1)
    #expect(p.scrollView.isDecelerating)
    expectEqual(p.scrollView.isScrollAnimating, to: tellsDeceleration)
  }

  @Test(arguments: [true, false])
  func `S231: UIKit's own scroll to the focus is reported as an animated scroll, or is not`(
    tellsScrollToFocus: Bool
  ) {
    let fixture = KeyboardFixture(options: .with(\.tellsScrollToFocus, tellsScrollToFocus))
    let scrollView = UIScrollView(frame: CGRect(0, 0, 390, 400))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(390, 2000)
    fixture.root.view.addSubview(scrollView)
    fixture.addField("field", y: 1000, to: scrollView).becomeFirstResponder()
    fixture.device.clock.advance(by: 0.1)
    #expect(scrollView.contentOffset.y > 0)
    expectEqual(scrollView.isScrollAnimating, to: tellsScrollToFocus)
    #expect(scrollView.headlessIsScrollingToFocus)
    fixture.device.clock.advance(by: 1)
    #expect(!scrollView.isScrollAnimating)
    #expect(!scrollView.headlessIsScrollingToFocus)
  }

  @Test func `S232: a pager whose scroll is stopped rests at a page`() {
    let p = ScrollFixture(.never)
    p.scrollView.isPagingEnabled = true
    p.scrollView.setContentOffset(CGPoint(0, 844), animated: true)
    p.device.clock.advance(by: 0.1)
    p.scrollView.stopScrollingAndZooming()
    p.device.clock.advance(by: 1)
    expectEqual(p.y, to: 0)
  }

  @Test func `S183: an animated offset has all rows of its bounds at every step`() {
    let t = TableFixture()
    t.table.setContentOffset(CGPoint(0, 2000), animated: true)
    var offsets: [CGFloat] = []
    for _ in 0..<40 {
      t.device.clock.advance(by: 1.0 / 120)
      let y = t.table.contentOffset.y
      offsets.append(y)
      let first = Int(y / 44)
      let last = Int(((y + 844) / 44).rounded(.up)) - 1
      expectEqual(t.shown, to: (first...last).map { "0.\($0)" })
    }
    expectEqual(offsets, to: offsets.sorted())
    expectEqual(offsets.last, to: 2000)
    expectEqual(t.source.scrolls, to: 18)
    expectNil(t.table.layer.animationKeys())
  }

  /// UIKit may or may not notify the delegate of the end.
  @Test(arguments: [false, true], [false, true])
  func `S184: an offset without animation, or a finger, ends an animated scroll`(
    reports: Bool, byFinger: Bool
  ) {
    let p = ScrollFixture(options: .with(\.reportsInterruptedScrollAnimation, reports))
    p.scrollView.setContentOffset(CGPoint(0, 900), animated: true)
    p.device.clock.advance(by: 0.1)
    let finger = HeadlessFinger()
    if byFinger {
      finger.touchDown(at: CGPoint(100, 400))
      #expect(p.y > 0 && p.y < 900)
    } else {
      p.scrollView.setContentOffset(CGPoint(0, 40), animated: false)
      expectEqual(p.y, to: 40)
    }
    let y = p.y
    p.device.clock.advance(by: 1)
    expectEqual(p.y, to: y)
    expectEqual(p.delegate.log, to: reports ? ["didEndScrollingAnimation"] : [])
  }
}
