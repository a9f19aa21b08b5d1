public import UIKit

extension KeyboardScrollCoordinator {
  /// A report of one update of a scroll view: the values read, the changes, and the reason.
  ///
  /// Print it to find out why the inset is 302, or why nothing scrolled. An adjustment keeps no view
  /// alive, so an app may store as many as it needs.
  public struct Adjustment: Sendable {
    /// The scroll view, held weakly; nil after it was deallocated.
    public private(set) weak var scrollView: UIScrollView?
    /// The event that triggered the update.
    public let trigger: Trigger
    /// The reason for the inset.
    public let reason: Reason
    /// The outcome of the reveal.
    public let reveal: Reveal
    /// The keyboard's placement; hidden also while it is unknown, or the view has no window.
    public let placement: Placement
    /// The keyboard's end frame, in points, in the screen's coordinate space; nil after a hide
    /// notification, while it is unknown, and for a view without a window.
    public let endFrameInScreen: CGRect?
    /// The covered height including the bar, in points; zero when nothing is covered, or when the
    /// view is not adjusted for the keyboard at all.
    public let overlap: CGFloat
    /// The inset that UIKit adds by itself, in points: the safe area, bars, or the keyboard in a
    /// table view controller.
    public let systemInset: CGFloat
    /// The coordinator's part of the content inset after the update, in points.
    public let keyboardAdjustment: CGFloat
    /// The edge whose insets contain the adjustment.
    let edge: KeyboardOverlap.Edge
    /// The content inset before the update, in points.
    public let contentInsetBefore: UIEdgeInsets
    /// The content inset after the update, in points.
    public let contentInsetAfter: UIEdgeInsets
    /// The vertical scroll indicator insets before the update, in points.
    public let verticalScrollIndicatorInsetsBefore: UIEdgeInsets
    /// The vertical scroll indicator insets after the update, in points.
    public let verticalScrollIndicatorInsetsAfter: UIEdgeInsets
    /// The content offset before the update, in points; for a list that scrolls with animation, the
    /// offset at the end of that scroll.
    public let contentOffsetBefore: CGPoint
    /// The content offset after the update, in points; for a list that scrolls with animation, the
    /// offset at the end of that scroll.
    public let contentOffsetAfter: CGPoint

    /// True if the update changed an inset or the content offset.
    public var didChange: Bool {
      contentInsetBefore != contentInsetAfter
        || verticalScrollIndicatorInsetsBefore != verticalScrollIndicatorInsetsAfter
        || contentOffsetBefore != contentOffsetAfter
    }
  }
}

extension KeyboardScrollCoordinator.Adjustment {
  /// Creates a report of an update; nil if the scroll view was deallocated.
  @MainActor
  init?(
    _ update: ManagedScrollView.Update,
    of entry: ManagedScrollView,
    trigger: Trigger,
    reveal: Reveal
  ) {
    guard let scrollView = entry.scrollView else { return nil }
    self.init(
      scrollView: scrollView,
      trigger: trigger,
      reason: update.coverage.reason,
      reveal: reveal,
      placement: update.coverage.placement,
      endFrameInScreen: update.coverage.endFrameInScreen,
      overlap: update.coverage.overlap.height,
      systemInset: update.systemInset,
      keyboardAdjustment: entry.state.content.applied,
      edge: entry.state.edge,
      contentInsetBefore: update.contentInsetBefore,
      contentInsetAfter: scrollView.contentInset,
      verticalScrollIndicatorInsetsBefore: update.indicatorInsetsBefore,
      verticalScrollIndicatorInsetsAfter: scrollView.verticalScrollIndicatorInsets,
      contentOffsetBefore: update.contentOffsetBefore,
      contentOffsetAfter: entry.contentOffset(of: scrollView)
    )
  }
}

extension KeyboardScrollCoordinator.Adjustment: CustomStringConvertible {
  /// The adjustment in one line: trigger, reason, arithmetic, changes and reveal.
  public var description: String {
    let name = edge == .top ? "upper content inset" : "content inset"
    let insets = [contentInsetBefore[edge], contentInsetAfter[edge]].map(\.reported)
    let offsets = [contentOffsetBefore.y, contentOffsetAfter.y].map(\.reported)
    return "\(trigger): \(reason), keyboard \(placement), "
      + "overlap \(overlap.reported) − \(systemInset.reported) by UIKit, "
      + "adjustment \(keyboardAdjustment.reported); "
      + "\(name) \(insets[0]) → \(insets[1]), offset \(offsets[0]) → \(offsets[1]); "
      + "reveal: \(reveal)"
  }
}

extension CGFloat {
  /// The number with at most two decimals.
  var reported: String {
    let hundredths = (self * 100).rounded() / 100
    // An integer is printed without decimals. Larger numbers, infinity and NaN are no `Int`.
    return Int(exactly: hundredths).map(String.init) ?? "\(hundredths)"
  }
}
