import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct ScrollRevealTests {
  /// At offset zero, with the keyboard's inset, the part from 47 to 508 is visible.
  @Test(arguments: [
    (HeadlessOptions.with(\.rectOutsideContent, .clampTarget), CGRect(0, 2500, 10, 10), 1492.0),
    (.with(\.rectOutsideContent, .unclamped), CGRect(0, 2500, 10, 10), 2002),
    (.with(\.zeroSizeRect, .asPoint), CGRect(100, 600, 0, 0), 92),
    (.with(\.zeroSizeRect, .ignored), CGRect(100, 600, 0, 0), 0),
  ])
  func `S70, S71: a rectangle outside the content is clamped or not, an empty one a point or not`(
    options: HeadlessOptions, rect: CGRect, y: Double
  ) {
    let p = ScrollFixture(options: options)
    p.scrollView.contentInset.bottom = 302
    p.scrollView.scrollRectToVisible(rect, animated: false)
    expectEqual(p.y, to: CGFloat(y))
  }

  @Test func `an empty visible region still gives an offset`() {
    let n = ScrollFixture(.never)
    n.scrollView.contentInset = UIEdgeInsets(500, 0, 500, 0)
    n.scrollView.scrollRectToVisible(CGRect(0, 300, 10, 10), animated: false)
    // The rectangle's end at 310 moves to the bottom inset's edge at 344: 310 - 344.
    expectEqual(n.y, to: -34)
  }
}
