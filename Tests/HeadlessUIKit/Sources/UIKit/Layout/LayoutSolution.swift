struct LayoutSolution {
  /// In the coordinate space of the superview or the owning view.
  var frames: [ObjectIdentifier: CGRect] = [:]
  /// By scroll view; an axis is nil if no constraint decides it.
  var contentSizes: [ObjectIdentifier: (width: CGFloat?, height: CGFloat?)] = [:]
  /// True if layout applies the solution without animation: the first one with a keyboard guide that
  /// was made during an animation (S159).
  var isUnanimated = false
}
