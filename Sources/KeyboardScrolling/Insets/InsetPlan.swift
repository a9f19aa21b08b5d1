import CoreGraphics

/// The writes for one scroll view, and the state after them.
struct InsetPlan: Equatable, Sendable {
  var reason: Adjustment.Reason
  var edge: VerticalEdge
  /// The change of the content inset; zero if it is already right.
  var contentChange: CGFloat = 0
  /// The change of the scroll indicator inset; zero if it is already right.
  var indicatorChange: CGFloat = 0
  /// The content inset that the plan is based on.
  var contentInsetFound: CGFloat = 0
  /// The vertical content offset to write with the inset; nil if UIKit sets it.
  var contentOffset: CGFloat?
  /// True if the content goes back to where the user or the app has put it.
  var goesBack = false
  /// True if an assignment of the app dropped the keyboard inset, which the plan restores at once.
  var isRestoration = false
  /// The system inset that the plan is based on.
  var systemInset: CGFloat = 0
  /// The state after the plan is carried out.
  var next: InsetState

  var isEmpty: Bool { contentChange == 0 && indicatorChange == 0 && contentOffset == nil }

  /// True when the offset has to be written before the inset.
  ///
  /// When an inset shrinks, UIKit clamps the offset at once; an offset that is written first is
  /// already in range. When an inset grows, the offset needs the larger range.
  var writesOffsetFirst: Bool { contentChange < 0 }

  /// Returns whether removing the keyboard inset would move content that the user is scrolling.
  func wouldMoveContentUnderFinger(
    _ snapshot: ScrollSnapshot,
    covered: KeyboardOverlap
  ) -> Bool {
    guard snapshot.isTouchedOrJustLetGo, contentChange < 0 else { return false }
    // UIKit clamps at any change of an inset, even content that is pulled beyond its other end.
    let metrics = snapshot.metrics(covered: covered).changed(at: edge, by: contentChange)
    return !metrics.isInRange(metrics.bounds.minY)
  }
}
