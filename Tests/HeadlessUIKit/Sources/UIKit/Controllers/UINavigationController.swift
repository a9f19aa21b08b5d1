@MainActor open class UINavigationController: UIViewController {
  var stack: [UIViewController] = [] { didSet { tabBarController?.barsDidChange() } }
  var interactivePop: HeadlessInteractivePop?
  private var isBarHidden = false
  private let bar = UINavigationBar(frame: .zero)

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
    setStack([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
  }

  open var navigationBar: UINavigationBar { bar }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presented ?? topViewController }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setStack(stack + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1, let root = stack.first else { return nil }
    let popped = Array(stack.dropFirst())
    setStack([root], animated: animated)
    return popped
  }

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    bar.isHidden = hidden
    barsDidChange()
  }

  /// The duration of a push or pop, in seconds (S89).
  static var transitionDuration: TimeInterval { 0.35 }

  private func setStack(_ stack: [UIViewController], animated: Bool) {
    precondition(
      interactivePop == nil,
      "The stack must not change during a swipe back; UIKit's behavior then is unknown."
    )
    let oldTop = self.stack.last
    for gone in self.stack where !stack.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      if gone !== oldTop { gone.removeFromParent() }
    }
    for new in stack where new.storedParent !== self { addChild(new) }
    self.stack = stack
    // The top controller's `didMove(toParent:)` follows once the controller has appeared.
    for new in stack.dropLast() where new.isMovingToParent { new.didMove(toParent: self) }
    guard isViewLoaded, oldTop !== stack.last else { return }
    oldTop?.navigationItem.searchController?.showOrHideResults()
    let duration = animated ? Self.transitionDuration : 0
    TransitionCoordinator.run(
      duration: duration, of: [self], in: view, from: oldTop, to: stack.last
    ) {
      HeadlessDevice.current.keyboard.duringNavigation(isAnimated: animated) {
        if let oldTop {
          oldTop.resignBeforeLeaving(animated: animated)
          oldTop.disappear(animated: animated) {
            oldTop.viewIfLoaded?.removeFromSuperview()
          }
          atEndOfTransition(animated: animated) {
            if !self.stack.contains(where: { $0 === oldTop }) { oldTop.removeFromParent() }
          }
        }
        showTop(animated: animated, above: stack.dropLast().last)
      }
    }
  }

  private func showTop(animated: Bool, above below: UIViewController? = nil) {
    guard let top = stack.last, let container = viewIfLoaded else { return }
    guard appearance != .disappeared else { return }
    top.loadViewIfNeeded()
    top.view.frame = container.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.appear(animated: animated) {
      if let leaving = below?.viewIfLoaded, leaving.superview === container {
        container.insertSubview(top.view, aboveSubview: leaving)
      } else {
        container.insertSubview(top.view, at: 0)
      }
    }
    top.navigationItem.searchController?.showOrHideResults()
    view.setNeedsLayout()
  }

  override func loadDefaultView() {
    super.loadDefaultView()
    view.addSubview(bar)
  }

  override func prepareToAppear(_ animated: Bool) { showTop(animated: animated) }

  override func willLayoutSubviews() {
    let top = view.safeAreaInsets.top
    let item = topViewController?.navigationItem
    bar.frame = CGRect(
      x: 0, y: top, width: view.bounds.width,
      height: topViewController.map(barHeight) ?? bar.rowHeight
    )
    placeSearchBar()
    bar.placeRightItem(of: item)
    if let topViewController, interactivePop == nil {
      let isOverTabBar = tabBarController?.showsBar(for: self) ?? false
      placeBetweenBars(
        topViewController, edges: topViewController.edgesUnderBars(opaque: opaqueEdges),
        top: isBarHidden ? 0 : bar.frame.maxY, bottom: isOverTabBar ? view.safeAreaInsets.bottom : 0
      )
    }
    super.willLayoutSubviews()
  }

  private func placeSearchBar() {
    let item = topViewController?.navigationItem
    let search = item?.searchController
    for case let other as UISearchBar in bar.subviews where other !== search?.searchBar {
      other.removeFromSuperview()
    }
    guard let search else { return }
    precondition(
      item?.hidesSearchBarWhenScrolling == false,
      "The stand-in's search bar does not hide: set hidesSearchBarWhenScrolling to false."
    )
    if search.searchBar.superview !== bar { bar.addSubview(search.searchBar) }
    search.searchBar.frame = CGRect(
      x: 0, y: bar.bounds.height - UISearchBar.heightInBar, width: bar.bounds.width,
      height: UISearchBar.heightInBar
    )
  }

  func barsDidChange() {
    for child in stack {
      child.viewIfLoaded?.invalidateSafeArea()
      child.navigationItem.searchController?.viewIfLoaded?.invalidateSafeArea()
    }
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UINavigationController: BarContainer {
  /// The edges with an opaque bar, including that of a surrounding tab bar controller.
  private var opaqueEdges: UIRectEdge {
    var edges: UIRectEdge = bar.isTranslucent ? [] : .top
    if let tabBarController, !tabBarController.tabBar.isTranslucent { edges.insert(.bottom) }
    return edges
  }

  func barInsets(for child: UIViewController) -> UIEdgeInsets {
    let edges = child.edgesUnderBars(opaque: opaqueEdges)
    guard !isBarHidden, edges.contains(.top) else { return .zero }
    return UIEdgeInsets(top: barHeight(for: child), left: 0, bottom: 0, right: 0)
  }
}
