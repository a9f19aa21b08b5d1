@MainActor open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private let bar = UITabBar(frame: .zero)
  private var index = 0
  /// Whether the app had hidden the bar before a pushed screen did; nil unless a pushed screen
  /// hides the bar.
  private var wasHiddenBeforePush: Bool?

  open var tabBar: UITabBar { bar }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let old = selectedViewController
    for gone in tabs where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.disappear(animated: false) { gone.viewIfLoaded?.removeFromSuperview() }
      gone.removeFromParent()
    }
    for controller in new where controller.storedParent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabs = new
    index = new.firstIndex { $0 === old } ?? 0
    showSelected()
  }

  open var selectedIndex: Int {
    get { index }
    set {
      guard tabs.indices.contains(newValue), newValue != index else { return }
      let old = tabs[index]
      index = newValue
      guard isViewLoaded else { return }
      old.disappear(animated: false) { old.viewIfLoaded?.removeFromSuperview() }
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(self.index) ? tabs[self.index] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  private func showSelected() {
    guard let controller = selectedViewController, let container = viewIfLoaded,
      appearance != .disappeared
    else { return }
    controller.loadViewIfNeeded()
    controller.view.frame = container.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear(animated: false) { container.insertSubview(controller.view, at: 0) }
  }

  override func loadDefaultView() {
    super.loadDefaultView()
    view.addSubview(bar)
  }

  override func prepareToAppear(_ animated: Bool) { showSelected() }

  override func willLayoutSubviews() {
    updateBarVisibility()
    let height = bar.height + view.safeAreaInsets.bottom
    let isShown = selectedViewController.map(showsBar) ?? true
    bar.frame = CGRect(
      // The bar moves out to the left with the previous screen.
      x: isShown ? 0 : -view.bounds.width,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    if let selectedViewController {
      placeBetweenBars(
        selectedViewController, edges: edgesUnderBar(of: selectedViewController), top: 0,
        bottom: showsBar(for: selectedViewController) ? height : 0
      )
    }
    super.willLayoutSubviews()
  }

  func showsBar(for tab: UIViewController) -> Bool {
    guard !(wasHiddenBeforePush ?? bar.isHidden) else { return false }
    return !hidesBarWhenPushed(tab)
  }

  private func hidesBarWhenPushed(_ tab: UIViewController) -> Bool {
    let stack = (tab as? UINavigationController)?.stack ?? [tab]
    return stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Hides the bar while a pushed screen requests this (S206).
  private func updateBarVisibility() {
    let hides = selectedViewController.map(hidesBarWhenPushed) ?? false
    if hides, wasHiddenBeforePush == nil {
      wasHiddenBeforePush = bar.isHidden
      bar.isHidden = true
    } else if !hides, let wasHidden = wasHiddenBeforePush {
      wasHiddenBeforePush = nil
      bar.isHidden = wasHidden
    }
  }

  func barsDidChange() {
    updateBarVisibility()
    for tab in tabs {
      tab.viewIfLoaded?.invalidateSafeArea()
      (tab as? UINavigationController)?.barsDidChange()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// A navigation controller extends even under an opaque bar, and its screens end above that bar.
  private func edgesUnderBar(of tab: UIViewController) -> UIRectEdge {
    tab.edgesUnderBars(opaque: bar.isTranslucent || tab is UINavigationController ? [] : .bottom)
  }
}

extension UITabBarController: BarContainer {
  func barInsets(for child: UIViewController) -> UIEdgeInsets {
    guard showsBar(for: child), edgesUnderBar(of: child).contains(.bottom) else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: bar.height, right: 0)
  }
}
