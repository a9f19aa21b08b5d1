public import UIKit

extension KeyboardScrollCoordinator {
  /// A report of one update of a scroll view: the values read, the changes, and the reason.
  ///
  /// Print it to find out, for example, why an inset is 302 or why nothing scrolled. An adjustment
  /// retains no view, so an app can store it.
  public struct Adjustment: Sendable {
    /// The scroll view, held weakly; nil after it was deallocated.
    public internal(set) weak var scrollView: UIScrollView?
    /// The event that triggered the update.
    public let trigger: Trigger
    /// The outcome of the reveal of the first responder.
    public let reveal: Reveal
    /// The coordinator's part of the content inset after the update, in points.
    public let keyboardInset: CGFloat
    let coverage: KeyboardCoverage
    let edge: VerticalEdge
    let before: Values
    let after: Values
  }
}

extension KeyboardScrollCoordinator.Adjustment {
  /// The inset that UIKit adds at the edge of the keyboard, in points, read before the update: the
  /// safe area, bars, or the keyboard in a table view controller.
  ///
  /// Zero for a view without a window or after the end of its management.
  public var systemInset: CGFloat { coverage.systemInset }

  /// The reason for the inset.
  public var reason: Reason { coverage.reason }

  /// The keyboard's placement; hidden also before the first keyboard notification, or if the view
  /// has no window.
  public var placement: KeyboardScrollCoordinator.Placement { coverage.keyboard.placement }

  /// The keyboard's
  /// [end frame](https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey),
  /// in points, in the screen's coordinate space; nil after a hide notification, before any
  /// notification, or without a window.
  public var endFrameInScreen: CGRect? { coverage.keyboard.endFrame }

  /// The height that the keyboard or the bar covers, in points; zero also for a view that does not
  /// scroll.
  public var overlap: CGFloat { coverage.overlap.height }

  /// The content inset before the update, in points.
  public var contentInsetBefore: UIEdgeInsets { before.contentInset }

  /// The content inset after the update, in points.
  public var contentInsetAfter: UIEdgeInsets { after.contentInset }

  /// The vertical scroll indicator insets before the update, in points.
  public var verticalScrollIndicatorInsetsBefore: UIEdgeInsets { before.indicatorInsets }

  /// The vertical scroll indicator insets after the update, in points.
  public var verticalScrollIndicatorInsetsAfter: UIEdgeInsets { after.indicatorInsets }

  /// The content offset before the update, in points; for a list that the coordinator scrolls with
  /// animation, the scroll's destination.
  public var contentOffsetBefore: CGPoint { before.contentOffset }

  /// The content offset after the update, in points; for a list that the coordinator scrolls with
  /// animation, the scroll's destination.
  public var contentOffsetAfter: CGPoint { after.contentOffset }

  /// True if the update changed an inset, or the content offset by more than UIKit's rounding to a
  /// pixel.
  public var didChange: Bool { !after.isSame(as: before) }

  struct Values: Sendable {
    let contentInset: UIEdgeInsets
    let indicatorInsets: UIEdgeInsets
    let contentOffset: CGPoint
    let pixel: CGFloat

    @MainActor
    init(of scrollView: UIScrollView, destination: CGFloat?) {
      contentInset = scrollView.contentInset
      indicatorInsets = scrollView.verticalScrollIndicatorInsets
      let offset = scrollView.contentOffset
      contentOffset = CGPoint(x: offset.x, y: destination ?? offset.y)
      pixel = scrollView.window?.pixel ?? 1
    }

    func isSame(as other: Values) -> Bool {
      contentInset == other.contentInset && indicatorInsets == other.indicatorInsets
        && contentOffset.x.isSameOffset(as: other.contentOffset.x, pixel: pixel)
        && contentOffset.y.isSameOffset(as: other.contentOffset.y, pixel: pixel)
    }
  }
}

extension KeyboardScrollCoordinator.Adjustment: CustomStringConvertible {
  /// The adjustment in one line: trigger, reason, arithmetic, changes and reveal.
  public var description: String {
    let name = edge == .top ? "upper content inset" : "content inset"
    let insets = [contentInsetBefore[edge], contentInsetAfter[edge]].map(\.inReport)
    let offsets = [contentOffsetBefore.y, contentOffsetAfter.y].map(\.inReport)
    return "\(trigger): \(reason), keyboard \(placement), "
      + "overlap \(overlap.inReport) − \(systemInset.inReport) by UIKit, "
      + "keyboard inset \(keyboardInset.inReport); "
      + "\(name) \(insets[0]) → \(insets[1]), offset \(offsets[0]) → \(offsets[1]); "
      + "reveal: \(reveal)"
  }
}

extension CGFloat {
  var inReport: String {
    let hundredths = (self * 100).rounded() / 100
    // `Int(exactly:)` returns nil for infinity, NaN and huge numbers.
    return Int(exactly: hundredths).map(String.init) ?? "\(hundredths)"
  }
}
