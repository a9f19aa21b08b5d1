import CoreGraphics

/// The content offset from before the keyboard, and whether to restore it.
///
/// UIKit does not report the cause of a scroll. While the keyboard moves, and until a new focus is
/// revealed, a change that the coordinator did not make is attributed to UIKit, unless the user
/// scrolls. At any other time it is attributed to the user, and the offset is not restored.
struct OffsetMemory: Equatable, Sendable {
  private enum Phase: Equatable {
    /// No keyboard covers the view.
    case clear
    /// The content was at `before` when the keyboard came; `left` is the last known offset.
    case covered(before: CGFloat, left: CGFloat)
    /// The user has scrolled since then.
    case scrolledByUser
  }

  private var phase = Phase.clear

  /// Records the offset at which the keyboard begins to cover the view.
  mutating func keyboardCame(offset: CGFloat) {
    guard phase == .clear else { return }
    phase = .covered(before: offset, left: offset)
  }

  /// Records the offset that a look has read.
  mutating func found(offset: CGFloat, isSettling: Bool) {
    guard case .covered(let before, let left) = phase, abs(offset - left) > 0.5 else { return }
    phase = isSettling ? .covered(before: before, left: offset) : .scrolledByUser
  }

  /// Records the offset after a write of the coordinator.
  mutating func left(offset: CGFloat) {
    guard case .covered(let before, _) = phase else { return }
    phase = .covered(before: before, left: offset)
  }

  /// Ends the coverage, and returns the offset to restore, unless the user has scrolled.
  mutating func keyboardLeft() -> CGFloat? {
    defer { phase = .clear }
    guard case .covered(let before, _) = phase else { return nil }
    return before
  }
}
