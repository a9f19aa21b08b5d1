import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UIScrollView: motion and touches")
struct ScrollMotionTests {
  private let start = CGPoint(x: 100, y: 400)

  private func at(_ y: CGFloat) -> CGPoint { CGPoint(x: 100, y: y) }

  /// The range ends at 1190, and at 1492 with an inset of 302.
  @Test(arguments: [(0, 302, 1190), (302, 0, 1492)] as [(CGFloat, CGFloat, CGFloat)])
  func `S78: an animated offset keeps its target while the inset changes`(
    before: CGFloat,
    after: CGFloat,
    target: CGFloat
  ) {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = before
      p.scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
      p.device.clock.advance(by: 0.1)
      p.scrollView.contentInset.bottom = after
      p.device.clock.advance(by: 0.2)
      #expect(p.y == target)
      #expect(p.delegate.log == ["didEndScrollingAnimation"])
    }
  }

  @Test func `S78: an assigned offset does not end the animation`() {
    ScrollFixture.run { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      p.device.clock.advance(by: 0.1)
      p.scrollView.contentOffset.y = 900
      #expect(p.y == 900)
      p.device.clock.advance(by: 0.2)
      #expect(p.y == 600)
    }
  }

  @Test func `a second animated offset replaces the first`() {
    ScrollFixture.run { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      p.device.clock.advance(by: 0.1)
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      p.device.clock.advance(by: 1)
      #expect(p.y == 100)
      #expect(p.delegate.log == ["didEndScrollingAnimation"])
    }
  }

  @Test func `S79: an offset without animation ends a deceleration`() {
    ScrollFixture.run { p in
      let finger = HeadlessFinger(from: start, to: at(350))
      finger.lift(velocity: CGPoint(x: 0, y: -1000))
      p.device.clock.advance(by: 0.1)
      #expect(p.scrollView.isDecelerating)
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      #expect(!p.scrollView.isDecelerating)
      p.device.clock.advance(by: 5)
      #expect(p.y == 40)
    }
  }

  @Test(arguments: [true, false])
  func `S81: touch, drag, release, rest`(keepsDragging: Bool) {
    ScrollFixture.run(options: .with(\.keepsDraggingInDeceleration, keepsDragging)) { p in
      let finger = HeadlessFinger()
      finger.touchDown(at: start)
      #expect(state(p) == [true, false, false])
      finger.move(to: at(300))
      #expect(state(p) == [true, true, false])
      #expect(p.y == 100)
      finger.lift(velocity: CGPoint(x: 0, y: -1000))
      #expect(state(p) == [false, keepsDragging, true])
      #expect(p.delegate.endVelocity == CGPoint(x: 0, y: 1))
      p.device.clock.advance(by: 10)
      #expect(state(p) == [false, false, false])
      #expect(
        p.delegate.log == [
          "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
          "didEndDecelerating",
        ]
      )
      // A thousand points per second, multiplied by 0.998 in each millisecond: 1 point times 0.998
      // / 0.002.
      #expect(abs(p.y - (100 + 499)) < 0.001)
      #expect(abs((p.delegate.target?.y ?? 0) - 599) < 0.001)
      // The delegate may choose another end.
      p.delegate.replacesTarget = CGPoint(x: 0, y: 800)
      HeadlessFinger(from: start, to: at(300)).lift(velocity: CGPoint(x: 0, y: -1000))
      p.device.clock.advance(by: 10)
      #expect(abs(p.y - 800) < 0.001)
    }
  }

  @Test func `a touch that does not move only tracks, one without velocity does not decelerate`() {
    ScrollFixture.run { p in
      let finger = HeadlessFinger()
      finger.touchDown(at: start)
      finger.lift(velocity: CGPoint(x: 0, y: 500))
      #expect(state(p) == [false, false, false])
      #expect(p.delegate.log.isEmpty)
      HeadlessFinger(from: start, to: at(300)).lift()
      #expect(state(p) == [false, false, false])
      #expect(p.delegate.log == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
    }
  }

  @Test func `a touch stops a deceleration`() {
    ScrollFixture.run { p in
      let finger = HeadlessFinger(from: start, to: at(300))
      finger.lift(velocity: CGPoint(x: 0, y: -1000))
      p.device.clock.advance(by: 0.2)
      finger.touchDown(at: start)
      let caught = p.y
      #expect(!p.scrollView.isDecelerating)
      p.device.clock.advance(by: 1)
      #expect(p.y == caught)
    }
  }

  @Test func `beyond the end the content lags behind and comes back, without bounces it stops`() {
    ScrollFixture.run(.never) { n in
      let finger = HeadlessFinger(from: start, to: at(500))
      // 844 * (1 - 1 / (100 * 0.55 / 844 + 1))
      #expect(abs(n.y - -51.635) < 0.17)
      // It moves back by the same distance in two steps.
      finger.move(to: at(450))
      finger.move(to: at(400))
      #expect(abs(n.y) < 0.001)
      finger.move(to: at(500))
      finger.lift()
      #expect(n.scrollView.isDecelerating)
      n.device.clock.advance(by: 2)
      #expect(abs(n.y) < 0.001)
      n.scrollView.bounces = false
      n.scrollView.contentOffset.y = 0
      _ = HeadlessFinger(from: start, to: at(500))
      #expect(n.y == 0)
    }
  }

  @Test func `a drag goes on from where a write put the content`() {
    ScrollFixture.run { p in
      let finger = HeadlessFinger(from: start, to: at(390))
      p.scrollView.contentOffset.y = 500
      finger.move(to: at(380))
      #expect(p.y == 510)
    }
  }

  @Test func `content that fits is not dragged unless it always bounces`() {
    ScrollFixture.run(.never, contentSize: CGSize(width: 390, height: 100)) { n in
      let finger = HeadlessFinger(from: start, to: at(500))
      #expect(!n.scrollView.isDragging)
      #expect(n.y == 0)
      finger.lift()
      n.scrollView.alwaysBounceVertical = true
      finger.touchDown(at: start)
      finger.move(to: at(500))
      #expect(n.scrollView.isDragging)
      #expect(n.y < 0)
    }
  }

  @Test func `switching scrolling off ends the drag`() {
    ScrollFixture.run { p in
      let finger = HeadlessFinger(from: start, to: at(300))
      p.scrollView.isScrollEnabled = false
      #expect(state(p) == [false, false, false])
      finger.move(to: at(200))
      #expect(p.y == 100)
      #expect(p.delegate.log == ["willBeginDragging", "didEndDragging(false)"])
    }
  }

  @Test func `the innermost scroll view that can move takes the drag`() {
    ScrollFixture.run { p in
      let inner = UIScrollView(frame: CGRect(0, 0, 390, 800))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 2000, height: 100)
      p.scrollView.addSubview(inner)
      p.device.clock.settle()
      let finger = HeadlessFinger()
      finger.touchDown(at: start)
      #expect(inner.isTracking && p.scrollView.isTracking)
      finger.move(to: CGPoint(x: 50, y: 399))
      #expect(inner.isDragging)
      #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
      #expect(!p.scrollView.isTracking)
      finger.lift()
      finger.touchDown(at: start)
      finger.move(to: CGPoint(x: 99, y: 350))
      #expect(p.scrollView.isDragging)
      #expect(p.y == 50)
      #expect(!inner.isTracking)
    }
  }

  @Test func `paging comes to rest on a page`() {
    ScrollFixture.run(.never, contentSize: CGSize(width: 390, height: 8440)) { n in
      n.scrollView.isPagingEnabled = true
      let finger = HeadlessFinger(from: at(700), to: at(600))
      finger.lift()
      n.device.clock.advance(by: 5)
      #expect(abs(n.y) < 0.001)
      finger.touchDown(at: at(700))
      finger.move(to: at(600))
      finger.lift(velocity: CGPoint(x: 0, y: -300))
      n.device.clock.advance(by: 5)
      #expect(abs(n.y - 844) < 0.001)
    }
  }

  @Test func `leaving the window ends every motion`() {
    ScrollFixture.run { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      p.scrollView.removeFromSuperview()
      p.device.clock.advance(by: 1)
      #expect(p.scrollView.headlessOffsetHistory.isEmpty)
    }
  }

  @Test func `zooming scales the view and the content about the middle`() {
    ScrollFixture.run(.never, contentSize: CGSize(width: 390, height: 844)) { n in
      let content = UIView(frame: CGRect(0, 0, 390, 844))
      n.scrollView.addSubview(content)
      n.scrollView.zoomScale = 2
      #expect(n.scrollView.zoomScale == 1, "no view to zoom")
      n.delegate.zoomed = content
      n.scrollView.maximumZoomScale = 3
      n.scrollView.zoomScale = 2
      #expect(content.frame == CGRect(0, 0, 780, 1688))
      #expect(n.scrollView.contentSize == CGSize(width: 780, height: 1688))
      // The middle, (195, 422), is now at (390, 844).
      #expect(n.scrollView.contentOffset == CGPoint(x: 195, y: 422))
      n.scrollView.zoomScale = 9
      #expect(n.scrollView.zoomScale == 3)
      #expect(n.delegate.log == ["didZoom", "didZoom"])
    }
  }

  private func state(_ p: ScrollFixture) -> [Bool] {
    [p.scrollView.isTracking, p.scrollView.isDragging, p.scrollView.isDecelerating]
  }
}
