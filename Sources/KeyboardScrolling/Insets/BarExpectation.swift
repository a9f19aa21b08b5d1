import CoreGraphics

/// A prediction of where the app will move its bar, such as a composer, for an announced keyboard.
///
/// The app moves the bar some time after the announcement, in the same turn of the run loop. Newer
/// systems may commit before the turn's end: only a write in the notification's handler is sure to
/// be in the commit that moves the bar. A later write follows the bar one to four frames late.
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
  /// The app's layout may be late once. After two wrong predictions in a row, predictions are not
  /// used until one was right.
  var expectedTop: CGFloat? { misses < 2 ? expected : nil }

  mutating func measure(top: CGFloat?, height: CGFloat, keyboard: KeyboardInWindow) {
    if let expected, let top { misses = abs(top - expected) > 1 ? misses + 1 : 0 }
    expected = nil
    measured = top.map { ($0, height, keyboard) }
  }

  /// Predicts the bar's top with a new keyboard; `bar` is the bar's present range on the screen.
  ///
  /// `restingLine` returns the position on the screen at which the bar's lower edge can rest with a
  /// keyboard; nil if unknown.
  mutating func predict(
    _ bar: ClosedRange<CGFloat>,
    with keyboard: KeyboardInWindow,
    restingLine: (KeyboardInWindow) -> CGFloat?
  ) {
    let last = expected
    expected = nil
    guard let measured, let line = restingLine(measured.keyboard),
      let newLine = restingLine(keyboard),
      // A bar whose top was below its resting line did not rest there.
      measured.top <= line + 1
    else { return }
    let height = bar.upperBound - bar.lowerBound
    // `start` is the top before a movement with the keyboard. If a bar with its lower edge on the
    // line was resized, only its top has moved. A bar that ends below the line, for example at the
    // screen's lower edge, changes its height only while it moves.
    let isOnLine = abs(measured.top + measured.height - line) <= 1
    let start = isOnLine ? measured.top + measured.height - height : measured.top
    // The app's own handler may have moved the bar already. But a bar at `last`, the top predicted
    // for an earlier announcement of this turn, has moved only for that announcement.
    let top = last.map { abs(bar.lowerBound - $0) <= 1 } == true ? start : bar.lowerBound
    if abs(top - measured.top) > 1, abs(top - start) > 1 {
      expected = top
    } else if line - top > 2 * height {
      // The bar rests far above the line, for example on a panel of the app.
      expected = min(top, newLine - height)
    } else {
      expected = top + newLine - line
    }
  }
}
