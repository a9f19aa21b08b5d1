import CoreGraphics

/// The place at which a bar is expected with an announced keyboard, before the app has laid it out.
///
/// A bar takes its place some time in the turn of the announcement. A look at the end of the turn is
/// too late: newer systems commit before it, and the bar would begin to move one to four frames
/// before the content. Only the handler of the notification is sure to be in the same commit.
///
/// A bar rides on what is below it, so it moves as far as that.
struct BarExpectation: Sendable {
  private var measured: (top: CGFloat, keyboard: KeyboardInWindow)?
  private var expected: CGFloat?
  /// The number of wrong expectations in a row.
  private var misses = 0

  /// The top at the end of the last turn, in points, on the screen; nil without a bar.
  var measuredTop: CGFloat? { measured?.top }

  /// The top that is expected, in points, on the screen; nil if the bar has to be measured.
  ///
  /// After two misses in a row nothing is expected until an expectation would have been right. The app's
  /// layout may be late once.
  var expectedTop: CGFloat? { misses < 2 ? expected : nil }

  /// Records the top of the bar at the end of a turn, in points, on the screen; nil without a bar.
  mutating func measure(top: CGFloat?, keyboard: KeyboardInWindow) {
    if let expected, let top { misses = abs(top - expected) > 1 ? misses + 1 : 0 }
    expected = nil
    measured = top.map { ($0, keyboard) }
  }

  /// Expects the bar at the place that goes with another keyboard.
  ///
  /// - Parameters:
  ///   - bar: The vertical range of the bar as it is, in points, on the screen.
  ///   - keyboard: The keyboard.
  ///   - line: Returns the upper end of what can be below the bar with a keyboard, on the screen; nil if
  ///     that is not known.
  mutating func expect(
    _ bar: ClosedRange<CGFloat>,
    with keyboard: KeyboardInWindow,
    line: (KeyboardInWindow) -> CGFloat?
  ) {
    let last = expected
    expected = nil
    guard let measured, let before = line(measured.keyboard),
      let after = line(keyboard),
      // A bar that begins below the line does not ride on it.
      measured.top <= before + 1
    else { return }
    let height = bar.upperBound - bar.lowerBound
    // The app's own handler may have run first. A bar where the last announcement of the same turn was
    // expected to put it has not moved for this one.
    let top = last.map { abs(bar.lowerBound - $0) <= 1 } == true ? measured.top : bar.lowerBound
    if abs(top - measured.top) > 1 {
      expected = top
    } else if before - top > 2 * height {
      // The bar stands on something else, such as a panel of the app in place of the keyboard.
      expected = min(top, after - height)
    } else {
      expected = top + after - before
    }
  }
}
