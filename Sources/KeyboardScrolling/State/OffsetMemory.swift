import CoreGraphics

/// The content offset from before the keyboard, and whether to go back to it.
///
/// UIKit does not say who scrolled. While a keyboard moves, and until a new focus is revealed, a
/// foreign change of the offset is UIKit's, unless a finger scrolls. At any other time it is the
/// user's, and is not taken back.
struct OffsetMemory: Equatable, Sendable {
  private enum Phase: Equatable {
    /// No keyboard over the view.
    case clear
    /// The keyboard came while the content was at `before`; the coordinator left it at `left`.
    case covered(before: CGFloat, left: CGFloat)
    /// The user has scrolled since.
    case scrolledByUser
  }

  private var phase = Phase.clear

  /// The keyboard begins to cover the view.
  mutating func keyboardCame(offset: CGFloat) {
    guard phase == .clear else { return }
    phase = .covered(before: offset, left: offset)
  }

  /// A look finds the content somewhere.
  mutating func found(offset: CGFloat, isSettling: Bool) {
    guard case .covered(let before, let left) = phase, abs(offset - left) > 0.5 else { return }
    phase = isSettling ? .covered(before: before, left: offset) : .scrolledByUser
  }

  /// The coordinator leaves the content somewhere.
  mutating func left(offset: CGFloat) {
    guard case .covered(let before, _) = phase else { return }
    phase = .covered(before: before, left: offset)
  }

  /// The keyboard covers the view no longer.
  mutating func keyboardLeft() -> CGFloat? {
    defer { phase = .clear }
    guard case .covered(let before, _) = phase else { return nil }
    return before
  }
}
