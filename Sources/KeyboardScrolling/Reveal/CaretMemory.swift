import CoreGraphics
import Foundation

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

/// The caret at the last look, and since when it has been there.
struct CaretMemory: Equatable, Sendable {
  /// What a look has found.
  enum Finding: Equatable, Sendable {
    /// It has left its place.
    case moves
    /// It had moved, and now rests elsewhere.
    case rests
  }

  /// The time that a caret has to stay in place before it is revealed, in seconds.
  ///
  /// A caret that the user is still moving is not followed.
  static let restDuration: TimeInterval = 0.1

  /// Nil while nothing is known about the caret.
  private var position: CaretPosition?
  /// The time of its last move, in seconds; nil while it rests.
  private var lastMove: TimeInterval?

  /// Handles the position that a look has found; nil with a selection, which has no caret.
  mutating func found(_ found: CaretPosition?, at time: TimeInterval) -> Finding? {
    guard let found, let position else { return nil }
    if found != position {
      (self.position, lastMove) = (found, time)
      return .moves
    }
    // Timers may fire a little early.
    guard let lastMove, time > lastMove + Self.restDuration - 0.005 else { return nil }
    self.lastMove = nil
    return .rests
  }

  /// Takes a position over without treating it as a move; nil without a caret.
  mutating func rests(at position: CaretPosition?) {
    (self.position, lastMove) = (position, nil)
  }
}
