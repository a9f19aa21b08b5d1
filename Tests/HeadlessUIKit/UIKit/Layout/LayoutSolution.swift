import CoreGraphics

/// The values of an island's constraints.
struct LayoutSolution {
  /// Where views and guides go, in the coordinate space of the superview or of the owning view.
  var frames: [ObjectIdentifier: CGRect] = [:]
  /// By scroll view; an axis that no constraint decides is nil.
  var contentSizes: [ObjectIdentifier: (width: CGFloat?, height: CGFloat?)] = [:]
  /// True for the first layout by a keyboard guide that was made too late (statement 159).
  var isUnanimated = false
}
