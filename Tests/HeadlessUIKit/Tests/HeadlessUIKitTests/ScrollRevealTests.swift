import Testing
@_spi(Headless) import UIKit

@Suite("UIScrollView: scrollRectToVisible", .ownDevice) struct ScrollRevealTests {
  /// Fixture P with the keyboard's inset.
  ///
  /// At offset zero, the part from 47 to 508 is visible.
  private func setUp(options: HeadlessOptions = HeadlessOptions()) -> ScrollFixture {
    let p = ScrollFixture(options: options)
    p.scrollView.contentInset.bottom = 302
    p.delegate.scrolls = []
    return p
  }

  @Test(arguments: [(HeadlessOptions.RectOutsideContent.clampTarget, 1492.0), (.unclamped, 2002)])
  func `S70: a rectangle outside the content scrolls to the content's end, or past it`(
    option: HeadlessOptions.RectOutsideContent, y: Double
  ) {
    let p = setUp(options: .with(\.rectOutsideContent, option))
    p.scrollView.scrollRectToVisible(CGRect(0, 2500, 10, 10), animated: false)
    expectEqual(p.y, to: CGFloat(y))
  }

  @Test(arguments: [(HeadlessOptions.ZeroSizeRect.asPoint, 92.0), (.ignored, 0)])
  func `S71: an empty rectangle is revealed as a point, or ignored`(
    option: HeadlessOptions.ZeroSizeRect, y: Double
  ) {
    let p = setUp(options: .with(\.zeroSizeRect, option))
    p.scrollView.scrollRectToVisible(CGRect(100, 600, 0, 0), animated: false)
    expectEqual(p.y, to: CGFloat(y), note: "600 - 508")
  }

  @Test func `an empty visible region still gives an offset`() {
    let n = ScrollFixture(.never)
    n.scrollView.contentInset = UIEdgeInsets(500, 0, 500, 0)
    n.scrollView.scrollRectToVisible(CGRect(0, 300, 10, 10), animated: false)
    // The rectangle's end at 310 moves to the bottom inset's edge at 344: 310 - 344.
    expectEqual(n.y, to: -34)
  }
}
