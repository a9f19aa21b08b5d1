import CoreGraphics

/// The predicted place of a bar with an announced keyboard, before the app has laid it out.
///
/// The app moves the bar some time in the turn of the announcement. A check at the end of the turn
/// is too late: newer systems commit before it, and the bar would start one to four frames before
/// the content. Only the notification's handler is sure to be in the bar's commit.
///
/// A bar rests on the keyboard or the safe area, and moves by the same distance.
struct BarExpectation: Sendable {
  private var measured: (top: CGFloat, keyboard: KeyboardInWindow)?
  private var expected: CGFloat?
  private var misses = 0

  /// The bar's top on the screen at the end of the last turn; nil without a bar.
  var measuredTop: CGFloat? { measured?.top }

  /// The predicted top on the screen; nil if the bar has to be measured.
  ///
  /// The app's layout may be late once. After two wrong predictions in a row, nothing is predicted
  /// until a prediction would have been right.
  var expectedTop: CGFloat? { misses < 2 ? expected : nil }

  /// Records the bar's top at the end of a turn; nil without a bar.
  mutating func measure(top: CGFloat?, keyboard: KeyboardInWindow) {
    if let expected, let top { misses = abs(top - expected) > 1 ? misses + 1 : 0 }
    expected = nil
    measured = top.map { ($0, keyboard) }
  }

  /// Predicts the bar's place with another keyboard, from its present vertical range on the screen.
  ///
  /// `line` returns the upper end of what the bar can rest on, on the screen; nil if unknown.
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
    // The app's own handler may have run first. A bar at the place predicted for the last
    // announcement of this turn has not moved for this one yet.
    let top = last.map { abs(bar.lowerBound - $0) <= 1 } == true ? measured.top : bar.lowerBound
    if abs(top - measured.top) > 1 {
      expected = top
    } else if before - top > 2 * height {
      // The bar rests on something else, such as a panel of the app that replaces the keyboard.
      expected = min(top, after - height)
    } else {
      expected = top + after - before
    }
  }
}
