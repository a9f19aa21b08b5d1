import CoreGraphics

/// The coordinator's part of one inset, the keyboard inset, kept apart from the app's part.
///
/// Only this number is stored. The rest of the inset found is the app's part, the baseline. So
/// changes by the app, a refresh control or a toolbar are kept.
struct KeyboardInset: Equatable, Sendable {
  /// How the baseline is combined with the keyboard.
  enum BaselinePolicy: Equatable, Sendable {
    /// Both count.
    case sum
    /// The larger one counts.
    case max
  }

  /// The parts of the new value of one inset.
  struct Parts: Equatable, Sendable {
    /// The app's part, in points.
    let baseline: CGFloat
    /// The coordinator's new part, in points.
    let keyboardInset: CGFloat
    /// The part of the final inset that represents the keyboard, in points.
    ///
    /// With ``BaselinePolicy/max`` that is the whole inset, because it includes the baseline.
    let keyboardPart: CGFloat

    /// The final inset, in points.
    var inset: CGFloat { baseline + keyboardInset }
  }

  /// The coordinator's part of the current inset, in points.
  private(set) var applied: CGFloat = 0
  /// The amount by which the baseline was below zero when the keyboard inset was applied, in points.
  ///
  /// With a baseline of -34 and a keyboard inset of 336 the inset is 302. It is less than the
  /// keyboard inset, although the app has not changed it.
  private var negativeBaseline: CGFloat = 0

  /// Returns the parts of the inset that an overlap needs.
  ///
  /// - Parameters:
  ///   - overlap: What is covered.
  ///   - systemInset: UIKit's part of the final inset, in points.
  ///   - found: The present inset, in points.
  ///   - policy: How the app's part is combined with ours.
  /// - Returns: The parts.
  func parts(
    _ overlap: KeyboardOverlap,
    _ systemInset: CGFloat,
    _ found: CGFloat,
    _ policy: BaselinePolicy
  ) -> Parts {
    let baseline = baseline(found: found)
    let needed = Self.length(overlap.height - systemInset)
    var keyboardInset = needed
    if policy == .max, needed > 0 {
      // A negative baseline, which cancels a safe area, is compensated; the result is never negative.
      keyboardInset = Self.length(needed - baseline)
    }
    return Parts(
      baseline: baseline,
      keyboardInset: keyboardInset,
      keyboardPart: policy == .sum ? keyboardInset : baseline + keyboardInset
    )
  }

  /// Returns zero for a negative difference, and for a rounding error, which is too small to be
  /// removed later.
  private static func length(_ difference: CGFloat) -> CGFloat {
    difference > CGFloat.insetTolerance ? difference : 0
  }

  /// Returns the app's part of an inset.
  func baseline(found: CGFloat) -> CGFloat {
    isContained(in: found) ? found - applied : found
  }

  /// Records that an inset was written.
  mutating func apply(_ parts: Parts) {
    applied = parts.keyboardInset
    negativeBaseline = max(0, -parts.baseline)
  }

  /// Drops the keyboard inset if the inset found no longer contains it, and returns whether it does so.
  @discardableResult
  mutating func validate(found: CGFloat) -> Bool {
    guard !isContained(in: found) else { return false }
    applied = 0
    return true
  }

  private func isContained(in found: CGFloat) -> Bool {
    applied == 0 || found >= applied - negativeBaseline - CGFloat.insetTolerance
  }
}
