import CoreGraphics

/// The coordinator's part of an inset, and the arithmetic that keeps it apart from the app's.
///
/// Only this number is remembered. The app's part, the baseline, is whatever is found beside it, so
/// what the app, a refresh control or a tool bar writes in between survives.
struct KeyboardShare: Equatable, Sendable {
  /// The change that makes one inset right.
  struct Plan: Equatable, Sendable {
    /// The app's part, in points.
    let baseline: CGFloat
    /// The coordinator's part from now on, in points.
    let share: CGFloat

    /// The part of the inset to end with that stands for the keyboard, in points.
    ///
    /// With ``KeyboardScrollCoordinator/BaselinePolicy/max`` that is all of it: the baseline and the
    /// keyboard take turns.
    let keyboardPart: CGFloat

    /// The inset to end with, in points.
    var inset: CGFloat { baseline + share }
  }

  /// The part that was added to the inset and not yet taken back, in points.
  private(set) var applied: CGFloat = 0
  /// The part of a negative baseline that hides in the share: an inset of -34 and a share of 336 make
  /// 302, which is less than the share without anybody having touched it.
  private var debt: CGFloat = 0

  /// Plans the share for an overlap.
  ///
  /// - Parameters:
  ///   - overlap: The covered height, in points.
  ///   - contribution: What UIKit adds to the inset by itself, in points: safe area, tab bar, the
  ///     keyboard in a table view controller. Counting it twice leaves a gap as tall as the home
  ///     indicator.
  ///   - found: The inset as it is now, in points.
  ///   - policy: What becomes of a baseline.
  /// - Returns: The share that makes up for the rest of the overlap, never negative.
  func plan(
    overlap: CGFloat,
    contribution: CGFloat,
    found: CGFloat,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) -> Plan {
    let baseline = baseline(found: found)
    let needed = max(0, overlap - contribution)
    let share: CGFloat
    switch policy {
    case .sum: share = needed
    // A negative baseline, which cancels a safe area, is made up for; the share is never negative.
    case .max: share = needed == 0 ? 0 : max(0, needed - baseline)
    }
    return Plan(
      baseline: baseline,
      share: share,
      keyboardPart: policy == .sum ? share : baseline + share
    )
  }

  /// Returns the app's part of an inset.
  ///
  /// - Parameter found: The inset as it is now, in points. Less than the share means that somebody
  ///   assigned an absolute value, and that is the new baseline.
  /// - Returns: The part without the share, in points.
  func baseline(found: CGFloat) -> CGFloat {
    isContained(in: found) ? found - applied : found
  }

  /// Takes note that an inset was written according to a plan.
  mutating func apply(_ plan: Plan) {
    applied = plan.share
    debt = max(0, -plan.baseline)
  }

  /// Takes note that the value found no longer holds the share.
  mutating func settle(found: CGFloat) {
    if !isContained(in: found) { applied = 0 }
  }

  private func isContained(in found: CGFloat) -> Bool {
    found >= applied - debt - CGFloat.insetTolerance
  }
}

extension CGFloat {
  /// Insets closer than this are the same: a difference nobody sees is not worth a write, and an
  /// equal write can stop a scroll that is under way.
  static let insetTolerance: CGFloat = 0.01
}
