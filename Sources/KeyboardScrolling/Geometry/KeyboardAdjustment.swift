import CoreGraphics

/// The coordinator's part of one inset, kept apart from the app's part.
///
/// Only this number is stored. The app's part, the baseline, is the rest of the inset found. So what
/// the app, a refresh control or a toolbar writes in between survives.
struct KeyboardAdjustment: Equatable, Sendable {
  /// The change that makes one inset right.
  struct Plan: Equatable, Sendable {
    /// The app's part, in points.
    let baseline: CGFloat
    /// The coordinator's part from now on, in points.
    let adjustment: CGFloat
    /// The part of the final inset that stands for the keyboard, in points.
    ///
    /// With ``KeyboardScrollCoordinator/BaselinePolicy/max`` that is the whole inset: the keyboard
    /// absorbs the baseline.
    let keyboardPart: CGFloat

    /// The final inset, in points.
    var inset: CGFloat { baseline + adjustment }
  }

  /// The part that is in the inset now, in points.
  private(set) var applied: CGFloat = 0
  /// The amount by which the baseline was below zero when the adjustment was applied, in points.
  ///
  /// With an inset of -34 and an adjustment of 336 the inset is 302, which is less than the
  /// adjustment although the app has not changed it.
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
    let adjustment: CGFloat
    switch policy {
    case .sum: adjustment = needed
    // A negative baseline, which cancels a safe area, is compensated; the result is never negative.
    case .max: adjustment = needed == 0 ? 0 : Self.length(needed - baseline)
    }
    return Plan(
      baseline: baseline,
      adjustment: adjustment,
      keyboardPart: policy == .sum ? adjustment : baseline + adjustment
    )
  }

  /// Zero for what is negative, and for the last digits of a subtraction: they are too small to be
  /// taken back.
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

  /// Drops the adjustment when the value found does not contain it any more.
  mutating func validate(found: CGFloat) {
    if !isContained(in: found) { applied = 0 }
  }

  private func isContained(in found: CGFloat) -> Bool {
    found >= applied - negativeBaseline - CGFloat.insetTolerance
  }
}

extension CGFloat {
  /// Lengths in points that differ by less are equal.
  ///
  /// Such a difference is invisible, and an equal write can stop a scroll that is under way.
  static let insetTolerance: CGFloat = 0.01

  /// Returns whether two lengths, in points, are equal within the tolerance.
  func isClose(to other: CGFloat) -> Bool {
    // Equal infinities have no difference to compare.
    self == other || (self - other).magnitude <= Self.insetTolerance
  }
}
