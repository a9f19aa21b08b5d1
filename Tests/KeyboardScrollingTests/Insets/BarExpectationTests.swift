import CoreGraphics
import Testing

@testable import KeyboardScrolling

/// On an iPhone 14, a bar of 50 points begins at 760, above the home indicator; the keyboard begins
/// at 508.
struct BarExpectationTests {
  private static let hidden = KeyboardInWindow(outsideWindow: .hidden)

  private static let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
  fileprivate static func line(_ keyboard: KeyboardInWindow) -> CGFloat? {
    keyboard.endFrame?.minY ?? 810
  }

  private let shown = KeyboardInWindow(outsideWindow: .visible(keyboard, isLocal: true))

  private func measured(_ top: CGFloat = 760) -> BarExpectation {
    var bar = BarExpectation()
    bar.measure(top: top, keyboard: Self.hidden)
    return bar
  }

  @Test func `a bar is predicted to move with the keyboard's top, up and down`() {
    var bar = measured()
    expectEqual(bar.predict(top: 760, with: shown, restingLine: Self.line), to: 458)
    bar.measure(top: 458, keyboard: shown)
    expectEqual(bar.predict(top: 458, with: Self.hidden, restingLine: Self.line), to: 760)
    // This bar has not moved up with an announcement before.
    var onKeyboard = BarExpectation()
    onKeyboard.measure(top: 458, keyboard: shown)
    expectEqual(onKeyboard.predict(top: 458, with: Self.hidden, restingLine: Self.line), to: 760)
    expectEqual(onKeyboard.predict(top: 760, with: shown, restingLine: Self.line), to: 458)
  }

  @Test func `after a wrong, a right and a wrong prediction, a bar is predicted again`() {
    var bar = measured()
    _ = bar.predict(top: 760, with: shown, restingLine: Self.line)
    bar.measure(top: 700, keyboard: Self.hidden)
    _ = bar.predict(top: 700, height: 110, with: shown, restingLine: Self.line)
    bar.measure(top: 398, keyboard: shown)
    _ = bar.predict(top: 398, height: 110, with: Self.hidden, restingLine: Self.line)
    bar.measure(top: 600, keyboard: Self.hidden)
    #expect(bar.predict(top: 600, height: 110, with: shown, restingLine: Self.line) != nil)
  }

  /// The top that is measured after each of two predictions of 458, and whether another prediction
  /// follows.
  @Test(arguments: [(459, true), (457, true), (459.5, false), (456.5, false)] as [(CGFloat, Bool)])
  func `a prediction that is off by at most a point is treated as right`(
    _ row: (measured: CGFloat, isPredicted: Bool)
  ) {
    var bar = measured()
    for _ in 0..<2 {
      bar.measure(top: 760, keyboard: Self.hidden)
      _ = bar.predict(top: 760, with: shown, restingLine: Self.line)
      bar.measure(top: row.measured, keyboard: shown)
    }
    expectEqual(
      bar.predict(top: row.measured, with: Self.hidden, restingLine: Self.line) != nil,
      to: row.isPredicted
    )
  }

  @Test func `a bar whose height the app has changed still moves with the keyboard's top`() {
    var shorter = BarExpectation()
    shorter.measure(top: 700, keyboard: Self.hidden)
    expectEqual(shorter.predict(top: 760, with: shown, restingLine: Self.line), to: 458)
    // The second announcement of the turn follows the app's layout.
    expectEqual(shorter.predict(top: 458, with: shown, restingLine: Self.line), to: 458)
    // A bar that ends below the keyboard's top is treated as moved, not as resized.
    var taller = BarExpectation()
    taller.measure(top: 760, keyboard: Self.hidden)
    expectEqual(taller.predict(top: 458, height: 386, with: shown, restingLine: Self.line), to: 458)
  }

  @Test func `a bar that the app resizes before the announcement moves with the keyboard`() {
    // The bar ends at the lower edge of the screen.
    var bar = BarExpectation()
    bar.measure(top: 458, keyboard: shown)
    expectEqual(
      bar.predict(top: 398, height: 446, with: Self.hidden, restingLine: Self.line), to: 700
    )
    // The second announcement of the turn follows the app's layout.
    expectEqual(
      bar.predict(top: 700, height: 144, with: Self.hidden, restingLine: Self.line), to: 700
    )
    expectEqual(bar.predict(top: 700, height: 144, with: shown, restingLine: Self.line), to: 398)
  }

  @Test func `if a bar moves further than predicted, its next move is still predicted`() {
    var bar = measured()
    _ = bar.predict(top: 760, with: shown, restingLine: Self.line)
    for top in [458, 440, 420] as [CGFloat] { bar.measure(top: top, keyboard: shown) }
    expectEqual(bar.predict(top: 420, with: Self.hidden, restingLine: Self.line), to: 722)
  }

