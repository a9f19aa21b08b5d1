import Testing
import UIKit

@MainActor struct AnimatedOffsetTests {
  // Evidence for the animation keys: one source.
  @Test func `S80, S85: an offset set in an animation is reported once, and animates the layer`() {
    let p = ScrollFixture.p()
    expectEqual(p.scrollView.layer.animationKeys() ?? [], to: [])
    UIView.animate(withDuration: 0.25) {
      p.scrollView.contentOffset = CGPoint(x: 0, y: 500)
      expectEqual(p.recorder.offsets, to: [CGPoint(x: 0, y: 500)])
    }
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 500))
    expectEqual(p.recorder.offsets, to: [CGPoint(x: 0, y: 500)])
    #expect(p.scrollView.layer.animationKeys() ?? [] != [])
  }

  // Evidence: one project's tests, which also run the run loop for a second.
  @Test func `S214: an offset over content without a size stays`() {
    let fixture = ScrollFixture(behavior: .never, contentSize: .zero)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    fixture.layout()
    expectEqual(fixture.scrollView.contentOffset, to: CGPoint(x: 0, y: 100))
  }

  @Test func `S214: an animated scroll to the present offset starts nothing`() {
    let p = ScrollFixture.p(offset: 100)
    p.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    expectEqual(p.scrollView.layer.animationKeys() ?? [], to: [])
    #expect(p.recorder.offsets.isEmpty)
    expectEqual(p.recorder.endedAnimations, to: 0)
  }

  @available(iOS 17.4, *)
  @Test func `S230: a view at rest reports no animated scroll`() {
    let p = ScrollFixture.p()
    let before = p.scrollView.isScrollAnimating
    p.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    let after = p.scrollView.isScrollAnimating
    expectEqual([before, after], to: [false, false])
  }

  @available(iOS 17.4, *)
  @Test func `S232: stopping an animated scroll ends it, and the content stays`() {
    let p = ScrollFixture.p()
    p.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    let offset = p.scrollView.contentOffset
    p.scrollView.stopScrollingAndZooming()
    let isAnimating = p.scrollView.isScrollAnimating
    #expect(!isAnimating)
    expectEqual(p.scrollView.contentOffset, to: offset)
  }

  @Test func `S83: the keyboard is not dismissed by dragging by default`() {
    expectEqual(UIScrollView().keyboardDismissMode, to: .none)
  }
}
