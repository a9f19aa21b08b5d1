public import UIKit

extension KeyboardScrollCoordinator {
  /// A report of one update of a scroll view: the values read, the changes, and the reason.
  ///
  /// Print it to find out why the inset is 302, or why nothing scrolled. An adjustment keeps no view
  /// alive, so an app may store as many as it needs.
  public struct Adjustment: Sendable {
    private let report: UpdateReport

    init(_ report: UpdateReport) {
      self.report = report
    }
  }
}

extension KeyboardScrollCoordinator.Adjustment {
  /// The scroll view, held weakly; nil after it was deallocated.
  public var scrollView: UIScrollView? { report.scrollView }

  /// The event that triggered the update.
  public var trigger: Trigger { Trigger(report.trigger) }

  /// The outcome of the reveal.
  public var reveal: Reveal { Reveal(report.reveal) }

  /// The inset that UIKit adds by itself, in points: the safe area, bars, or the keyboard in a
  /// table view controller.
  public var systemInset: CGFloat { report.coverage.systemInset }

  /// The coordinator's part of the content inset after the update, in points.
  public var keyboardInset: CGFloat { report.keyboardInset }

  /// The reason for the inset.
  public var reason: Reason { Reason(report.coverage.reason) }

  /// The keyboard's placement; hidden also while it is unknown, or the view has no window.
  public var placement: KeyboardScrollCoordinator.Placement {
    KeyboardScrollCoordinator.Placement(report.coverage.keyboard.placement)
  }

  /// The keyboard's end frame, in points, in the screen's coordinate space; nil after a hide
  /// notification, while it is unknown, and for a view without a window.
  public var endFrameInScreen: CGRect? { report.coverage.keyboard.endFrame }

  /// The covered height including the bar, in points; zero when nothing is covered, or when the
  /// view is not adjusted for the keyboard at all.
  public var overlap: CGFloat { report.coverage.overlap.height }

  /// The content inset before the update, in points.
  public var contentInsetBefore: UIEdgeInsets { report.before.contentInset }

  /// The content inset after the update, in points.
  public var contentInsetAfter: UIEdgeInsets { report.after.contentInset }

  /// The vertical scroll indicator insets before the update, in points.
  public var verticalScrollIndicatorInsetsBefore: UIEdgeInsets { report.before.indicatorInsets }

  /// The vertical scroll indicator insets after the update, in points.
  public var verticalScrollIndicatorInsetsAfter: UIEdgeInsets { report.after.indicatorInsets }

  /// The content offset before the update, in points; for a list that scrolls with animation, the
  /// offset at the end of that scroll.
  public var contentOffsetBefore: CGPoint { report.before.contentOffset }

  /// The content offset after the update, in points; for a list that scrolls with animation, the
  /// offset at the end of that scroll.
  public var contentOffsetAfter: CGPoint { report.after.contentOffset }

  /// True if the update changed an inset or the content offset.
  ///
  /// Two offsets are the same if they are at most a pixel of the screen apart: UIKit rounds them.
  public var didChange: Bool { report.didChange }
}

extension KeyboardScrollCoordinator.Adjustment: CustomStringConvertible {
  /// The adjustment in one line: trigger, reason, arithmetic, changes and reveal.
  public var description: String {
    let edge = report.edge
    let name = edge == .top ? "upper content inset" : "content inset"
    let insets = [contentInsetBefore[edge], contentInsetAfter[edge]].map(\.inReport)
    let offsets = [contentOffsetBefore.y, contentOffsetAfter.y].map(\.inReport)
    return "\(trigger): \(reason), keyboard \(placement), "
      + "overlap \(overlap.inReport) − \(systemInset.inReport) by UIKit, "
      + "adjustment \(keyboardInset.inReport); "
      + "\(name) \(insets[0]) → \(insets[1]), offset \(offsets[0]) → \(offsets[1]); "
      + "reveal: \(reveal)"
  }
}

extension CGFloat {
  /// The number with at most two decimals.
  var inReport: String {
    let hundredths = (self * 100).rounded() / 100
    // Whole numbers are printed without decimals. `Int` has no infinity, no NaN and no huge numbers.
    return Int(exactly: hundredths).map(String.init) ?? "\(hundredths)"
  }
}
