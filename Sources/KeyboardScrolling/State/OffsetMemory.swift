import CoreGraphics

/// The content offset from before the keyboard, and whether it may still come back.
///
/// Nobody says who scrolled. An offset that is not where the coordinator left it was moved by UIKit
/// while an announced keyboard moves, or until the turn after a new focus, unless a finger scrolls; and
/// by the user at any other time. What the user chose is not taken back.
struct OffsetMemory: Equatable, Sendable {
  private enum Phase: Equatable {
    /// No keyboard over the view.
    case clear
    /// The keyboard came while the content was at `before`; the coordinator left it at `left`.
    case covered(before: CGFloat, left: CGFloat)
    /// The user scrolled since.
    case overruled
  }

  private var phase = Phase.clear

  /// The keyboard begins to cover the view.
  mutating func keyboardCame(offset: CGFloat) {
    guard phase == .clear else { return }
    phase = .covered(before: offset, left: offset)
  }

  /// An update finds the content somewhere.
  ///
  /// - Parameters:
  ///   - offset: The vertical content offset, in points.
  ///   - isSettling: True while UIKit itself may scroll to the focus.
  mutating func found(offset: CGFloat, isSettling: Bool) {
    guard case .covered(let before, let left) = phase, abs(offset - left) > 0.5 else { return }
    phase = isSettling ? .covered(before: before, left: offset) : .overruled
  }

  /// An update leaves the content somewhere.
  mutating func left(offset: CGFloat) {
    guard case .covered(let before, _) = phase else { return }
    phase = .covered(before: before, left: offset)
  }

  /// The keyboard covers the view no longer.
  ///
  /// - Returns: The vertical content offset to go back to, in points; nil when the user chose
  ///   another.
  mutating func keyboardLeft() -> CGFloat? {
    defer { phase = .clear }
    guard case .covered(let before, _) = phase else { return nil }
    return before
  }
}
