extension UIView {
  var marginsWithSafeArea: NSDirectionalEdgeInsets {
    var margins = ownMargins
    guard layout.insetsMarginsFromSafeArea else { return margins }
    let safeArea = directionalInsets(safeAreaInsets)
    margins.top += safeArea.top
    margins.leading += safeArea.leading
    margins.bottom += safeArea.bottom
    margins.trailing += safeArea.trailing
    return margins
  }

  func setMargins(_ newValue: NSDirectionalEdgeInsets) {
    guard newValue != layout.margins else { return }
    layout.margins = newValue
    marginsDidChange()
  }

  func setInsetsMarginsFromSafeArea(_ newValue: Bool) {
    guard newValue != layout.insetsMarginsFromSafeArea else { return }
    layout.insetsMarginsFromSafeArea = newValue
    marginsDidChange()
  }

  func marginsDidChange() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    layoutInsetsDidChange()
    setNeedsLayout()
  }

  /// Eight points on each side; a controller's root view has at least the system's margins.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins
  private var ownMargins: NSDirectionalEdgeInsets {
    let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    guard let controller = viewController,
      controller.viewRespectsSystemMinimumLayoutMargins
    else { return layout.margins ?? standard }
    let least = controller.systemMinimumLayoutMargins
    guard let assigned = layout.margins else { return least }
    return NSDirectionalEdgeInsets(
      top: max(assigned.top, least.top), leading: max(assigned.leading, least.leading),
      bottom: max(assigned.bottom, least.bottom), trailing: max(assigned.trailing, least.trailing)
    )
  }

  /// The margins, with at most 672 points between them: UIKit's maximum width for text of the
  /// default size.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let surplus = bounds.width - insets.left - insets.right - 672
    guard surplus > 0 else { return insets }
    insets.left += surplus / 2
    insets.right += surplus / 2
    return insets
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func edgeInsets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing
    )
  }

  func directionalInsets(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    )
  }
}

extension UIViewController {
  /// Zero above and below; 16 points at the sides, or 20 from a width of 414 on.
  /// https://developer.apple.com/documentation/uikit/uiview/layoutmargins
  var systemMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? HeadlessDevice.current.screen.bounds.width
    let side: CGFloat = width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
