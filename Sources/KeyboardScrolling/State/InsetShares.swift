import CoreGraphics

/// The coordinator's part of the two insets at one edge of a scroll view.
struct InsetShares: Equatable, Sendable {
  /// What there is, before anything is written.
  struct Reading: Equatable, Sendable {
    /// The covered height, in points.
    var overlap: CGFloat
    /// What UIKit adds to the content inset by itself, in points.
    var contribution: CGFloat
    /// What UIKit adds to the scroll indicator insets for display, in points.
    var indicatorContribution: CGFloat
    /// The content inset, in points.
    var contentInset: CGFloat
    /// The scroll indicator inset, in points.
    var indicatorInset: CGFloat
    /// In points.
    var safeArea: CGFloat
    /// In points.
    var bounds: CGSize
    /// In points.
    var contentSize: CGSize
    var settings: ContributionMemory.Settings
  }

  /// What is to be written, and what holds once it is.
  struct Plan: Equatable, Sendable {
    /// By how much the content inset changes, in points; zero where it is right.
    var contentChange: CGFloat
    /// By how much the scroll indicator inset changes, in points; zero where it is right.
    var indicatorChange: CGFloat
    /// What UIKit was reckoned to add to the content inset, in points.
    var contribution: CGFloat
    /// The part of the content inset to end with that stands for the keyboard, in points.
    var keyboardPart: CGFloat
    /// The shares from now on.
    var shares: InsetShares
  }

  private(set) var content = KeyboardShare()
  private var indicator = KeyboardShare()
  private var contributions = ContributionMemory()

  /// Plans the writes that make both insets right.
  ///
  /// - Parameters:
  ///   - reading: What there is.
  ///   - policy: What becomes of the app's own insets.
  /// - Returns: The writes; none where the difference could not be seen.
  func plan(
    for reading: Reading,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) -> Plan {
    var shares = self
    let contribution = shares.settledContribution(reading, policy: policy)
    let content = shares.content.change(
      of: reading.contentInset,
      overlap: reading.overlap,
      contribution: contribution,
      policy: policy
    )
    let indicator = shares.indicator.change(
      of: reading.indicatorInset,
      overlap: reading.overlap,
      contribution: reading.indicatorContribution,
      policy: policy
    )
    return Plan(
      contentChange: content.change,
      indicatorChange: indicator.change,
      contribution: contribution,
      keyboardPart: content.keyboardPart,
      shares: shares
    )
  }

  /// Takes note that the scroll indicator inset was written according to a plan.
  mutating func applyIndicator(_ plan: Plan) {
    indicator = plan.shares.indicator
  }

  /// Takes note that the content inset was written according to a plan.
  mutating func applyContent(_ plan: Plan) {
    content = plan.shares.content
    contributions = plan.shares.contributions
  }

  private mutating func settledContribution(
    _ reading: Reading,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) -> CGFloat {
    content.settle(found: reading.contentInset)
    let plan = content.plan(
      overlap: reading.overlap,
      contribution: reading.contribution,
      found: reading.contentInset,
      policy: policy
    )
    return contributions.contribution(
      reading.contribution,
      for: ContributionMemory.Situation(
        overlap: reading.overlap,
        bounds: reading.bounds,
        contentSize: reading.contentSize,
        safeArea: reading.safeArea,
        baseline: plan.baseline,
        settings: reading.settings
      ),
      share: plan.share,
      applied: content.applied
    )
  }
}

extension KeyboardShare {
  /// Takes note of the change that makes an inset right.
  ///
  /// A change too small to be written is not taken note of either: many of them would add up to a
  /// share that the inset does not hold.
  ///
  /// - Returns: By how much the inset is to change, and the part of it that stands for the keyboard, in
  ///   points.
  fileprivate mutating func change(
    of found: CGFloat,
    overlap: CGFloat,
    contribution: CGFloat,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) -> (change: CGFloat, keyboardPart: CGFloat) {
    settle(found: found)
    let plan = plan(overlap: overlap, contribution: contribution, found: found, policy: policy)
    let change = plan.inset - found
    guard abs(change) > CGFloat.insetTolerance else { return (0, plan.keyboardPart) }
    apply(plan)
    return (change, plan.keyboardPart)
  }
}
