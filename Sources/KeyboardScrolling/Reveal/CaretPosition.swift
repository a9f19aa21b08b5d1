import CoreGraphics

/// The position of a caret, for detecting moves.
enum CaretPosition: Equatable, Sendable {
  /// A character index in a text view, and the width at which its lines wrap, in points.
  ///
  /// It is not the caret's rectangle: UIKit estimates the layout of a long text and corrects it
  /// during scrolling, and the caret would seem to move.
  /// https://blog.krzyzanowskim.com/2025/08/14/textkit-2-the-promised-land
  case character(Int, width: CGFloat)
  /// A rectangle, in points, in the coordinate space of a text input that is not a text view.
  case rectangle(CGRect)
}
