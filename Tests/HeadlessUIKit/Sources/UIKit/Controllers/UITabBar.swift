@MainActor open class UITabBar: UIView {
  /// If false, screens do not extend under the bar by default (S220).
  open var isTranslucent = true { didSet { controller?.barsDidChange() } }

  private var controller: UITabBarController? { superview?.viewController as? UITabBarController }

  /// The height above the home indicator (S54).
  var height: CGFloat { HeadlessDevice.current.hasHorizontalBars ? 49 : 0 }

  override func visibilityDidChange(from wasHidden: Bool) {
    guard let controller else { return }
    for child in controller.viewControllers ?? [] { child.viewIfLoaded?.invalidateSafeArea() }
  }
}
