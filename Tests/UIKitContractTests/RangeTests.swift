import Testing
import UIKit

@MainActor struct RangeTests {
  @Test func `S13: the content offset is the bounds origin`() {
    let p = ScrollFixture.p()
    p.scrollView.contentOffset = CGPoint(x: 0, y: 300)
    expectEqual(p.scrollView.bounds.origin, to: CGPoint(x: 0, y: 300))
    p.scrollView.bounds.origin = CGPoint(x: 0, y: 200)
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 200))
  }

  @Test(arguments: [CGFloat(5000), -500])
  func `S14, S15: an offset past the end or before the start is not clamped`(y: CGFloat) {
    let p = ScrollFixture.p()
    p.scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    expectEqual(p.scrollView.contentOffset.y, to: y)
    p.scrollView.contentOffset.y = y - 1000
    expectEqual(p.scrollView.contentOffset.y, to: y - 1000)
  }

  // Evidence for the top: one source.
  @Test func `S16, S19: a growing inset moves nothing`() {
    let p = ScrollFixture.p(offset: 1190)
    p.scrollView.contentInset.bottom = 302
    expectEqual(p.scrollView.contentOffset.y, to: 1190)
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: 336)
    expectEqual(p.scrollView.verticalRange, to: -47...1492)
    #expect(p.recorder.offsets.isEmpty)
    let n = ScrollFixture.n()
    n.scrollView.contentInset.top = 62
    expectEqual(n.scrollView.contentOffset.y, to: 0)
    expectEqual(n.scrollView.verticalRange.lowerBound, to: -62)
  }

  // Evidence for the top: one source.
  @Test func `S17, S20: a shrinking inset clamps before the setter returns`() {
    let p = ScrollFixture.p(bottomInset: 302, offset: 1492)
    p.scrollView.contentInset.bottom = 0
    expectEqual(p.scrollView.contentOffset.y, to: 1190)
    expectEqual(p.recorder.offsets, to: [CGPoint(x: 0, y: 1190)])
    let n = ScrollFixture.n(topInset: 62, offset: -62)
    n.scrollView.contentInset.top = 0
    expectEqual(n.scrollView.contentOffset.y, to: 0)
  }

  @Test func `S18, S21, S23: a smaller inset keeps a valid offset, an equal inset any offset`() {
    let p = ScrollFixture.p(bottomInset: 302, offset: 1000)
    p.scrollView.contentInset.bottom = 0
    let n = ScrollFixture.n(topInset: 62, offset: 300)
    n.scrollView.contentInset.top = 0
    // An offset out of range, which an equal inset does not change.
    let equal = ScrollFixture.n(offset: 5000)
    equal.scrollView.contentInset = .zero
    let offsets = [p, n, equal].map(\.scrollView.contentOffset.y)
    expectEqual(offsets, to: [1000, 300, 5000])
    expectEqual([p, n, equal].flatMap(\.recorder.offsets), to: [])
  }

  @Test func `S24: a negative bottom inset removes the safe area`() {
    let p = ScrollFixture.p()
    p.scrollView.contentInset.bottom = -34
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: 0)
    expectEqual(p.scrollView.verticalRange.upperBound, to: 1156)
  }

  @Test func `S25: the inset reads back exactly on all four edges`() {
    let p = ScrollFixture.p()
    let inset = UIEdgeInsets(top: 1.3, left: 2.7, bottom: 3.1, right: 4.9)
    p.scrollView.contentInset = inset
    expectEqual(p.scrollView.contentInset, to: inset)
    p.scrollView.contentInset.bottom = 302.25
    expectEqual(
      p.scrollView.contentInset, to: UIEdgeInsets(top: 1.3, left: 2.7, bottom: 302.25, right: 4.9)
    )
  }

  @Test func `S26: a changed adjusted inset is reported once, and can then be read`() {
    let p = ScrollFixture.p()
    p.scrollView.contentInset.bottom = 302
    let after = [UIEdgeInsets(top: 47, left: 0, bottom: 336, right: 0)]
    expectEqual(p.scrollView.adjustedInsets, to: after)
    expectEqual(p.recorder.adjustedInsets, to: after)
  }

  @Test(arguments: [CGFloat(10), -100])
  func `S27: content shorter than the visible area rests at the top inset`(offset: CGFloat) {
    let p = ScrollFixture.p()
    p.scrollView.contentSize = CGSize(width: 390, height: 300)
    expectEqual(p.scrollView.verticalRange, to: -47 ... -47)
    p.scrollView.contentOffset.y = offset
    p.scrollView.contentSize = CGSize(width: 390, height: 301)
    expectEqual(p.scrollView.contentOffset.y, to: -47)
  }

  @Test func `S28: only left and right insets bound the horizontal offset, not the bottom one`() {
    let n = ScrollFixture(
      behavior: .never, contentSize: CGSize(width: 1000, height: 2000),
      contentInset: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 50)
    )
    n.scrollView.contentOffset.x = 1000 + 50 - 390
    n.scrollView.contentInset.right = 0
    expectEqual(n.scrollView.contentOffset.x, to: CGFloat(1000 - 390))
    n.scrollView.contentOffset.x = -20
    n.scrollView.contentInset.left = 0
    expectEqual(n.scrollView.contentOffset.x, to: 0)
    n.scrollView.contentInset.bottom = 302
    n.scrollView.contentOffset = CGPoint(x: 250, y: 1458)
    n.scrollView.contentInset.bottom = 0
    expectEqual(n.scrollView.contentOffset, to: CGPoint(x: 250, y: 1156))
  }

  @Test func `S29: inset and clamped offset are final inside an animation`() {
    let p = ScrollFixture.p(bottomInset: 302, offset: 1492)
    UIView.animate(withDuration: 0.25) {
      p.scrollView.contentInset.bottom = 0
      expectEqual(p.scrollView.contentInset.bottom, to: 0)
      expectEqual(p.scrollView.contentOffset.y, to: 1190)
    }
    expectEqual(p.scrollView.contentInset.bottom, to: 0)
    expectEqual(p.scrollView.contentOffset.y, to: 1190)
  }

  @Test func `S30: an inset set without animation adds no animation to the layer`() {
    let p = ScrollFixture.p(bottomInset: 302, offset: 1492)
    UIView.animate(withDuration: 0.25) {
      UIView.performWithoutAnimation { p.scrollView.contentInset.bottom = 0 }
    }
    expectEqual(p.scrollView.contentOffset.y, to: 1190)
    expectEqual(p.scrollView.layer.animationKeys() ?? [], to: [])
  }
}
