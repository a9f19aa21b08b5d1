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

  @Test func `a bar is predicted to move with the covering edge`() {
    var bar = measured()
    expectEqual(bar.expect(top: 760, with: shown, line: line), to: 458)
    bar.measure(top: 458, keyboard: shown)
    expectEqual(bar.expect(top: 458, with: Self.hidden, line: line), to: 760)
  }

  @Test func `a right prediction between two wrong ones keeps a bar predicted`() {
    var bar = measured()
    _ = bar.expect(top: 760, with: shown, line: line)
    bar.measure(top: 700, keyboard: Self.hidden)
    _ = bar.expect(top: 700, with: shown, line: line)
    bar.measure(top: 398, keyboard: shown)
    _ = bar.expect(top: 398, with: Self.hidden, line: line)
    bar.measure(top: 600, keyboard: Self.hidden)
    #expect(bar.expect(top: 600, with: shown, line: line) != nil)
  }

  /// The top that is measured after each of two predictions of 458, and whether another prediction
  /// follows.
  @Test(arguments: [(459, true), (457, true), (459.5, false), (456.5, false)] as [(CGFloat, Bool)])
  func `a prediction off by at most a point is right`(
    _ row: (found: CGFloat, trusted: Bool)
  ) {
    var bar = measured()
    for _ in 0..<2 {
      bar.measure(top: 760, keyboard: Self.hidden)
      _ = bar.expect(top: 760, with: shown, line: line)
      bar.measure(top: row.found, keyboard: shown)
    }
    expectEqual(bar.expect(top: row.found, with: Self.hidden, line: line) != nil, to: row.trusted)
  }

  @Test func `a bar that moves on after its prediction is predicted again`() {
    var bar = measured()
    _ = bar.expect(top: 760, with: shown, line: line)
    for top in [458, 440, 420] as [CGFloat] { bar.measure(top: top, keyboard: shown) }
    expectEqual(bar.expect(top: 420, with: Self.hidden, line: line), to: 722)
  }

  /// The measured top, the current top, and the prediction.
  ///
  /// A bar may begin up to a point below the safe area's end at 810. A movement of up to a point
  /// does not count as the app's.
  @Test(
    arguments: [
      (811, 811, 509), (811.5, 811.5, nil), (760, 761, 459), (760, 759, 457), (760, 761.5, 761.5),
      (760, 758.5, 758.5),
    ] as [(CGFloat, CGFloat, CGFloat?)]
  )
  func `a bar within a point of its measured position is predicted`(
    _ row: (measured: CGFloat, top: CGFloat, expected: CGFloat?)
  ) {
    var bar = measured(row.measured)
    expectEqual(bar.expect(top: row.top, with: shown, line: line), to: row.expected)
  }

  /// A composer of 50 points on a panel that the keyboard, which is as high, replaces.
  @Test func `a bar on a panel stays in place when the keyboard shows`() {
    var bar = measured(458)
    bar.expect(458...508, with: shown, line: line)
    expectEqual(bar.expectedTop, to: 458)
    // The panel is lower than the keyboard.
    bar.measure(top: 600, keyboard: Self.hidden)
    bar.expect(600...650, with: shown, line: line)
    expectEqual(bar.expectedTop, to: 458)
  }

  @Test
  func `a bar that moved down with the last announcement is predicted to move up again`() {
    var bar = BarExpectation()
    bar.measure(top: 458, keyboard: shown)
    expectEqual(bar.expect(top: 458, with: Self.hidden, line: line), to: 760)
    expectEqual(bar.expect(top: 760, with: shown, line: line), to: 458)
  }
}

extension BarExpectation {
  fileprivate mutating func expect(
    top: CGFloat,
    with keyboard: KeyboardInWindow,
    line: (KeyboardInWindow) -> CGFloat?
  ) -> CGFloat? {
    expect(top...max(top + 50, 810), with: keyboard, line: line)
    return expectedTop
  }
}
