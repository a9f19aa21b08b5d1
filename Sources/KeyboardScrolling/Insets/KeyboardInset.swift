import CoreGraphics
import Foundation

/// The coordinator's part of one inset, and the limit on writes of that inset.
///
/// The rest of the inset, the baseline, belongs to the app: the coordinator keeps what the app, a
/// refresh control or a toolbar changes.
struct KeyboardInset: Equatable, Sendable {
  private(set) var keyboardInset: CGFloat = 0
  /// The app's part when the keyboard inset was added.
  private(set) var baseline: CGFloat = 0
  var limit = WriteLimit()

  var inset: CGFloat { baseline + keyboardInset }

  /// Adapts the inset to an overlap, from the present inset (`found`) and the inset that UIKit adds
  /// (`reading`).
  ///
  /// Returns the change, zero if the limit on writes is reached, and the keyboard inset that the
  /// overlap needs or, with ``BaselinePolicy/max``, the whole inset.
  mutating func clear(
    _ overlap: KeyboardOverlap,
    found: CGFloat,
    reading: CGFloat,
    policy: BaselinePolicy,
    at time: TimeInterval
  ) -> (change: CGFloat, keyboardPart: CGFloat) {
    dropIfOverwritten(by: found)
    var new = clearing(overlap, systemInset: reading, found: found, policy: policy)
    // The write limit does not apply to the removal of the inset.
    if !new.inset.isClose(to: found), overlap.height > 0 {
      let isLarger = new.inset > found
      guard let systemInset = limit.countWrite(reading: reading, isLarger: isLarger, at: time)
      else { return (0, new.keyboardPart(policy)) }
      new = clearing(overlap, systemInset: systemInset, found: found, policy: policy)
    }
    // Don't record a difference too small to write: many such differences would add up.
    guard !new.inset.isClose(to: found) else { return (0, new.keyboardPart(policy)) }
    restore(new)
    return (new.inset - found, new.keyboardPart(policy))
  }

  /// Takes over another inset, but not its limit on writes.
  mutating func restore(_ other: KeyboardInset) {
    (keyboardInset, baseline) = (other.keyboardInset, other.baseline)
  }

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
