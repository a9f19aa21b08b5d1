import CoreGraphics

/// The writes that make one scroll view right, and the state once they are done.
struct InsetPlan: Equatable, Sendable {
  /// Why the insets are what they will be.
  var reason: KeyboardScrollCoordinator.Adjustment.Reason
  /// The edge whose insets are written.
  var edge: KeyboardOverlap.Edge
  /// By how much the content inset changes, in points; zero where it is right.
  var contentChange: CGFloat = 0
  /// By how much the scroll indicator inset changes, in points; zero where it is right.
  var indicatorChange: CGFloat = 0
  /// The content inset that the plan was made for, in points.
  var contentInsetFound: CGFloat = 0
  /// The vertical content offset that goes with the inset, in points; nil leaves it to UIKit.
  var contentOffset: CGFloat?
  /// The system inset that the plan is based on, in points.
  var systemInset: CGFloat = 0
  /// True when another plan follows at the other edge: the view was turned over.
  var isFirstOfTwo = false
  /// The state once the plan is carried out.
  var next: InsetState

  /// True when nothing is to be written.
  var isEmpty: Bool { contentChange == 0 && indicatorChange == 0 && contentOffset == nil }

  /// True when the offset has to be written before the inset.
  ///
  /// An inset that shrinks makes UIKit clamp the offset at once. Written first, the offset is in range
  /// and nothing is clamped. An inset that grows makes room for the offset.
  var writesOffsetFirst: Bool { contentChange < 0 }
}
