import CoreGraphics

/// Where a caret is, so that a move can be noticed.
enum CaretPosition: Equatable, Sendable {
  /// Between two characters of a text view, counted from the start, whose lines wrap at a width in
  /// points.
  ///
  /// Not its rectangle: the layout of a long text is estimated and corrected while one scrolls, and
  /// the caret would seem to move.
  /// https://blog.krzyzanowskim.com/2025/08/14/textkit-2-the-promised-land
  case character(Int, width: CGFloat)
  /// In points, in the coordinate space of a text input that is no text view.
  case rectangle(CGRect)
}
