import Testing
@_spi(Headless) import UIKit

/// A scroll view of 390 by 844 points with a zoomable view of the same size.
///
/// Scales range from 0.5 to 3.
@Suite(.ownDevice) struct ZoomTests {
  private func setUp() -> (ScrollFixture, UIView) {
    let n = ScrollFixture(.never, contentSize: CGSize(390, 844))
    let content = UIView(frame: CGRect(0, 0, 390, 844))
    n.scrollView.addSubview(content)
    n.delegate.zoomed = content
    n.scrollView.minimumZoomScale = 0.5
    n.scrollView.maximumZoomScale = 3
    return (n, content)
  }

  @available(iOS 17.4, *)
  @Test func `S260: an animated zoom has its values at once, is drawn over time, and ends once`() {
    let (n, content) = setUp()
    n.scrollView.setZoomScale(2, animated: true)
    expectEqual(n.scrollView.zoomScale, to: 2)
    // The middle at (195, 422) is now at (390, 844).
    expectEqual(n.scrollView.contentOffset, to: CGPoint(195, 422))
    expectEqual(content.frame, to: CGRect(0, 0, 780, 1688))
    expectEqual([n.scrollView.isZoomAnimating, n.scrollView.isZooming], to: [true, false])
    expectEqual(n.delegate.log, to: ["didZoom"])
    expectEqual(n.scrollView.headlessPresentationBounds.minY, to: 0)
    n.device.clock.advance(by: 1)
    expectEqual(n.scrollView.headlessPresentationBounds.minY, to: 422)
    expectEqual(n.delegate.log, to: ["didZoom", "didEndZooming(2.0)"])
    #expect(!n.scrollView.isZoomAnimating)
  }

  @Test func `S260: without animation, a zoom is reported without an end`() {
    let (n, _) = setUp()
    n.scrollView.setZoomScale(2, animated: false)
    n.scrollView.zoomScale = 1
    n.device.clock.advance(by: 1)
    expectEqual(n.delegate.log, to: ["didZoom", "didZoom"])
  }

  @available(iOS 17.4, *)
  @Test func `S260: an animated zoom that is interrupted keeps its scale and reports no end`() {
    let (n, _) = setUp()
    for interrupt in [
      { n.scrollView.stopScrollingAndZooming() }, { HeadlessFinger.tap(100, 400) },
      { n.scrollView.zoomScale = 1.5 },
    ] {
      n.scrollView.zoomScale = 1
      n.delegate.log = []
      n.scrollView.setZoomScale(2, animated: true)
      interrupt()
      n.device.clock.advance(by: 1)
      #expect(n.scrollView.zoomScale >= 1.5)
      #expect(n.delegate.log.allSatisfy { $0 == "didZoom" })
    }
  }

  @Test(arguments: [
    (CGRect(100, 400, 195, 422), CGFloat(2), CGPoint(200, 800)),
    // The rectangle is in the middle as far as content and the limits allow.
    (CGRect(380, 834, 10, 10), 3, CGPoint(780, 1688)),
    (CGRect(0, 0, 390, 844), 1, .zero),
  ])
  func `S260: a zoom shows a rectangle as far as limits and content allow`(
    rect: CGRect, scale: CGFloat, offset: CGPoint
  ) {
    for animated in [true, false] {
      let (n, _) = setUp()
      n.scrollView.zoom(to: rect, animated: animated)
      expectEqual(n.scrollView.zoomScale, to: scale)
      expectEqual(n.scrollView.contentOffset, to: offset)
    }
  }

  @Test
  func `S260: zooming to a rectangle without an area, or without a zoomable view, does nothing`() {
    let (n, _) = setUp()
    for rect: CGRect in [.zero, .null, .infinite, CGRect(0, 0, .nan, 3)] {
      n.scrollView.zoom(to: rect, animated: false)
    }
    n.delegate.zoomed = nil
    n.scrollView.setZoomScale(2, animated: true)
    n.scrollView.zoom(to: CGRect(0, 0, 10, 10), animated: true)
    expectEqual(n.scrollView.zoomScale, to: 1)
    #expect(n.delegate.log.isEmpty)
  }

