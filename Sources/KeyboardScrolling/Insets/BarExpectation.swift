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
  private var surprises = 0

  /// Records the top of the bar at the end of a turn, in points, on the screen; nil without a bar.
  mutating func measure(top: CGFloat?, keyboard: KeyboardInWindow) {
    if let expected, let top { surprises = abs(top - expected) > 1 ? surprises + 1 : 0 }
    expected = nil
    measured = top.map { ($0, keyboard) }
  }

  /// Returns the top of the bar that is expected with another keyboard, in points, on the screen; nil
  /// if the bar was last found elsewhere twice, and has to be measured.
  ///
  /// The line is the upper end of what can be below the bar with a keyboard, on the screen; nil if that
  /// is not known.
  mutating func expect(
    top: CGFloat,
    with keyboard: KeyboardInWindow,
    line: (KeyboardInWindow) -> CGFloat?
  ) -> CGFloat? {
    guard let measured, let before = line(measured.keyboard),
      let after = line(keyboard),
      // A bar that begins below the line does not ride on it.
      measured.top <= before + 1
    else { return nil }
    // The app's own handler may have run first.
    let hasMoved = abs(top - measured.top) > 1
    let place = hasMoved ? top : top + after - before
    expected = place
    // The app's layout may be late once. A bar that rides again is expected again.
    return surprises < 2 ? place : nil
  }
}
