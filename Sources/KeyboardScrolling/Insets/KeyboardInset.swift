import CoreGraphics

/// The coordinator's part of one inset.
///
/// The rest of the inset, the baseline, belongs to the app: the coordinator keeps what the app, a
/// refresh control or a toolbar changes.
struct KeyboardInset: Equatable, Sendable {
  private(set) var keyboardInset: CGFloat = 0
  /// The app's part when the keyboard inset was added.
  private(set) var baseline: CGFloat = 0

  var inset: CGFloat { baseline + keyboardInset }

  /// Returns the inset that an overlap needs, from the present inset (`found`), which contains the
  /// keyboard inset (``dropIfOverwritten(by:)``), and the inset that UIKit adds (`systemInset`).
  func clearing(
    _ overlap: KeyboardOverlap,
    systemInset: CGFloat,
    found: CGFloat,
    policy: BaselinePolicy
  ) -> KeyboardInset {
    let baseline = found - self.keyboardInset
    let needed = Self.length(overlap.height - systemInset)
    // A negative baseline cancels a safe area: the keyboard inset has to make up for it.
    let keyboardInset = policy == .max && needed > 0 ? Self.length(needed - baseline) : needed
    return KeyboardInset(keyboardInset: keyboardInset, baseline: baseline)
  }

  /// Returns the keyboard inset or, with ``BaselinePolicy/max``, the whole inset.
  func keyboardPart(_ policy: BaselinePolicy) -> CGFloat { policy == .sum ? keyboardInset : inset }

  /// Returns the difference; zero if it is negative, or too small for a later update to remove.
  private static func length(_ difference: CGFloat) -> CGFloat {
    difference > CGFloat.insetTolerance ? difference : 0
  }

  /// Returns whether the present inset no longer contains the keyboard inset.
  func isOverwritten(by found: CGFloat) -> Bool {
    // With a baseline of -34 and a keyboard inset of 336, the inset is 302: less than the keyboard
    // inset, although the app has not changed it.
    keyboardInset != 0 && found < keyboardInset + min(0, baseline) - CGFloat.insetTolerance
  }

  /// Drops a keyboard inset that the present inset no longer contains; returns whether it did.
  @discardableResult
  mutating func dropIfOverwritten(by found: CGFloat) -> Bool {
    guard isOverwritten(by: found) else { return false }
    keyboardInset = 0
    return true
  }
}
