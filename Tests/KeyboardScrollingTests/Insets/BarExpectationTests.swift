import CoreGraphics
import Testing

@testable import KeyboardScrolling

/// A bar of 50 points above the home indicator of an iPhone 14, at 760, and a keyboard at 508.
@Suite("BarExpectation", .tags(.state))
struct BarExpectationTests {
  private static let hidden = KeyboardInWindow(outsideWindow: .hidden)

  private static let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
  private let shown = KeyboardInWindow(outsideWindow: .visible(keyboard, isLocal: true))

  private func line(_ keyboard: KeyboardInWindow) -> CGFloat? { keyboard.endFrame?.minY ?? 810 }

  private func measured(_ top: CGFloat = 760) -> BarExpectation {
    var bar = BarExpectation()
    bar.measure(top: top, keyboard: Self.hidden)
    return bar
  }

  @Test func `a bar moves as far as what is below it`() {
    var bar = measured()
    #expect(bar.expect(top: 760, with: shown, line: line) == 458)
    bar.measure(top: 458, keyboard: shown)
    #expect(bar.expect(top: 458, with: Self.hidden, line: line) == 760)
  }

  @Test func `a bar that the app has moved already is where it is`() {
    var bar = measured()
    #expect(bar.expect(top: 450, with: shown, line: line) == 450)
  }

  @Test func `nothing is expected before the first look, or of a bar below the line`() {
    var new = BarExpectation()
    #expect(new.expect(top: 760, with: shown, line: line) == nil)
    var below = measured(830)
    #expect(below.expect(top: 830, with: shown, line: line) == nil)
    var unknown = measured()
    #expect(unknown.expect(top: 760, with: shown) { _ in nil } == nil)
  }

  @Test func `a bar that is found elsewhere twice is only measured`() {
    var bar = measured()
    #expect(bar.expect(top: 760, with: shown, line: line) == 458)
    bar.measure(top: 700, keyboard: Self.hidden)
    #expect(bar.expect(top: 700, with: shown, line: line) == 398)
    bar.measure(top: 600, keyboard: Self.hidden)
    #expect(bar.expect(top: 600, with: shown, line: line) == nil)
  }

  @Test func `a bar that is found where it was expected is trusted again`() {
    var bar = measured()
    _ = bar.expect(top: 760, with: shown, line: line)
    bar.measure(top: 700, keyboard: Self.hidden)
    _ = bar.expect(top: 700, with: shown, line: line)
    bar.measure(top: 398, keyboard: shown)
    _ = bar.expect(top: 398, with: Self.hidden, line: line)
    bar.measure(top: 600, keyboard: Self.hidden)
    #expect(bar.expect(top: 600, with: shown, line: line) != nil)
  }
}
