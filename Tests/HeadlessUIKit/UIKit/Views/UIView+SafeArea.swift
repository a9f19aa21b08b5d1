// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

extension UIView {
  /// The geometry that the safe area depends on changed.
  ///
  /// The insets follow at layout, not at once (behaviour B4.2, statement 52), unless the device
  /// says otherwise. They are known at once only of what comes into a window (statement 190).
  func headlessSafeAreaIsStale() {
    headlessNeedsSafeArea = true
    headlessAskForVisit()
    if HeadlessDevice.current.options.safeAreaTiming == .immediate { headlessUpdateSafeArea() }
  }

  func headlessUpdateSafeAreaUpwards() {
    if let superview = headlessSuperview { superview.headlessUpdateSafeAreaUpwards() }
    headlessUpdateSafeArea()
  }

  /// The view has come into a window, or the window has been shown.
  func headlessUpdateSafeAreaDownwards() {
    headlessUpdateSafeArea()
    for subview in headlessSubviews { subview.headlessUpdateSafeAreaDownwards() }
  }

  func headlessUpdateSafeArea() {
    guard headlessNeedsSafeArea else { return }
    headlessNeedsSafeArea = false
    let new = headlessComputeSafeArea()
    let old = headlessSafeAreaInsets
    guard new != old else { return }
    headlessSafeAreaInsets = new
    headlessSafeAreaDidChange(from: old)
    if headlessLayout.insetsMarginsFromSafeArea { headlessMarginsDidChange() }
    headlessLayoutInsetsDidChange()
    headlessViewController?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
    setNeedsLayout()
    headlessSubviewsSafeAreaIsStale()
  }

  func headlessSubviewsSafeAreaIsStale() {
    for subview in headlessSubviews { subview.headlessSafeAreaIsStale() }
  }

  /// Only the part of the superview's safe area that the view reaches counts (statement 50).
  private func headlessComputeSafeArea() -> UIEdgeInsets {
    guard headlessWindow != nil else { return .zero }
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.headlessSafeAreaFromScreen
    } else if let superview = headlessSuperview {
      let outer = superview.headlessSafeAreaForSubviews
      let frame = headlessFrame
      let bounds = superview.bounds
      insets = UIEdgeInsets(
        top: max(0, bounds.minY + outer.top - frame.minY),
        left: max(0, bounds.minX + outer.left - frame.minX),
        bottom: max(0, frame.maxY - (bounds.maxY - outer.bottom)),
        right: max(0, frame.maxX - (bounds.maxX - outer.right))
      )
      // An edge without safe area gives none, however far the view reaches beyond it.
      if outer.top == 0 { insets.top = 0 }
      if outer.left == 0 { insets.left = 0 }
      if outer.bottom == 0 { insets.bottom = 0 }
      if outer.right == 0 { insets.right = 0 }
    }
    guard let controller = headlessViewController else { return insets }
    return insets + controller.headlessContainerInsets + controller.additionalSafeAreaInsets
  }
}