  /// The measured top, the current top, and the prediction.
  ///
  /// A bar may begin up to a point below the safe area's lower edge at 810. A bar that is nearer to
  /// its place on the keyboard than to its measured position is treated as moved.
  @Test(
    arguments: [
      (811, 811, 509), (811.5, 811.5, nil), (760, 761, 459), (760, 759, 457), (760, 720, 418),
      (760, 608, 608),
    ] as [(CGFloat, CGFloat, CGFloat?)]
  )
  func `a bar that the app has not moved is predicted`(
    _ row: (measured: CGFloat, top: CGFloat, expected: CGFloat?)
  ) {
    var bar = measured(row.measured)
    expectEqual(bar.predict(top: row.top, with: shown, restingLine: Self.line), to: row.expected)
  }

  /// A composer of 50 points on a panel as high as the keyboard, which replaces the panel.
  @Test func `a bar on a panel is predicted to be on the keyboard that replaces the panel`() {
    var bar = measured(458)
    expectEqual(bar.predict(top: 458, with: shown, restingLine: Self.line), to: 458)
    // These panels are less high than the keyboard. A bar at most twice its height above the line is
    // on no panel.
    for (top, expected) in [(600, 458), (709, 458), (710, 408)] as [(CGFloat, CGFloat)] {
      bar = measured(top)
      expectEqual(bar.predict(top: top, with: shown, restingLine: Self.line), to: expected)
    }
    // This panel replaces the keyboard.
    bar.measure(top: 458, keyboard: shown)
    bar.measure(top: 490, keyboard: Self.hidden)
    expectEqual(bar.predict(top: 490, with: shown, restingLine: Self.line), to: 458)
  }

  /// A panel of the app replaces the keyboard in front of the bar, which ends at the lower edge of
  /// the screen, and may grow meanwhile, for example for emoji.
  @Test(arguments: [458, 440] as [CGFloat])
  func `when the keyboard replaces a panel, a bar that rested on the panel is predicted to stay`(
    top: CGFloat
  ) {
    var bar = measured()
    bar.measure(top: 458, height: 386, keyboard: shown)
    let hide = bar.predict(top: 458, height: 386, with: Self.hidden, restingLine: Self.line)
    expectEqual(hide, to: 760)
    for top in [458, 458, top] {
      bar.measure(top: top, height: 844 - top, keyboard: Self.hidden)
    }
    let height = 844 - top
    let show = bar.predict(top: top, height: height, with: shown, restingLine: Self.line)
    expectEqual(show, to: top)
    bar.measure(top: top, height: height, keyboard: shown)
    let last = bar.predict(top: top, height: height, with: Self.hidden, restingLine: Self.line)
    expectEqual(last, to: top + 302)
  }

  /// The app moves its bar a turn after the announcement.
  @Test func `a bar that moves late rests on the keyboard`() {
    var bar = measured()
    _ = bar.predict(top: 760, with: shown, restingLine: Self.line)
    for top in [760, 458] as [CGFloat] { bar.measure(top: top, keyboard: shown) }
    expectEqual(bar.predict(top: 458, with: Self.hidden, restingLine: Self.line), to: 760)
  }

  /// The top at the second announcement of a turn, after a prediction of 458, and the next one.
  @Test(arguments: [(459, 458), (457, 458), (459.5, 459.5)] as [(CGFloat, CGFloat)])
  func `a bar within a point of its predicted top has moved for the earlier announcement`(
    _ row: (top: CGFloat, expected: CGFloat)
  ) {
    var bar = measured()
    _ = bar.predict(top: 760, with: shown, restingLine: Self.line)
    expectEqual(bar.predict(top: row.top, with: shown, restingLine: Self.line), to: row.expected)
  }

  @Test func `with a keyboard on which no bar rests, an earlier prediction of the turn is void`() {
    var bar = measured()
    _ = bar.predict(top: 760, with: shown, restingLine: Self.line)
    expectNil(bar.predict(top: 458, with: shown, restingLine: { _ in nil }))
  }
}

extension BarExpectation {
  fileprivate mutating func measure(
    top: CGFloat, height: CGFloat = 50, keyboard: KeyboardInWindow
  ) {
    measure(top...(top + height), with: keyboard, restingLine: BarExpectationTests.line)
  }

  fileprivate mutating func predict(
    top: CGFloat, height: CGFloat = 50, with keyboard: KeyboardInWindow,
    restingLine: (KeyboardInWindow) -> CGFloat?
  ) -> CGFloat? {
    predict(top...(top + height), with: keyboard, restingLine: restingLine)
    return expectedTop
  }
}
