import CoreGraphics

/// The predicted place of a bar with an announced keyboard, before the app has laid out the bar.
///
/// The app moves the bar some time in the turn of the announcement. A check at the turn's end is
/// too late: newer systems commit earlier, and the bar would start one to four frames before the
/// content. Only a write in the notification's handler is sure to be in the bar's commit.
///
/// A bar is assumed to rest on the keyboard or at the end of the safe area, whichever is higher.
struct BarExpectation: Sendable {
  private var measured: (top: CGFloat, height: CGFloat, keyboard: KeyboardInWindow)?
  private var expected: CGFloat?
  private var misses = 0

  /// The bar's top on the screen at the end of the last turn; nil without a bar.
  var measuredTop: CGFloat? { measured?.top }

  /// The predicted top on the screen; nil if the bar has to be measured.
  ///
  /// The app's layout may be late once. After two wrong predictions in a row, nothing is predicted
  /// until a prediction would have been right.
  var expectedTop: CGFloat? { misses < 2 ? expected : nil }

  mutating func measure(top: CGFloat?, height: CGFloat, keyboard: KeyboardInWindow) {
    if let expected, let top { misses = abs(top - expected) > 1 ? misses + 1 : 0 }
    expected = nil
    measured = top.map { ($0, height, keyboard) }
  }

  /// Predicts the bar's place with a new keyboard, from the bar's present vertical range on the
  /// screen.
  ///
  /// `line` returns the position on the screen on which the bar can rest with a keyboard; nil if
  /// unknown.
  mutating func expect(
    _ bar: ClosedRange<CGFloat>,
    with keyboard: KeyboardInWindow,
    line: (KeyboardInWindow) -> CGFloat?
  ) {
    let last = expected
    expected = nil
    guard let measured, let before = line(measured.keyboard),
      let after = line(keyboard),
      // A bar that begins below the line does not rest on it.
      measured.top <= before + 1
    else { return }
    let height = bar.upperBound - bar.lowerBound
    // A bar that the app has resized on its line has not moved with the keyboard. But a bar that
    // ends below the line, for example at the screen's lower edge, is also resized as it moves.
    let isOnLine = abs(measured.top + measured.height - before) <= 1
    let start = isOnLine ? measured.top + measured.height - height : measured.top
    // The app's own handler may have moved the bar already. But if the bar is where an earlier
    // announcement of this turn predicted it, the bar has not moved for the present announcement.
    let top = last.map { abs(bar.lowerBound - $0) <= 1 } == true ? start : bar.lowerBound
    if abs(top - measured.top) > 1, abs(top - start) > 1 {
      expected = top
    } else if before - top > 2 * height {
      // The bar does not rest on the keyboard but, for example, on a panel of the app.
      expected = min(top, after - height)
    } else {
      expected = top + after - before
    }
  }
}
