import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UIScrollView: scrollRectToVisible")
struct ScrollRevealTests {
  /// Fixture P with the keyboard's inset: the visible region spans 47 to 508 at offset zero.
  private func run(
    options: HeadlessOptions = HeadlessOptions(),
    _ body: (ScrollFixture) -> Void
  ) {
    ScrollFixture.run(options: options) { p in
      p.scrollView.contentInset.bottom = 302
      p.delegate.scrolls = []
      body(p)
    }
  }

  private func reveal(
    _ p: ScrollFixture,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    animated: Bool = false
  ) {
    p.scrollView.scrollRectToVisible(
      CGRect(x: x, y: y, width: width, height: height),
      animated: animated
    )
  }

  @Test func `S63: a rectangle below comes up to the inset`() {
    run { p in
      reveal(p, 20, 600, 350, 44)
      #expect(p.y == 136)
      #expect(p.delegate.scrolls.count == 1)
    }
  }

  @Test func `S64: a visible rectangle moves nothing`() {
    run { p in
      reveal(p, 20, 100, 350, 44)
      #expect(p.y == 0)
      #expect(p.delegate.scrolls.isEmpty)
    }
  }

  @Test func `S65: a rectangle above comes down to the inset`() {
    run { p in
      p.scrollView.contentOffset.y = 400
      reveal(p, 20, 300, 350, 44)
      #expect(p.y == 253)
    }
  }

  @Test func `S66: numbers seen on a device`() {
    ScrollFixture.run(.never, contentSize: CGSize(width: 402, height: 1084.7)) { n in
      n.scrollView.frame.size = CGSize(width: 402, height: 758)
      n.scrollView.contentInset.bottom = 339
      n.scrollView.contentOffset.y = 298.7
      reveal(n, 16, 713.7, 10.3, 24.7)
      // Half a pixel.
      #expect(abs(n.y - 319.4) < 0.17)
    }
  }

  @Test func `S67: only the axis that needs it moves`() {
    run { p in
      p.scrollView.contentSize.width = 1000
      p.scrollView.contentOffset = CGPoint(x: -30, y: 0)
      // Horizontally visible, although the offset is out of range there.
      reveal(p, 20, 600, 100, 44)
      #expect(p.scrollView.contentOffset == CGPoint(x: -30, y: 136))
      reveal(p, 500, 600, 100, 44)
      #expect(p.scrollView.contentOffset == CGPoint(x: 210, y: 136))
    }
  }

  @Test func `S68: a rectangle wider than the view ends at its far end`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.frame.size = CGSize(width: 320, height: 480)
      n.scrollView.contentSize = CGSize(width: 3000, height: 480)
      reveal(n, 10, 0, 2900, 40)
      #expect(n.scrollView.contentOffset == CGPoint(x: 2590, y: 0))
      // Asked again, it stays.
      reveal(n, 10, 0, 2900, 40)
      #expect(n.scrollView.contentOffset.x == 2590)
    }
  }

  @Test func `S69: a rectangle taller than the visible region ends at its far end`() {
    run { p in
      reveal(p, 0, 200, 390, 900)
      #expect(p.y == 592)
    }
  }

  @Test(arguments: [(HeadlessOptions.RectOutsideContent.clampTarget, 1492.0), (.unclamped, 2002)])
  func `S70: a rectangle outside the content scrolls as far as there is content`(
    option: HeadlessOptions.RectOutsideContent,
    y: Double
  ) {
    run(options: .with(\.rectOutsideContent, option)) { p in
      reveal(p, 0, 2500, 10, 10)
      #expect(p.y == CGFloat(y))
    }
  }

  @Test(arguments: [(HeadlessOptions.ZeroSizeRect.asPoint, 92.0), (.ignored, 0)])
  func `S71: an empty rectangle is a point, or nothing`(
    option: HeadlessOptions.ZeroSizeRect,
    y: Double
  ) {
    run(options: .with(\.zeroSizeRect, option)) { p in
      reveal(p, 100, 600, 0, 0)
      #expect(p.y == CGFloat(y), "600 - 508")
    }
  }

  @Test func `S72: null, infinite and impossible rectangles move nothing`() {
    run { p in
      p.scrollView.contentOffset.y = 77
      for rect in [
        CGRect.null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
        CGRect(x: 0, y: 0, width: 1, height: CGFloat.infinity),
      ] {
        p.scrollView.scrollRectToVisible(rect, animated: false)
        p.scrollView.scrollRectToVisible(rect, animated: true)
      }
      p.device.clock.advance(by: 1)
      #expect(p.y == 77)
    }
  }

  @Test func `S73: with animation the offset follows the clock and the end is reported once`() {
    run { p in
      reveal(p, 20, 600, 350, 44, animated: true)
      #expect(p.y == 0)
      p.device.clock.advance(by: 0.15)
      #expect(p.y > 0 && p.y < 136)
      #expect(p.delegate.log.isEmpty)
      p.device.clock.advance(by: 0.15)
      #expect(p.y == 136)
      #expect(p.delegate.log == ["didEndScrollingAnimation"])
      // 60 frames a second for 0.3 s.
      #expect(p.delegate.scrolls.count == 18)
      reveal(p, 20, 600, 350, 44, animated: true)
      p.device.clock.advance(by: 1)
      #expect(p.delegate.log == ["didEndScrollingAnimation"])
    }
  }

  @Test func `S74: without animation, inside an animation block, the model is final at once`() {
    run { p in
      UIView.animate(withDuration: 0.25) { reveal(p, 20, 600, 350, 44) }
      #expect(p.y == 136)
      #expect(p.delegate.scrolls == [CGPoint(x: 0, y: 136)])
      #expect(p.scrollView.layer.animationKeys() == ["bounds"])
    }
  }

  @Test func `a visible region of no size still gives an offset`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentInset = UIEdgeInsets(top: 500, left: 0, bottom: 500, right: 0)
      reveal(n, 0, 300, 10, 10)
      // The rectangle's end moves to the bottom inset's edge, 344: 310 - 344.
      #expect(n.y == -34)
    }
  }
}
