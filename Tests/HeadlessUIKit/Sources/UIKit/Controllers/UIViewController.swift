@MainActor open class UIViewController: UIResponder {
  private var storedView: UIView?
  private var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  weak var presenting: UIViewController?
  var presented: UIViewController?
  var storedPresentationController: UIPresentationController?
  var runningTransition: TransitionCoordinator?
  var superviewBehindPresentation: UIView?
  weak var responderBehindPresentation: UIResponder?
  private lazy var storedNavigationItem = {
    let item = UINavigationItem()
    item.controller = self
    return item
  }()
  var appearance = Appearance.disappeared
  var isAnimatedAppearance = false
  var hasReportedAppearing = false

  enum Appearance { case disappeared, appearing, appeared, disappearing }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "The stand-in has no nib files; build the view in code.")
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates a plain view as large as the screen; the container resizes it later.
  open func loadView() { view = UIView(frame: HeadlessDevice.current.screen.bounds) }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadDefaultView()
    viewDidLoad()
  }

  func loadDefaultView() { loadView() }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) { didCallViewWillAppear(animated) }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true } else { isMovingToParent = true }
  }

  open func didMove(toParent parent: UIViewController?) {
    isMovingFromParent = false
    isMovingToParent = false
  }

  /// True from `willMove(toParent:)` to `didMove(toParent:)`, into or out of a container (S200).
  open private(set) var isMovingToParent = false
  open private(set) var isMovingFromParent = false

  /// Whether children appear and disappear with this controller (S201).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated) {}
    } else {
      beginDisappearing(animated: animated)
    }
  }

  open func endAppearanceTransition() {
    switch appearance {
    case .appearing: finishAppearing(animated: isAnimatedAppearance)
    case .disappearing: finishDisappearing(animated: isAnimatedAppearance) {}
    case .appeared, .disappeared: break
    }
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.viewWillTransition(to: size, with: coordinator) }
    presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Also sets the navigation item's title.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
  open var title: String? { didSet { navigationItem.title = title } }

  /// Has no effect, because the stand-in dismisses no sheet by a swipe.
  open var isModalInPresentation = false

  @_documentation(visibility: internal)
  open func updateViewConstraints() { view.updateConstraints() }

  /// Whether the tab bar is hidden while the controller is on a navigation stack (S206).
  open var hidesBottomBarWhenPushed = false { didSet { tabBarController?.barsDidChange() } }

  /// The edges that extend under the container's bars (S207).
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if oldValue != edgesForExtendedLayout { extentDidChange() } }
  }

  /// Whether `edgesForExtendedLayout` also applies to opaque bars (S220).
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if oldValue != extendedLayoutIncludesOpaqueBars { extentDidChange() } }
  }

  private func extentDidChange() {
    storedParent?.viewIfLoaded?.setNeedsLayout()
    storedView?.invalidateSafeArea()
  }

  open var navigationItem: UINavigationItem { storedNavigationItem }
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  open var preferredContentSize = CGSize.zero
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// A presented controller's next responder is the presenting controller.
  /// https://developer.apple.com/documentation/uikit/uiresponder/next
  @_documentation(visibility: internal)
  open override var next: UIResponder? { presenting ?? storedView?.superview }

  // MARK: Presentation

  /// The presented controller or else the active search controller, which presents no view here
  /// (S295).
  open var presentedViewController: UIViewController? { presenter.presented ?? activeSearch }
  open var presentingViewController: UIViewController? { presenter.presenting }
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open var presentationController: UIPresentationController? { makePresentationController() }
  open var sheetPresentationController: UISheetPresentationController? {
    makePresentationController() as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    makePresentationController() as? UIPopoverPresentationController
  }

  private var activeSearch: UISearchController? {
    storedNavigationItem.searchController.flatMap { $0.isActive ? $0 : nil }
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// The transition coordinator of the controller, or of its nearest ancestor with one.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: { $0.storedParent }).lazy.compactMap(\.runningTransition).first
  }

  func newPresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  // MARK: Appearance

  func beginAppearing(animated: Bool, enter: () -> Void) {
    startAppearing(animated: animated, enter: enter)
  }

  func finishDisappearing(animated: Bool, leave: () -> Void) {
    completeDisappearing(animated: animated, leave: leave)
  }

  func prepareToAppear(_ animated: Bool) {}
  /// Runs only for subclasses that call `super.viewWillAppear(_:)`.
  func didCallViewWillAppear(_ animated: Bool) {}
  func willLayoutSubviews() { viewWillLayoutSubviews() }

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }

  open func addChild(_ childController: UIViewController) {
    guard childController.storedParent !== self else { return }
    childController.storedParent?.storedChildren.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.storedParent = self
    storedChildren.append(childController)
  }

  open func removeFromParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var controller = storedParent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.storedParent
    }
    return nil
  }

  // MARK: Safe area

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != additionalSafeAreaInsets else { return }
      storedView?.invalidateSafeArea()
    }
  }

  var containerInsets: UIEdgeInsets {
    (storedParent as? any BarContainer)?.barInsets(for: self) ?? .zero
  }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  open var traitCollection: UITraitCollection { traitsOfView }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard oldValue != viewRespectsSystemMinimumLayoutMargins else { return }
      storedView?.marginsDidChange()
    }
  }

  // MARK: Scroll view

  /// The view itself or its first subview, whichever is a scroll view.
  var effectiveContentScrollView: UIScrollView? {
    storedView as? UIScrollView ?? storedView?.subviews.first as? UIScrollView
  }
}

extension UIViewController {
  /// Places a child's view between the bars, or under them at the edges where the child extends.
  ///
  /// A child that extends under all bars keeps its frame unless its view is shorter than the
  /// container's.
  func placeBetweenBars(
    _ child: UIViewController, edges: UIRectEdge, top: CGFloat, bottom: CGFloat
  ) {
    guard let childView = child.viewIfLoaded, childView.superview === view else { return }
    let isShort = childView.frame.height < view.bounds.height
    guard !edges.contains([.top, .bottom]) || isShort else { return }
    let above = edges.contains(.top) ? 0 : top
    let below = edges.contains(.bottom) ? 0 : bottom
    childView.frame = CGRect(
      x: childView.frame.minX, y: above, width: view.bounds.width,
      height: max(0, view.bounds.height - above - below)
    )
  }
}

extension UIViewController {
  /// The edges that extend under bars, given the edges with an opaque bar (S207, S220).
  func edgesUnderBars(opaque: UIRectEdge) -> UIRectEdge {
    extendedLayoutIncludesOpaqueBars
      ? edgesForExtendedLayout : edgesForExtendedLayout.subtracting(opaque)
  }
}

@MainActor protocol BarContainer: UIViewController {
  func barInsets(for child: UIViewController) -> UIEdgeInsets
}
