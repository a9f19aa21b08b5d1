import CoreGraphics
import Foundation

/// The position of a caret, for detecting moves.
enum CaretPosition: Equatable, Sendable {
  /// A character index in a text view, and the width at which its lines wrap.
  ///
  /// It is not the caret's rectangle: UIKit estimates the layout of a long text and corrects it
  /// during scrolling, and the caret would seem to move.
  /// https://blog.krzyzanowskim.com/2025/08/14/textkit-2-the-promised-land
  case character(Int, width: CGFloat)
  /// A rectangle, in the coordinate space of a text input that is not a text view.
  case rectangle(CGRect)

  fileprivate func isSameCharacter(as other: CaretPosition) -> Bool {
    guard case .character(let index, _) = self, case .character(index, _) = other else {
      return false
    }
    return true
  }
}

/// The caret at the last check, and the time of its last move.
struct CaretMemory: Equatable, Sendable {
  /// The result of a check.
  enum Finding: Equatable, Sendable {
    case moves
    /// The caret had moved, and now rests elsewhere.
    case rests
    /// Lines wrap elsewhere, as in a rotated view, and nobody has moved the caret.
    case wraps
  }

  /// The time that a caret has to rest before it is revealed.
  ///
  /// A caret that the user is still moving is not followed.
  static let restDuration: TimeInterval = 0.1

  /// The position; nil while it is unknown.
  private var position: CaretPosition?
  /// The time of its last move; nil while it rests.
  private var lastMove: TimeInterval?

  /// Handles the position at a check; nil with a selection, which has no caret.
  mutating func found(_ found: CaretPosition?, at time: TimeInterval) -> Finding? {
    guard let found, let position else { return nil }
    if found != position {
      self.position = found
      guard !found.isSameCharacter(as: position) else { return .wraps }
      lastMove = time
      return .moves
    }
    // Timers may fire a little early.
    guard let lastMove, time > lastMove + Self.restDuration - 0.005 else { return nil }
    self.lastMove = nil
    return .rests
  }

  /// Stores a position without treating it as a move; nil without a caret.
  mutating func rests(at position: CaretPosition?) {
    (self.position, lastMove) = (position, nil)
  }
}
