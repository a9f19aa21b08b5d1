import CoreGraphics

/// The writes for one scroll view, and the state after them.
struct InsetPlan: Equatable, Sendable {
  let reason: Adjustment.Reason
  var contentChange: CGFloat = 0
  var indicatorChange: CGFloat = 0
  var contentOffset: CGFloat?
  /// True if the content goes back to its chosen place with the keyboard inset of that time.
  var goesBack = false
  /// True if the plan restores a keyboard inset that the app has overwritten.
  var isRestoration = false
  var newState: InsetState

  var edge: VerticalEdge { newState.edge }

  var isEmpty: Bool { contentChange == 0 && indicatorChange == 0 && contentOffset == nil }

  /// When an inset shrinks, UIKit clamps the offset, so an offset in the new range is written first.
  var writesOffsetFirst: Bool { contentChange < 0 }

  func wouldMoveScrolledContent(_ snapshot: ScrollSnapshot) -> Bool {
    guard snapshot.isScrolledByUserOrApp, contentChange < 0 else { return false }
    // At any change of an inset, UIKit clamps content beyond either end.
    let metrics = snapshot.metrics.changed(at: edge, by: contentChange)
    return !metrics.isInRange(metrics.bounds.minY)
  }
}
