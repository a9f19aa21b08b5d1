// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

extension UIView {
  /// The geometry that the safe area depends on changed.
  ///
  /// The insets change at layout, not at once (statement 52), unless the device's option differs.
  /// Only views that enter a window get them at once (statement 190).
  func safeAreaIsStale() {
    needsSafeArea = true
    setNeedsVisit()
    if HeadlessDevice.current.options.safeAreaTiming == .immediate { updateSafeArea() }
  }

  func updateSafeAreaUpwards() {
    if let superview = storedSuperview { superview.updateSafeAreaUpwards() }
    updateSafeArea()
  }

  /// The view has come into a window, or the window has been shown.
  func updateSafeAreaDownwards() {
    updateSafeArea()
    for subview in storedSubviews { subview.updateSafeAreaDownwards() }
  }

  func updateSafeArea() {
    guard needsSafeArea else { return }
    needsSafeArea = false
    // Apple does not support safe areas of transformed views (statement 224).
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
    subviewsSafeAreaIsStale()
  }

  func subviewsSafeAreaIsStale() {
    for subview in storedSubviews { subview.safeAreaIsStale() }
  }

  /// Only the part of the superview's safe area that the view reaches counts (statement 50), and
  /// never more than the superview has, however far the view extends past it (statement 213).
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
