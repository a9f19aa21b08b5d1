public import UIKit

extension KeyboardScrollCoordinator {
  /// A report of one update of a scroll view: what was read, what changed, and why.
  ///
  /// Print it to answer "why is the inset 302?" or "why did it not scroll?" without stepping through
  /// UIKit. An adjustment retains its ``scrollView``, and with it the view's whole hierarchy: keep the
  /// description rather than the value.
  public struct Adjustment: Sendable {
    /// The scroll view, held strongly.
    public let scrollView: UIScrollView
    /// What triggered the update.
    public let trigger: Trigger
    /// Why the inset is what it is.
    public let reason: Reason
    /// The outcome of the reveal.
    public let reveal: Reveal
    /// Where the keyboard comes to rest; hidden also while that is unknown, or the view has no window.
    public let placement: Placement
    /// The keyboard's end frame, in points, in the screen's coordinate space; nil after a hide
    /// notification, while it is unknown, and for a view without a window.
    public let endFrameInScreen: CGRect?
    /// The covered height, in points, with the bar; zero when nothing is covered, and for a view that
    /// gets no adjustment whatever covers it.
    public let overlap: CGFloat
    /// The part of the overlap that UIKit clears by itself, in points: safe area, bars, the keyboard in
    /// a table view controller.
    public let systemInset: CGFloat
    /// The coordinator's part of the content inset after the update, in points.
    public let keyboardAdjustment: CGFloat
    /// The edge whose insets hold the adjustment.
    let edge: KeyboardOverlap.Edge
    /// The content inset before the update, in points.
    public let contentInsetBefore: UIEdgeInsets
    /// The content inset after the update, in points.
    public let contentInsetAfter: UIEdgeInsets
    /// The vertical scroll indicator insets before the update, in points.
    public let verticalScrollIndicatorInsetsBefore: UIEdgeInsets
    /// The vertical scroll indicator insets after the update, in points.
    public let verticalScrollIndicatorInsetsAfter: UIEdgeInsets
    /// The content offset before the update, in points; for a list that is on its way, the offset that
    /// it is scrolled to.
    public let contentOffsetBefore: CGPoint
    /// The content offset after the update, in points; for a list that is on its way, the offset that
    /// it is scrolled to.
    public let contentOffsetAfter: CGPoint

    /// True when the update changed anything.
    public var didChange: Bool {
      contentInsetBefore != contentInsetAfter
        || verticalScrollIndicatorInsetsBefore != verticalScrollIndicatorInsetsAfter
        || contentOffsetBefore != contentOffsetAfter
    }
  }
}

extension KeyboardScrollCoordinator.Adjustment {
  /// Creates a report of an update; nil when the scroll view is gone.
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
  /// One line: trigger and reason, the arithmetic, the change, the reveal.
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
