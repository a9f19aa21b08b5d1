// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Controllers side by side over a tab bar, as far as it shapes their safe areas.
@MainActor
open class UITabBarController: UIViewController {
  private var headlessTabs: [UIViewController] = []
  private let headlessBar = UITabBar(frame: .zero)
  private var headlessIndex = 0

  open var tabBar: UITabBar { headlessBar }

  open var viewControllers: [UIViewController]? {
    get { headlessTabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let old = selectedViewController
    for gone in headlessTabs where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.headlessDisappear(animated: false) { gone.viewIfLoaded?.removeFromSuperview() }
      gone.removeFromParent()
    }
    for controller in new where controller.headlessParent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    headlessTabs = new
    headlessIndex = new.firstIndex { $0 === old } ?? 0
    headlessShowSelected()
  }

  open var selectedIndex: Int {
    get { headlessIndex }
    set {
      guard headlessTabs.indices.contains(newValue), newValue != headlessIndex else { return }
      let old = headlessTabs[headlessIndex]
      headlessIndex = newValue
      guard isViewLoaded else { return }
      old.headlessDisappear(animated: false) { old.viewIfLoaded?.removeFromSuperview() }
      headlessShowSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { headlessTabs.indices.contains(headlessIndex) ? headlessTabs[headlessIndex] : nil }
    set {
      guard let index = headlessTabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  private func headlessShowSelected() {
    guard let controller = selectedViewController, let container = viewIfLoaded,
      headlessAppearance != .disappeared
    else { return }
    controller.loadViewIfNeeded()
    controller.view.frame = container.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.headlessAppear(animated: false) { container.insertSubview(controller.view, at: 0) }
  }

  override func headlessLoadView() {
    super.headlessLoadView()
    view.addSubview(headlessBar)
  }

  override func headlessViewWillAppear(_ animated: Bool) {
    headlessShowSelected()
  }

  override func headlessViewWillLayoutSubviews() {
    let height = headlessBar.headlessHeight + view.safeAreaInsets.bottom
    let isShown = selectedViewController.map(headlessShowsBar) ?? true
    headlessBar.frame = CGRect(
      // To the side on which the screen before is.
      x: isShown ? 0 : -view.bounds.width,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    if let selectedViewController {
      headlessPlaceBetweenBars(
        selectedViewController,
        top: 0,
        bottom: headlessShowsBar(for: selectedViewController) ? height : 0
      )
    }
    super.headlessViewWillLayoutSubviews()
  }

  /// Whether the bar is there for a tab, or has made way for a screen that was pushed.
  func headlessShowsBar(for tab: UIViewController) -> Bool {
    guard !headlessBar.isHidden else { return false }
    let stack = (tab as? UINavigationController)?.headlessStack ?? [tab]
    return !stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  func headlessBarsDidChange() {
    for tab in headlessTabs { tab.viewIfLoaded?.headlessSafeAreaIsStale() }
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UITabBarController: HeadlessBarContainer {
  func headlessBarInsets(for child: UIViewController) -> UIEdgeInsets {
    guard headlessShowsBar(for: child), child.edgesForExtendedLayout.contains(.bottom) else {
      return .zero
    }
    return UIEdgeInsets(top: 0, left: 0, bottom: headlessBar.headlessHeight, right: 0)
  }
}
