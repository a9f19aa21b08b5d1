import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UIScrollView: range and insets")
struct ScrollRangeTests {
  @Test(arguments: [true, false])
  func `S22: the offset is clamped even under a finger`(clamps: Bool) {
    ScrollFixture.run(
      .never,
      contentSize: CGSize(width: 390, height: 100),
      options: .with(\.clampsWhileTracking, clamps)
    ) {
      n in
      n.scrollView.contentInset = UIEdgeInsets(top: 115, left: 0, bottom: 300, right: 0)
      n.scrollView.contentOffset.y = -131
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 100, y: 400))
      #expect(n.scrollView.isTracking)
      n.scrollView.contentInset.bottom = 290
      #expect(n.y == (clamps ? -115 : -131))
    }
  }

  @Test func `S37: growing without content loses the offset`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.frame.size.height = 744
      n.scrollView.contentSize = .zero
      n.scrollView.contentOffset.y = 200
      n.scrollView.frame.size.height = 844
      n.device.clock.settle()
      #expect(n.y == 0)
    }
  }

  @Test func `numbers that are not finite are ignored and counted`() {
    ScrollFixture.run { p in
      p.scrollView.contentOffset.y = 100
      p.scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
      p.scrollView.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
      p.scrollView.contentInset.bottom = .infinity
      p.scrollView.verticalScrollIndicatorInsets.bottom = .nan
      p.scrollView.contentSize.height = .nan
      p.device.clock.advance(by: 1)
      #expect(p.scrollView.contentOffset == CGPoint(x: 0, y: 100))
      #expect(p.scrollView.contentInset == .zero)
      #expect(p.scrollView.verticalScrollIndicatorInsets == .zero)
      #expect(p.scrollView.contentSize.height == 2000)
      #expect(p.scrollView.headlessWrites.nonFinite == 5)
    }
  }

  @Test func `writes of clients are counted, moves of the view are not`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.contentOffset.y = 1492
      p.scrollView.contentInset.bottom = 0
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 3), animated: false)
      p.scrollView.scrollIndicatorInsets = .zero
      p.scrollView.scrollRectToVisible(CGRect(0, 1900, 1, 1), animated: false)
      var expected = HeadlessScrollWrites()
      expected.contentInset = 2
      expected.contentOffset = 2
      expected.verticalScrollIndicatorInsets = 1
      expected.horizontalScrollIndicatorInsets = 1
      #expect(p.scrollView.headlessWrites == expected)
      // 1901 + 34 - 844 is where the rectangle ends at the home indicator.
      #expect(p.scrollView.headlessOffsetHistory.map(\.y) == [1492, 1190, 3, 1091])
      #expect(p.scrollView.offsetsSeenByOverride.suffix(4).map(\.y) == [1492, 1190, 3, 1091])
    }
  }

  // MARK: A refresh control

  @Test func `refreshing is part of the app's top inset, and of no write of the app's`() {
    ScrollFixture.run { p in
      let control = UIRefreshControl()
      p.scrollView.refreshControl = control
      p.scrollView.contentInset.top = 5
      p.scrollView.headlessWrites = HeadlessScrollWrites()
      control.beginRefreshing()
      #expect(control.isRefreshing)
      #expect(p.scrollView.contentInset.top == 65)
      // 47 of safe area.
      #expect(p.i.top == 112)
      // It does not scroll there.
      #expect(p.y == 0)
      control.beginRefreshing()
      #expect(p.scrollView.contentInset.top == 65)
      p.scrollView.contentOffset.y = -112
      control.endRefreshing()
      #expect(!control.isRefreshing)
      #expect(p.scrollView.contentInset.top == 5)
      #expect(p.y == -52)
      #expect(p.scrollView.headlessWrites.contentInset == 0)
    }
  }

  @Test func `a refresh control lies above the content, and takes its part of the inset away`() {
    ScrollFixture.run { p in
      let control = UIRefreshControl()
      control.beginRefreshing()
      p.scrollView.refreshControl = control
      p.device.clock.settle()
      #expect(control.superview === p.scrollView)
      #expect(control.frame == CGRect(0, -60, 390, 60))
      #expect(p.scrollView.contentInset.top == 60)
      p.scrollView.refreshControl = nil
      #expect(p.scrollView.contentInset.top == 0)
      #expect(control.superview == nil)
    }
  }
}
