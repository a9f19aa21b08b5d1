import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UIScrollView: scrollRectToVisible")
struct ScrollRevealTests {
  /// Runs fixture P with the keyboard's inset.
  ///
  /// At offset zero, the part from 47 to 508 is visible.
  private func run(options: HeadlessOptions = HeadlessOptions(), _ body: (ScrollFixture) -> Void) {
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
    p.scrollView.scrollRectToVisible(CGRect(x, y, width, height), animated: animated)
  }

  @Test(arguments: [(HeadlessOptions.RectOutsideContent.clampTarget, 1492.0), (.unclamped, 2002)])
  func `S70: a rectangle outside the content scrolls to the end of the content`(
    option: HeadlessOptions.RectOutsideContent,
    y: Double
  ) {
    run(options: .with(\.rectOutsideContent, option)) { p in
      reveal(p, 0, 2500, 10, 10)
      expectEqual(p.y, to: CGFloat(y))
    }
  }

  @Test(arguments: [(HeadlessOptions.ZeroSizeRect.asPoint, 92.0), (.ignored, 0)])
  func `S71: an empty rectangle is a point, or nothing`(
    option: HeadlessOptions.ZeroSizeRect,
    y: Double
  ) {
    run(options: .with(\.zeroSizeRect, option)) { p in
      reveal(p, 100, 600, 0, 0)
      expectEqual(p.y, to: CGFloat(y), note: "600 - 508")
    }
  }

  @Test func `an empty visible region still gives an offset`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentInset = UIEdgeInsets(500, 0, 500, 0)
      reveal(n, 0, 300, 10, 10)
      // The rectangle's end at 310 moves to the bottom inset's edge at 344: 310 - 344.
      expectEqual(n.y, to: -34)
    }
  }
}
