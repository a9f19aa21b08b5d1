// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A stack of controllers under a navigation bar, as far as it shapes their safe areas.
@MainActor
open class UINavigationController: UIViewController {
  var headlessStack: [UIViewController] = [] {
    didSet { tabBarController?.headlessBarsDidChange() }
  }
  var headlessInteractivePop: HeadlessInteractivePop?
  private var headlessIsBarHidden = false
  private let headlessBar = UINavigationBar(frame: .zero)

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    headlessBar.headlessController = self
    headlessSetStack([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    headlessBar.headlessController = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    headlessBar.headlessController = self
  }

  open var navigationBar: UINavigationBar { headlessBar }
  open var topViewController: UIViewController? { headlessStack.last }
  open var visibleViewController: UIViewController? {
    headlessPresented ?? topViewController
  }

  open var viewControllers: [UIViewController] {
    get { headlessStack }
    set { headlessSetStack(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    headlessSetStack(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    headlessSetStack(headlessStack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard headlessStack.count > 1, let top = headlessStack.last else { return nil }
    headlessSetStack(Array(headlessStack.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard headlessStack.count > 1, let root = headlessStack.first else { return nil }
    let popped = Array(headlessStack.dropFirst())
    headlessSetStack([root], animated: animated)
    return popped
  }

  open var isNavigationBarHidden: Bool {
    get { headlessIsBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    headlessIsBarHidden = hidden
    headlessBar.isHidden = hidden
    headlessBarsDidChange()
  }

  /// Seconds that a push or a pop takes (behaviour A1.9, statement 89).
  static var headlessTransitionDuration: TimeInterval { 0.35 }

  private func headlessSetStack(_ stack: [UIViewController], animated: Bool) {
    precondition(
      headlessInteractivePop == nil,
      "What becomes of a swipe whose stack changes is not known."
    )
    let oldTop = headlessStack.last
    for gone in headlessStack where !stack.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      if gone !== oldTop { gone.removeFromParent() }
    }
    for new in stack where new.headlessParent !== self { addChild(new) }
    headlessStack = stack
    // The one on top has moved in once it has appeared.
    for new in stack.dropLast() where new.isMovingToParent { new.didMove(toParent: self) }
    guard isViewLoaded, oldTop !== stack.last else { return }
    oldTop?.navigationItem.searchController?.headlessShowOrHideResults()
    let duration = animated ? Self.headlessTransitionDuration : 0
    HeadlessTransitionCoordinator.headlessRun(
      duration: duration,
      of: [self],
      from: oldTop,
      to: stack.last
    ) {
      HeadlessDevice.current.keyboard.headlessDuringNavigation(isAnimated: animated) {
        if let oldTop {
          oldTop.headlessDisappear(animated: animated) {
            oldTop.viewIfLoaded?.removeFromSuperview()
          }
          if !stack.contains(where: { $0 === oldTop }) { oldTop.removeFromParent() }
        }
        headlessShowTop(animated: animated)
      }
    }
  }

  private func headlessShowTop(animated: Bool) {
    guard let top = headlessStack.last, let container = viewIfLoaded else { return }
    guard headlessAppearance != .disappeared else { return }
    top.loadViewIfNeeded()
    top.view.frame = container.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.headlessAppear(animated: animated) { container.insertSubview(top.view, at: 0) }
    top.navigationItem.searchController?.headlessShowOrHideResults()
    view.setNeedsLayout()
  }

  override func headlessLoadView() {
    super.headlessLoadView()
    view.addSubview(headlessBar)
  }

  override func headlessViewWillAppear(_ animated: Bool) {
    headlessShowTop(animated: animated)
  }

  override func headlessViewWillLayoutSubviews() {
    let top = view.safeAreaInsets.top
    let item = topViewController?.navigationItem
    headlessBar.frame = CGRect(
      x: 0,
      y: top,
      width: view.bounds.width,
      height: item.map(headlessBar.headlessHeight) ?? headlessBar.headlessTitleHeight
    )
    headlessPlaceSearchBar()
    if let topViewController, headlessInteractivePop == nil {
      let isOverTabBar = tabBarController?.headlessShowsBar(for: self) ?? false
      headlessPlaceBetweenBars(
        topViewController,
        top: headlessIsBarHidden ? 0 : headlessBar.frame.maxY,
        bottom: isOverTabBar ? view.safeAreaInsets.bottom : 0
      )
    }
    super.headlessViewWillLayoutSubviews()
  }

  /// The search bar of the screen on top, if it has one, is in the navigation bar, and no other.
  private func headlessPlaceSearchBar() {
    let item = topViewController?.navigationItem
    let search = item?.searchController
    for case let other as UISearchBar in headlessBar.subviews where other !== search?.searchBar {
      other.removeFromSuperview()
    }
    guard let search else { return }
    precondition(
      item?.hidesSearchBarWhenScrolling == false,
      "The stand-in's search bar does not hide: set hidesSearchBarWhenScrolling to false."
    )
    if search.searchBar.superview !== headlessBar { headlessBar.addSubview(search.searchBar) }
    search.searchBar.frame = CGRect(
      x: 0,
      y: headlessBar.headlessTitleHeight(for: search),
      width: headlessBar.bounds.width,
      height: UISearchBar.headlessHeightInBar
    )
  }

  func headlessBarsDidChange() {
    for child in headlessStack {
      child.viewIfLoaded?.headlessSafeAreaIsStale()
      child.navigationItem.searchController?.viewIfLoaded?.headlessSafeAreaIsStale()
    }
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UINavigationController: HeadlessBarContainer {
  func headlessBarInsets(for child: UIViewController) -> UIEdgeInsets {
    guard !headlessIsBarHidden, child.edgesForExtendedLayout.contains(.top) else { return .zero }
    let height = headlessBar.headlessHeight(for: child.navigationItem)
    return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
  }
}
