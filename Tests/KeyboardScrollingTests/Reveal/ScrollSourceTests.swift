import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("ScrollSource", .tags(.state)) struct ScrollSourceTests {
  @Test func `a scroll that begins while UIKit may scroll to the focus is UIKit's until it ends`() {
    let begun = ScrollSource.none.next(isAnimated: true, isScrollToFocusDue: true)
    expectEqual(begun, to: .system)
    expectEqual(begun.next(isAnimated: true, isScrollToFocusDue: false), to: .system)
    expectEqual(begun.next(isAnimated: false, isScrollToFocusDue: true), to: .none)
  }

  @Test func `a scroll that begins when UIKit may not scroll is the app's until it ends`() {
    let begun = ScrollSource.none.next(isAnimated: true, isScrollToFocusDue: false)
    expectEqual(begun, to: .app)
    expectEqual(begun.next(isAnimated: true, isScrollToFocusDue: true), to: .app)
    expectEqual(begun.next(isAnimated: false, isScrollToFocusDue: false), to: .none)
  }

  @Test func `at first, no scroll by UIKit is expected`() { #expect(!ScrollToFocus().isDue) }

  private static let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
  private static let shorter = CGRect(x: 0, y: 553, width: 390, height: 291)

  @Test func `a repeated frame causes no scroll by UIKit, but a different frame does`() {
    var times = ScrollToFocus()
    for (frame, mayScroll) in [
      (Self.keyboard, true), (Self.keyboard, false), (Self.shorter, true), (nil, true),
    ] as [(CGRect?, Bool)] {
      times.setDue(true)
      expectEqual(times.announce(frame), to: mayScroll)
      #expect(!times.isDue)
    }
  }
}
