extension UIView {
  /// Marks the path from the topmost superview to this view for a layout pass.
  func setNeedsVisit() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsVisit || current === self {
      current.subtreeNeedsVisit = true
      view = current.storedSuperview
    }
  }

  /// Lays out from the topmost superview in an unbroken chain of superviews that need layout, like
  /// the layer tree
  /// (https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()).
  func layOutFromTop() {
    updateSafeAreaUpwards()
    solveAround()
    var root = self
    // A view may lay itself out to determine its content size while the views around it are being
    // solved. Those views wait for the size (S243).
    while let superview = root.storedSuperview, superview.needsLayout,
      !superview.islandRoot.layout.isBeingSolved
    { root = superview }
    // A subview's layout may mark its superview again (a stack view whose label grew). Real layouts
    // end after two or three passes; a hundred is a loop in the views' code.
    for _ in 0..<100 where root.subtreeNeedsVisit { root.visitForLayout() }
  }

  /// Lays out this view and its descendants, but no superviews that need layout.
  func layOutSubtree() {
    for _ in 0..<100 where subtreeNeedsVisit { visitForLayout() }
  }

  private func visitForLayout() {
    subtreeNeedsVisit = false
    updateSafeArea()
    if needsLayout {
      needsLayout = false
      let controller = viewController
      controller?.willLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    // The loop uses a copy, because layout may add and remove views.
    for subview in storedSubviews where subview.subtreeNeedsVisit {
      guard subview.storedSuperview === self else { continue }
      subview.visitForLayout()
    }
    if storedSubviews.contains(where: \.subtreeNeedsVisit) || needsLayout {
      subtreeNeedsVisit = true
    }
  }
}
