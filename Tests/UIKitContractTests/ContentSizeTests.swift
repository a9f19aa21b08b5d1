import Testing
import UIKit

@MainActor struct ContentSizeTests {
  // Evidence: one trace.
  @Test func `S31: shrinking content at its end clamps before the setter returns`() {
    let n = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 390, height: 700), behavior: .never,
      contentSize: CGSize(width: 390, height: 14244.7), offset: CGPoint(x: 0, y: 13544.7)
    )
    n.scrollView.contentSize.height = 14232
    #expect(isClose(n.scrollView.contentOffset.y, 13532, within: onePixel))
    expectEqual(n.recorder.offsets.count, to: 1)
  }

  @Test func `S32: growing content moves nothing`() {
    let p = ScrollFixture.p(offset: 500)
    p.scrollView.contentSize.height = 3000
    expectEqual(p.scrollView.contentOffset.y, to: 500)
    #expect(p.recorder.offsets.isEmpty)
  }

  @Test func `S33: content that becomes short moves to the top inset`() {
    let p = ScrollFixture.p(offset: 1190)
    p.scrollView.contentSize.height = 400
    expectEqual(p.scrollView.contentOffset.y, to: -47)
  }

  // Observed during a drag, which public API cannot simulate. Without a drag, an offset can still
  // be past the top.
  @Test func `S34: a new content size resets an offset past the top`() {
    let p = ScrollFixture.p(offset: -120)
    p.scrollView.contentSize.height = 1900
    expectEqual(p.scrollView.contentOffset.y, to: -47)
  }

  // Assumed; no source was found.
  @Test func `S35: a smaller height keeps the offset, and loses the bottom safe area`() {
    let p = ScrollFixture.p(offset: 1190)
    p.scrollView.frame.size.height = 744
    expectEqual(p.scrollView.contentOffset.y, to: 1190)
    p.layout()
    expectEqual(p.scrollView.contentOffset.y, to: 1190)
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: 0)
    expectEqual(p.scrollView.verticalRange.upperBound, to: 1256)
  }

  // Assumed; no source was found. The insets of fixture N do not change with the view.
  @Test func `S36: when a view grows again, layout clamps content at its end`() {
    for (fixture, end) in [(ScrollFixture.p(offset: 1190), 1190), (.n(offset: 1156), 1156)]
      as [(ScrollFixture, CGFloat)]
    {
      fixture.scrollView.frame.size.height = 744
      fixture.layout()
      fixture.scrollView.contentOffset.y = 1256
      fixture.scrollView.frame.size.height = 844
      fixture.layout()
      expectEqual(fixture.scrollView.contentOffset.y, to: end)
    }
  }

  // Evidence: one source.
  @Test func `S38: only a new offset lays out the view, not a new content size`() {
    let p = ScrollFixture.p()
    p.scrollView.contentSize.height = 3000
    p.layout()
    expectEqual(p.scrollView.layouts, to: 0)
    p.scrollView.contentOffset.y = 100
    expectEqual(p.scrollView.layouts, to: 0)
    p.layout()
    expectEqual(p.scrollView.layouts, to: 1)
  }

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
  ])
  func `S39: layout never changes the content inset`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let fixture = ScrollFixture(behavior: behavior, contentInset: inset)
    expectEqual(fixture.scrollView.contentInset, to: inset)
    fixture.stage.safeArea = UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)
    fixture.scrollView.setNeedsLayout()
    fixture.scrollView.layoutIfNeeded()
    expectEqual(fixture.scrollView.contentInset, to: inset)
  }
}
