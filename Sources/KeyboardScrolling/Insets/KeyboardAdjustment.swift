import CoreGraphics

/// The coordinator's part of one inset, kept apart from the app's part.
///
/// Only this number is stored. The rest of the inset found is the app's part, the baseline. So
/// changes by the app, a refresh control or a toolbar are kept.
struct KeyboardAdjustment: Equatable, Sendable {
  /// The parts of the new value of one inset.
  struct Plan: Equatable, Sendable {
    /// The app's part, in points.
    let baseline: CGFloat
    /// The coordinator's new part, in points.
    let adjustment: CGFloat
    /// The part of the final inset that represents the keyboard, in points.
    ///
    /// With ``KeyboardScrollCoordinator/BaselinePolicy/max`` that is the whole inset, because it
    /// includes the baseline.
    let keyboardPart: CGFloat

    /// The final inset, in points.
    var inset: CGFloat { baseline + adjustment }
  }

  /// The coordinator's part of the current inset, in points.
  private(set) var applied: CGFloat = 0
  /// The amount by which the baseline was below zero when the adjustment was applied, in points.
  ///
  /// With a baseline of -34 and an adjustment of 336 the inset is 302. It is less than the
  /// adjustment, although the app has not changed it.
  private var negativeBaseline: CGFloat = 0

  /// Plans the adjustment for an overlap.
  func plan(
    overlap: CGFloat,
    systemInset: CGFloat,
    found: CGFloat,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) -> Plan {
    let baseline = baseline(found: found)
    let needed = Self.length(overlap - systemInset)
    var adjustment = needed
    if policy == .max, needed > 0 {
      // A negative baseline, which cancels a safe area, is compensated; the result is never negative.
      adjustment = Self.length(needed - baseline)
    }
    return Plan(
      baseline: baseline,
      adjustment: adjustment,
      keyboardPart: policy == .sum ? adjustment : baseline + adjustment
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

  /// Records that an inset was written according to a plan.
  mutating func apply(_ plan: Plan) {
    applied = plan.adjustment
    negativeBaseline = max(0, -plan.baseline)
  }

  /// Drops the adjustment if the inset found no longer contains it, and returns whether it does so.
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
