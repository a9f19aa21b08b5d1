import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("ScrollSource", .tags(.state)) struct ScrollSourceTests {
  @Test(arguments: [(true, .system), (false, .app)] as [(Bool, ScrollSource)])
  func `a scroll that begins while UIKit may scroll to the focus is UIKit's until it ends`(
    _ row: (isScrollToFocusDue: Bool, source: ScrollSource)
  ) {
    let begun = ScrollSource.none.next(
      isAnimated: true, isScrollToFocusDue: row.isScrollToFocusDue
    )
    expectEqual(begun, to: row.source)
    for isDue in [true, false] {
      expectEqual(begun.next(isAnimated: true, isScrollToFocusDue: isDue), to: row.source)
      expectEqual(begun.next(isAnimated: false, isScrollToFocusDue: isDue), to: .none)
    }
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
