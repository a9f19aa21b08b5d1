import Testing

@testable import KeyboardScrolling

struct ScrollSourceTests {
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
}