  @Test func `S261: two fingers zoom about the point between them`() {
    let (n, _) = setUp()
    let pinch = HeadlessPinch()
    pinch.touchDown(at: CGPoint(100, 200))
    expectEqual([n.scrollView.isTracking, n.scrollView.isZooming], to: [true, false])
    pinch.move(toScale: 1.5)
    #expect(n.scrollView.isZooming)
    // The point at (100, 200) is now at (150, 300) in the content, and at the same place on the
    // screen.
    expectEqual(n.scrollView.contentOffset, to: CGPoint(50, 100))
    pinch.move(toScale: 2, at: CGPoint(90, 180))
    expectEqual(n.scrollView.contentOffset, to: CGPoint(110, 220))
    pinch.lift()
    expectEqual([n.scrollView.isZooming, n.scrollView.isTracking], to: [false, false])
    expectEqual(
      n.delegate.log, to: ["willBeginZooming", "didZoom", "didZoom", "didEndZooming(2.0)"]
    )
  }

  @Test(arguments: [true, false])
  func `S261: beyond the limits, the scale lags and returns, or stops`(bounces: Bool) {
    let (n, _) = setUp()
    n.scrollView.bouncesZoom = bounces
    let pinch = HeadlessPinch()
    pinch.touchDown(at: CGPoint(195, 422))
    pinch.move(toScale: 6)
    #expect(bounces ? n.scrollView.zoomScale > 3 : n.scrollView.zoomScale == 3)
    pinch.lift()
    expectEqual(n.scrollView.isZoomBouncing, to: bounces)
    expectEqual(n.scrollView.zoomScale, to: 3)
    n.device.clock.advance(by: 1)
    #expect(!n.scrollView.isZoomBouncing)
    expectEqual(n.delegate.log.last, to: "didEndZooming(3.0)")
    expectEqual(n.delegate.log.filter { $0.hasPrefix("didEnd") }.count, to: 1)
  }

  @Test func `S261: after a zoom, content beyond its end returns`() {
    let (n, _) = setUp()
    n.scrollView.zoomScale = 2
    let pinch = HeadlessPinch()
    pinch.touchDown(at: CGPoint(195, 422))
    pinch.move(toScale: 0.5, at: CGPoint(195, 500))
    expectEqual(n.scrollView.zoomScale, to: 1)
    expectEqual(n.y, to: -78)
    pinch.lift()
    n.device.clock.advance(by: 1)
    expectEqual(n.y, to: 0)
  }

  @Test func `S261: fingers on a view that does not zoom do nothing`() {
    let (n, _) = setUp()
    n.scrollView.maximumZoomScale = 0.5
    let pinch = HeadlessPinch()
    pinch.touchDown(at: CGPoint(195, 422))
    pinch.move(toScale: 2)
    pinch.lift()
    expectEqual(n.scrollView.zoomScale, to: 1)
    #expect(n.delegate.log.isEmpty)
  }

  /// Content of 163 points leaves 681 free in the view, and 600 between insets of 47 and 34.
  @available(iOS 17.4, *)
  @Test(arguments: [(true, CGFloat(-347)), (false, -340.5)])
  func `S262: smaller content is at its alignment point, between the insets or in the view`(
    alignsContentBetweenInsets: Bool, rest: CGFloat
  ) {
    let p = ScrollFixture(
      .always, contentSize: CGSize(390, 163),
      options: .with(\.alignsContentBetweenInsets, alignsContentBetweenInsets)
    )
    p.scrollView.contentOffset.y = -47
    p.scrollView.contentAlignmentPoint = CGPoint(0.5, 0.5)
    #expect(abs(p.y - rest) < 0.34)
    p.scrollView.contentSize.height = 2000
    expectEqual(p.scrollView.contentOffset.x, to: 0)
    p.scrollView.contentOffset.y = 500
    p.device.clock.settle()
    expectEqual(p.y, to: 500)
    p.scrollView.contentSize.height = 163
    #expect(abs(p.y - rest) < 0.34)
  }
}
