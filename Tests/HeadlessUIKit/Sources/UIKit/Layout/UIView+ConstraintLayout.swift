// The layout of a view solves the view's island (see `LayoutBuilder`) if the constraints have
// changed. Frames are set from the top down: each view places its subviews in its own layout. Views
// whose subviews must move are marked for layout.
extension UIView {
  func solveConstraints() {
    layout.keyboardGuide?.trackKeyboard()
    let root = islandRoot
    if root.layout.solution == nil, !root.layout.isBeingSolved {
      root.solveIsland(layingOut: self, isFinal: true)
    }
    guard let solution = root.layout.solution else { return }
    if solution.isUnanimated {
      UIView.performWithoutAnimation { placeSubviews(solution) }
    } else {
      placeSubviews(solution)
    }
  }

  /// Solves stale islands around a view, so that layout begins at the views that must move.
  func solveAround() {
    var roots: [UIView] = []
    var candidate: UIView? = self
    while let view = candidate {
      let root = view.islandRoot
      if root !== self, root.layout.solution == nil, !root.layout.isBeingSolved {
        roots.append(root)
      }
      candidate = root.storedSuperview
    }
    for root in roots.reversed() { root.solveIsland(layingOut: nil, isFinal: false) }
  }

  /// - Parameters:
  ///   - view: The view that is being laid out and will place its subviews.
  ///   - isFinal: False if the surrounding frames are still old, which may cause a contradiction.
  private func solveIsland(layingOut view: UIView?, isFinal: Bool) {
    updateConstraintsOfIsland()
    layout.isBeingSolved = true
    defer { layout.isBeingSolved = false }
    do {
      let builder = try LayoutBuilder.solve(self, rootSize: .fixed)
      var solution = builder.solution
      for member in builder.members {
        guard let guide = member.layout.keyboardGuide, guide.startsUnanimated else { continue }
        solution.isUnanimated = true
        guide.startsUnanimated = false
      }
      layout.solution = solution
      for member in builder.members where member !== view {
        if member.hasToPlaceSubviews(solution) { member.setNeedsLayout() }
      }
    } catch {
      guard isFinal else { return }
      // A view without a size is too narrow for any contents; UIKit logs this and continues.
      precondition(bounds.isEmpty, error.description)
      layout.solution = LayoutSolution()
    }
  }

  private func updateConstraintsOfIsland() {
    for subview in storedSubviews where !subview.isIslandRoot {
      subview.updateConstraintsOfIsland()
    }
    updateOwnConstraints()
  }

  private func placeSubviews(_ solution: LayoutSolution) {
    for guide in layout.guides {
      guard let frame = solution.frames[ObjectIdentifier(guide)] else { continue }
      guide.storedFrame = frame
    }
    for subview in storedSubviews where !subview.layout.translatesAutoresizingMask {
      guard let frame = solution.frames[ObjectIdentifier(subview)] else { continue }
      subview.place(frame)
    }
    setContentSize(solution)
  }

  /// Sets the frame without changing a transform.
  private func place(_ frame: CGRect) {
    guard hasToMove(to: frame) else { return }
    if frame.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func hasToMove(to frame: CGRect) -> Bool {
    func differs(_ old: CGFloat, _ new: CGFloat) -> Bool { abs(old - new) > 1e-6 }
    return differs(bounds.width, frame.width) || differs(bounds.height, frame.height)
      || differs(center.x, frame.midX) || differs(center.y, frame.midY)
  }

  private func setContentSize(_ solution: LayoutSolution) {
    guard let scrollView = self as? UIScrollView, let size = constrainedContentSize(solution) else {
      return
    }
    layout.scrollContentGuide?.storedFrame = CGRect(origin: .zero, size: size)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func constrainedContentSize(_ solution: LayoutSolution) -> CGSize? {
    guard let scrollView = self as? UIScrollView,
      let solved = solution.contentSizes[ObjectIdentifier(self)]
    else { return nil }
    return CGSize(
      width: solved.width ?? scrollView.contentSize.width,
      height: solved.height ?? scrollView.contentSize.height
    )
  }

  private func hasToPlaceSubviews(_ solution: LayoutSolution) -> Bool {
    if let scrollView = self as? UIScrollView, let size = constrainedContentSize(solution),
      size != scrollView.contentSize
    {
      return true
    }
    for guide in layout.guides {
      if solution.frames[ObjectIdentifier(guide)] != guide.storedFrame { return true }
    }
    return storedSubviews.contains { subview in
      guard let frame = solution.frames[ObjectIdentifier(subview)] else { return false }
      return subview.hasToMove(to: frame)
    }
  }

  func fittingSize(
    _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfIsland()
    let wasBeingSolved = layout.isBeingSolved
    layout.isBeingSolved = true
    defer { layout.isBeingSolved = wasBeingSolved }
    do {
      let builder = try LayoutBuilder.solve(
        self, rootSize: .fitting(targetSize, horizontal: horizontal, vertical: vertical)
      )
      return builder.rootSizeFound
    } catch {
      fatalError(error.description)
    }
  }
}
