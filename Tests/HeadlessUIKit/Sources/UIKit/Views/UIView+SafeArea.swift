extension UIView {
  /// Handles a change of geometry that the safe area depends on.
  ///
  /// By default, the insets change at layout (S52), and at once only for views that enter a window
  /// (S190). An option makes all changes immediate.
  func invalidateSafeArea() {
    needsSafeArea = true
    setNeedsVisit()
    if HeadlessDevice.current.options.safeAreaTiming == .immediate { updateSafeArea() }
  }

  func updateSafeAreaUpwards() {
    if let superview = storedSuperview { superview.updateSafeAreaUpwards() }
    updateSafeArea()
  }

  func updateSafeAreaDownwards() {
    updateSafeArea()
    for subview in storedSubviews { subview.updateSafeAreaDownwards() }
  }

  func updateSafeArea() {
    guard needsSafeArea else { return }
    needsSafeArea = false
    // Apple does not support safe areas of transformed views (S224).
    if HeadlessDevice.current.options.keepsSafeAreaUnderTransform, !storedTransform.isIdentity,
      storedWindow != nil, storedSafeAreaInsets != .zero
    {
      return
    }
    let new = computeSafeArea()
    let old = storedSafeAreaInsets
    guard new != old else { return }
    storedSafeAreaInsets = new
    safeAreaDidChange(from: old)
    if layout.insetsMarginsFromSafeArea { marginsDidChange() }
    layoutInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
    setNeedsLayout()
    invalidateSafeAreaOfSubviews()
  }

  func invalidateSafeAreaOfSubviews() {
    for subview in storedSubviews { subview.invalidateSafeArea() }
  }

  /// The part of the superview's safe area that the view reaches (S50); never more than the
  /// superview's, however far the view extends past the superview (S213).
  private func computeSafeArea() -> UIEdgeInsets {
    guard storedWindow != nil else { return .zero }
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.safeAreaFromScreen
    } else if let superview = storedSuperview {
      let outer = superview.safeAreaForSubviews
      let frame = geometricFrame
      let bounds = superview.bounds
      insets = UIEdgeInsets(
        top: Self.reached(outer.top, pastEdge: bounds.minY - frame.minY),
        left: Self.reached(outer.left, pastEdge: bounds.minX - frame.minX),
        bottom: Self.reached(outer.bottom, pastEdge: frame.maxY - bounds.maxY),
        right: Self.reached(outer.right, pastEdge: frame.maxX - bounds.maxX)
      )
    }
    guard let controller = viewController else { return insets }
    return insets + controller.containerInsets + controller.additionalSafeAreaInsets
  }

  private static func reached(_ inset: CGFloat, pastEdge distance: CGFloat) -> CGFloat {
    max(0, min(inset, inset + distance))
  }
}
