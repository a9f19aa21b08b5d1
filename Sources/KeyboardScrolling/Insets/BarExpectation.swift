import CoreGraphics

/// A prediction of where the app will move its bar, such as a composer, for an announced keyboard.
///
/// The app moves the bar some time after the announcement, in the same turn of the run loop. Newer
/// systems may commit before the turn's end: only a write in the notification's handler is sure to
/// be in the commit that moves the bar. A later write follows the bar one to four frames late.
///
/// A bar is assumed to rest on the keyboard or at the end of the safe area, whichever is higher; far
/// above both, on a panel of the app.
struct BarExpectation: Sendable {
  /// The bar's top at the last measurement, and the keyboard at whose line the bar rests.
  private var measured: (top: CGFloat, keyboard: KeyboardInWindow)?
  /// The predicted top, and the top before a movement with the keyboard.
  private var prediction: (top: CGFloat, start: CGFloat)?
  private var misses = 0

  /// The bar's top on the screen at the end of the last turn; nil without a bar.
  var measuredTop: CGFloat? { measured?.top }

  /// The predicted top on the screen; nil if the bar has to be measured.
  ///
  /// The app's layout may be late once. After two wrong predictions in a row, predictions are not
  /// used until one was right.
  var expectedTop: CGFloat? { misses < 2 ? prediction?.top : nil }

  /// Records the bar's range on the screen.
  ///
  /// A bar may only have become taller, down to its new line, for example in front of a panel that
  /// replaces the keyboard. Such a bar still rests at its former line. `restingLine` is that of
  /// ``predict(_:with:restingLine:)``.
  mutating func measure(
    _ bar: ClosedRange<CGFloat>?,
    with keyboard: KeyboardInWindow,
    restingLine: (KeyboardInWindow) -> CGFloat?
  ) {
    if let expected = prediction?.top, let bar {
      misses = abs(bar.lowerBound - expected) > 1 ? misses + 1 : 0
    }
    prediction = nil
    var keyboard = keyboard
    if let bar, let measured, measured.keyboard != keyboard,
      let line = restingLine(measured.keyboard), let newLine = restingLine(keyboard),
      bar.upperBound > newLine - 1
    {
      let moved = bar.lowerBound - measured.top
      if abs(moved) < abs(moved - newLine + line) { keyboard = measured.keyboard }
    }
    measured = bar.map { ($0.lowerBound, keyboard) }
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
    let last = prediction
    prediction = nil
    guard let measured, let line = restingLine(measured.keyboard),
      let newLine = restingLine(keyboard),
      // A bar whose top was below its resting line did not rest there.
      measured.top <= line + 1
    else { return }
    let height = bar.upperBound - bar.lowerBound
    var top = bar.lowerBound
    // This bar has moved only for an earlier announcement of the turn.
    if let last, abs(top - last.top) <= 1 { top = last.start }
    let (moved, distance) = (top - measured.top, newLine - line)
    // The app's own handler has already moved a bar that is nearer to its new place. Any other bar
    // has only been resized, for example for the quote of a reply.
    let isMoved = abs(moved - distance) < abs(moved)
    let start: CGFloat = isMoved ? top - distance : top
    // A bar far above the line rests on a panel of the app.
    let isOnPanel = !isMoved && line - top > 2 * height
    let end: CGFloat = isOnPanel ? min(top, newLine - height) : start + distance
    prediction = (end, start)
  }
}
