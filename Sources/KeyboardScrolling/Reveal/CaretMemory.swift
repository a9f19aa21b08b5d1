import Foundation

/// The number of characters before the caret at the last check, and the time of the caret's last
/// move.
///
/// A comparison of rectangles would find moves of a caret at rest: UIKit estimates the layout of a
/// long text, and corrects the layout during scrolling. A custom editor may not be able to measure a
/// caret outside the visible part.
/// https://blog.krzyzanowskim.com/2025/08/14/textkit-2-the-promised-land
/// https://github.com/simonbs/Runestone/issues/377
struct CaretMemory: Equatable, Sendable {
  enum Finding: Equatable, Sendable {
    case moves
    /// The caret has moved, and now rests.
    case rests
  }

  /// The time for which a caret must rest before it is revealed: content does not follow a caret
  /// that the user is moving.
  static let restDuration: TimeInterval = 0.1

  private var position: Int?
  private var lastMove: TimeInterval?

  /// Handles the position at a check; `found` is nil without a caret, as with a selection.
  mutating func check(_ found: Int?, at time: TimeInterval) -> Finding? {
    guard let found else { return nil }
    guard let position else {
      position = found
      return nil
    }
    if found != position {
      self.position = found
      lastMove = time
      return .moves
    }
    // Timers may fire a little early.
    guard let lastMove, time > lastMove + Self.restDuration - 0.005 else { return nil }
    self.lastMove = nil
    return .rests
  }

  /// Stores a position without a move; nil without a caret, as with a selection: then the next
  /// caret to be found has not moved either.
  mutating func reset(to position: Int?) { (self.position, lastMove) = (position, nil) }
}
