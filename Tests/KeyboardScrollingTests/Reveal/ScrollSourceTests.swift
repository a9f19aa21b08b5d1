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

  private func expect(
    _ steps: [(event: ScrollToFocus.Event, isTurnRequested: Bool, isDue: Bool)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var times = ScrollToFocus()
    for step in steps {
      let isTurnRequested = times.handle(step.event)
      #expect(
        isTurnRequested == step.isTurnRequested, "\(step.event)", sourceLocation: sourceLocation
      )
      #expect(times.isDue == step.isDue, "\(step.event)", sourceLocation: sourceLocation)
    }
  }

  @Test func `UIKit may scroll between a focus and its announcement, and one turn later`() {
    expect([
      (.editingBegan(isVisible: false), false, true),
      (.announced(Self.keyboard), true, false),
      // The main queue may run in the announcement's own turn, or in the next turn.
      (.turnEnded, false, false),
      (.turnBegan, false, true),
      (.turnEnded, false, false),
    ])
  }

  @Test func `a repeated frame causes no scroll by UIKit, but a different frame does`() {
    expect([
      (.announced(Self.keyboard), true, false),
      (.announced(Self.keyboard), false, false),
      (.announced(Self.shorter), true, false),
      (.announced(nil), true, false),
    ])
  }

  @Test func `UIKit does not scroll to a visible focus`() {
    expect([
      (.editingBegan(isVisible: true), false, false),
      (.announced(Self.keyboard), true, false),
      (.turnBegan, false, true),
    ])
  }

  @Test func `after a focus without a keyboard, UIKit may scroll until the end of the turn`() {
    expect([(.editingBegan(isVisible: false), false, true), (.turnEnded, false, false)])
  }
}
