import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Statements: animated scrolls that tell about themselves")
struct ScrollAnimationTests {
  @Test(arguments: [true, false])
  func `S230: an animated scroll says so until its end, from the call or from its first step`(
    tellsScrollAtOnce: Bool
  ) {
    ScrollFixture.run(options: .with(\.tellsScrollAtOnce, tellsScrollAtOnce)) { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      #expect(p.scrollView.isScrollAnimating == tellsScrollAtOnce)
      p.device.clock.advance(by: 0.1)
      #expect(p.scrollView.isScrollAnimating)
      p.device.clock.advance(by: 0.2)
      #expect(p.y == 900)
      #expect(!p.scrollView.isScrollAnimating)
      p.scrollView.setContentOffset(.zero, animated: false)
      #expect(!p.scrollView.isScrollAnimating)
    }
  }

  @Test(arguments: [true, false])
  func `S230: a deceleration counts as an animated scroll, or does not`(tellsDeceleration: Bool) {
    ScrollFixture.run(options: .with(\.tellsDeceleration, tellsDeceleration)) { p in
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 100, y: 400))
      finger.move(to: CGPoint(x: 100, y: 350))
      #expect(!p.scrollView.isScrollAnimating)
      finger.lift(velocity: CGPoint(x: 0, y: -1000))
      p.device.clock.advance(by: 0.1)
      #expect(p.scrollView.isDecelerating)
      #expect(p.scrollView.isScrollAnimating == tellsDeceleration)
    }
  }

  @Test(arguments: [true, false])
  func `S231: UIKit's own scroll to the focus counts as an animated scroll, or does not`(
    tellsScrollToFocus: Bool
  ) {
    KeyboardFixture.run(options: .with(\.tellsScrollToFocus, tellsScrollToFocus)) { fixture in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      fixture.root.view.addSubview(scrollView)
      fixture.addField("field", y: 1000, to: scrollView).becomeFirstResponder()
      fixture.device.clock.advance(by: 0.1)
      #expect(scrollView.contentOffset.y > 0)
      #expect(scrollView.isScrollAnimating == tellsScrollToFocus)
      #expect(scrollView.headlessIsScrollingToFocus)
      fixture.device.clock.advance(by: 1)
      #expect(!scrollView.isScrollAnimating)
      #expect(!scrollView.headlessIsScrollingToFocus)
    }
  }

  @Test func `S232: a stopped scroll stays where it is, and content beyond its end goes back`() {
    ScrollFixture.run { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      p.device.clock.advance(by: 0.1)
      let caught = p.y
      #expect(caught > 0 && caught < 900)
      p.scrollView.stopScrollingAndZooming()
      p.device.clock.advance(by: 1)
      #expect(p.y == caught)
      #expect(p.scrollView.headlessWrites.contentOffset == 1)

      p.scrollView.contentOffset.y = -200
      p.scrollView.stopScrollingAndZooming()
      #expect(p.y == -p.i.top)
    }
  }

  @Test func `S232: a stopped pager rests at a page`() {
    ScrollFixture.run(.never) { p in
      p.scrollView.isPagingEnabled = true
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 844), animated: true)
      p.device.clock.advance(by: 0.1)
      p.scrollView.stopScrollingAndZooming()
      p.device.clock.advance(by: 1)
      #expect(p.y == 0)
    }
  }
}
