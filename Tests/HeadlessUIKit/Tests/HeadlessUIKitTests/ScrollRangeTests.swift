import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct ScrollRangeTests {
  private let p = ScrollFixture()

  @Test(arguments: [true, false])
  func `S22: an inset clamps the offset under a finger, or does not`(clamps: Bool) {
    let n = ScrollFixture(
      .never, contentSize: CGSize(390, 100), options: .with(\.clampsWhileTracking, clamps)
    )
    n.scrollView.contentInset = UIEdgeInsets(115, 0, 300, 0)
    n.scrollView.contentOffset.y = -131
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(100, 400))
    #expect(n.scrollView.isTracking)
    n.scrollView.contentInset.bottom = 290
    expectEqual(n.y, to: clamps ? -115 : -131)
  }

  @Test func `S37: a view that grows without content loses its offset`() {
    let n = ScrollFixture(.never)
    n.scrollView.frame.size.height = 744
    n.scrollView.contentSize = .zero
    n.scrollView.contentOffset.y = 200
    n.scrollView.frame.size.height = 844
    n.device.clock.settle()
    expectEqual(n.y, to: 0)
  }

  @Test func `numbers that are not finite are ignored and counted`() {
    p.scrollView.contentOffset.y = 100
    p.scrollView.contentOffset = CGPoint(0, CGFloat.nan)
    p.scrollView.setContentOffset(CGPoint(CGFloat.infinity, 0), animated: true)
    p.scrollView.contentInset.bottom = .infinity
    p.scrollView.verticalScrollIndicatorInsets.bottom = .nan
    p.scrollView.contentSize.height = .nan
    p.device.clock.advance(by: 1)
    expectEqual(p.scrollView.contentOffset, to: CGPoint(0, 100))
    expectEqual(p.scrollView.contentInset, to: .zero)
    expectEqual(p.scrollView.verticalScrollIndicatorInsets, to: .zero)
    expectEqual(p.scrollView.contentSize.height, to: 2000)
    expectEqual(p.scrollView.headlessWrites.nonFinite, to: 5)
  }

  @Test func `assignments by clients are counted, movements by the view are not`() {
    p.scrollView.contentInset.bottom = 302
    p.scrollView.contentOffset.y = 1492
    p.scrollView.contentInset.bottom = 0
    p.scrollView.setContentOffset(CGPoint(0, 3), animated: false)
    p.scrollView.scrollIndicatorInsets = .zero
    p.scrollView.scrollRectToVisible(CGRect(0, 1900, 1, 1), animated: false)
    var expected = HeadlessScrollWrites()
    expected.contentInset = 2
    expected.contentOffset = 2
    expected.verticalScrollIndicatorInsets = 1
    expected.horizontalScrollIndicatorInsets = 1
    expectEqual(p.scrollView.headlessWrites, to: expected)
    // At 1901 + 34 - 844, the rectangle ends at the home indicator.
    expectEqual(p.scrollView.headlessOffsetHistory.map(\.y), to: [1492, 1190, 3, 1091])
    expectEqual(p.scrollView.offsetsSeenByOverride.suffix(4).map(\.y), to: [1492, 1190, 3, 1091])
  }

  @Test func `refreshing adds to the top inset, but is not counted as an assignment`() {
    let control = UIRefreshControl()
    p.scrollView.refreshControl = control
    p.scrollView.contentInset.top = 5
    p.scrollView.headlessWrites = HeadlessScrollWrites()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    expectEqual(p.scrollView.contentInset.top, to: 65)
    // Including 47 of safe area.
    expectEqual(p.i.top, to: 112)
    // The view does not scroll to the refresh control.
    expectEqual(p.y, to: 0)
    control.beginRefreshing()
    expectEqual(p.scrollView.contentInset.top, to: 65)
    p.scrollView.contentOffset.y = -112
    control.endRefreshing()
    #expect(!control.isRefreshing)
    expectEqual(p.scrollView.contentInset.top, to: 5)
    expectEqual(p.y, to: -52)
    expectEqual(p.scrollView.headlessWrites.contentInset, to: 0)
  }

  @Test func `a refresh control is above the content, and later removes its inset`() {
    let control = UIRefreshControl()
    control.beginRefreshing()
    p.scrollView.refreshControl = control
    p.device.clock.settle()
    #expect(control.superview === p.scrollView)
    expectEqual(control.frame, to: CGRect(0, -60, 390, 60))
    expectEqual(p.scrollView.contentInset.top, to: 60)
    p.scrollView.refreshControl = nil
    expectEqual(p.scrollView.contentInset.top, to: 0)
    expectNil(control.superview)
  }
}
