import CoreGraphics

/// Where a caret is, told apart from where it was.
enum CaretPlace: Equatable, Sendable {
  /// Between two letters of a text view, counted from the start, whose lines wrap at a width in points.
  ///
  /// Not its rectangle: a long text is laid out by estimates that are corrected while one scrolls, and
  /// the caret would seem to move.
  /// https://blog.krzyzanowskim.com/2025/08/14/textkit-2-the-promised-land
  case letter(Int, width: CGFloat)
  /// In points, in the coordinate space of a text input that has no such numbers.
  case rectangle(CGRect)
}
