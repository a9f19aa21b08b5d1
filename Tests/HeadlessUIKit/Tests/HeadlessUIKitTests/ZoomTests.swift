import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

/// A scroll view of 390 by 844 points around a view as large, which zooms from 0.5 to 3.
@MainActor
@Suite("Zoom")
struct ZoomTests {
  private func run(_ body: (ScrollFixture, UIView) -> Void) {
    ScrollFixture.run(.never, contentSize: CGSize(width: 390, height: 844)) { n in
      let content = UIView(frame: CGRect(0, 0, 390, 844))
      n.scrollView.addSubview(content)
      n.delegate.zoomed = content
      n.scrollView.minimumZoomScale = 0.5
      n.scrollView.maximumZoomScale = 3
      body(n, content)
    }
  }

  @available(iOS 17.4, *)
  @Test func `S260: an animated zoom is there at once, is drawn over time, and ends once`() {
    run { n, content in
      n.scrollView.setZoomScale(2, animated: true)
      #expect(n.scrollView.zoomScale == 2)
      #expect(n.y == 422)
      #expect(n.scrollView.isZoomAnimating)
      #expect(!n.scrollView.isZooming)
      #expect(n.delegate.log == ["didZoom"])
      #expect(n.scrollView.headlessPresentationBounds.minY == 0)
      n.device.clock.advance(by: 1)
      #expect(n.scrollView.headlessPresentationBounds.minY == 422)
      #expect(n.delegate.log == ["didZoom", "didEndZooming(2.0)"])
      #expect(!n.scrollView.isZoomAnimating)
    }
  }

  @Test func `S260: without animation a zoom is reported, and no end`() {
    run { n, _ in
      n.scrollView.setZoomScale(2, animated: false)
      n.scrollView.zoomScale = 1
      n.device.clock.advance(by: 1)
      #expect(n.delegate.log == ["didZoom", "didZoom"])
    }
  }

  @available(iOS 17.4, *)
  @Test func `S260: an animated zoom that is interrupted keeps its scale and reports no end`() {
    run { n, _ in
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
  }

  @Test(arguments: [
    (CGRect(100, 400, 195, 422), CGFloat(2), CGPoint(x: 200, y: 800)),
    // In the middle as far as the content reaches, and not beyond the limit.
    (CGRect(380, 834, 10, 10), 3, CGPoint(x: 780, y: 1688)),
    (CGRect(0, 0, 390, 844), 1, .zero),
  ])
  func `S260: a rectangle is zoomed to, as far as limits and content allow`(
    rect: CGRect,
    scale: CGFloat,
    offset: CGPoint
  ) {
    for animated in [true, false] {
      run { n, _ in
        n.scrollView.zoom(to: rect, animated: animated)
        #expect(n.scrollView.zoomScale == scale)
        #expect(n.scrollView.contentOffset == offset)
      }
    }
  }

  @Test func `S260: nothing zooms to a rectangle without an area, or without a view`() {
    run { n, _ in
      for rect: CGRect in [.zero, .null, .infinite, CGRect(0, 0, .nan, 3)] {
        n.scrollView.zoom(to: rect, animated: false)
      }
      n.delegate.zoomed = nil
      n.scrollView.setZoomScale(2, animated: true)
      n.scrollView.zoom(to: CGRect(0, 0, 10, 10), animated: true)
      #expect(n.scrollView.zoomScale == 1)
      #expect(n.delegate.log.isEmpty)
    }
  }

  @Test func `S261: two fingers zoom about the point between them`() {
    run { n, _ in
      let pinch = HeadlessPinch()
      pinch.touchDown(at: CGPoint(x: 100, y: 200))
      #expect(n.scrollView.isTracking)
      #expect(!n.scrollView.isZooming)
      pinch.move(toScale: 1.5)
      #expect(n.scrollView.isZooming)
      // The point at (100, 200) is at (150, 300) of the content now, and has not moved.
      #expect(n.scrollView.contentOffset == CGPoint(x: 50, y: 100))
      pinch.move(toScale: 2, at: CGPoint(x: 90, y: 180))
      #expect(n.scrollView.contentOffset == CGPoint(x: 110, y: 220))
      pinch.lift()
      #expect(!n.scrollView.isZooming)
      #expect(!n.scrollView.isTracking)
      #expect(
        n.delegate.log == ["willBeginZooming", "didZoom", "didZoom", "didEndZooming(2.0)"]
      )
    }
  }

  @Test(arguments: [true, false])
  func `S261: out of the limits the content lags behind and returns, or stays`(bounces: Bool) {
    run { n, _ in
      n.scrollView.bouncesZoom = bounces
      let pinch = HeadlessPinch()
      pinch.touchDown(at: CGPoint(x: 195, y: 422))
      pinch.move(toScale: 6)
      #expect(bounces ? n.scrollView.zoomScale > 3 : n.scrollView.zoomScale == 3)
      pinch.lift()
      #expect(n.scrollView.isZoomBouncing == bounces)
      #expect(n.scrollView.zoomScale == 3)
      n.device.clock.advance(by: 1)
      #expect(!n.scrollView.isZoomBouncing)
      #expect(n.delegate.log.last == "didEndZooming(3.0)")
      #expect(n.delegate.log.filter { $0.hasPrefix("didEnd") }.count == 1)
    }
  }

  @Test func `S261: fingers that leave content beyond its end bring it back`() {
    run { n, _ in
      n.scrollView.zoomScale = 2
      let pinch = HeadlessPinch()
      pinch.touchDown(at: CGPoint(x: 195, y: 422))
      pinch.move(toScale: 0.5, at: CGPoint(x: 195, y: 500))
      #expect(n.scrollView.zoomScale == 1)
      #expect(n.y == -78)
      pinch.lift()
      n.device.clock.advance(by: 1)
      #expect(n.y == 0)
    }
  }

  @Test func `S261: fingers on a view that does not zoom do nothing`() {
    run { n, _ in
      n.scrollView.maximumZoomScale = 0.5
      let pinch = HeadlessPinch()
      pinch.touchDown(at: CGPoint(x: 195, y: 422))
      pinch.move(toScale: 2)
      pinch.lift()
      #expect(n.scrollView.zoomScale == 1)
      #expect(n.delegate.log.isEmpty)
    }
  }

  /// Around content of 163 there are 681 points of the view, and 600 between insets of 47 and 34.
  @available(iOS 17.4, *)
  @Test(arguments: [(true, CGFloat(-347)), (false, -340.5)])
  func `S262: smaller content is at its alignment point, between the insets or in the view`(
    alignsContentBetweenInsets: Bool,
    rest: CGFloat
  ) {
    ScrollFixture.run(
      .always,
      contentSize: CGSize(width: 390, height: 163),
      options: .with(\.alignsContentBetweenInsets, alignsContentBetweenInsets)
    ) { p in
      p.scrollView.contentOffset.y = -47
      p.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
      #expect(abs(p.y - rest) < 0.34)
      p.scrollView.contentSize.height = 2000
      #expect(p.scrollView.contentOffset.x == 0)
      p.scrollView.contentOffset.y = 500
      p.device.clock.settle()
      #expect(p.y == 500)
      p.scrollView.contentSize.height = 163
      #expect(abs(p.y - rest) < 0.34)
    }
  }
}
