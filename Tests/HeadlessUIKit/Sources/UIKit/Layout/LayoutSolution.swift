struct LayoutSolution {
  /// In the coordinate space of the superview or the owning view.
  var frames: [ObjectIdentifier: CGRect] = [:]
  /// By scroll view; an axis is nil if no constraint decides it.
  var contentSizes: [ObjectIdentifier: (width: CGFloat?, height: CGFloat?)] = [:]
  /// True for the first layout with a keyboard guide made during an animation: frames do not animate
  /// (S159).
  var isUnanimated = false
}
