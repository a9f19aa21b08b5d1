// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UIViewController: UIResponder {
  private var headlessView: UIView?
  private var headlessChildren: [UIViewController] = []
  weak var headlessParent: UIViewController?
  weak var headlessPresenting: UIViewController?
  var headlessPresented: UIViewController?
  var headlessPresentationController: UIPresentationController?
  var headlessIsBeingPresented = false
  var headlessIsBeingDismissed = false
  var headlessTransition: HeadlessTransitionCoordinator?
  /// Where the view was before a full-screen presentation took it out of the window.
  var headlessSuperviewBehindPresentation: UIView?
  private weak var headlessContentScrollView: UIScrollView?
  private lazy var headlessNavigationItem = {
    let item = UINavigationItem()
    item.headlessController = self
    return item
  }()
  var headlessAppearance = HeadlessAppearance.disappeared
  /// Whether the present appearance is animated, as far as that has been told.
  var headlessIsAnimatedAppearance = false
  /// True once `viewIsAppearing(_:)` was called for the present appearance.
  var headlessHasToldIsAppearing = false
  private var headlessIsMovingToParent = false
  private var headlessIsMovingFromParent = false

  enum HeadlessAppearance {
    case disappeared, appearing, appeared, disappearing
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "The stand-in has no nib files; build the view in code.")
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return headlessView
    }
    set {
      headlessView?.headlessViewController = nil
      headlessView = newValue
      newValue?.headlessViewController = self
    }
  }

  open var viewIfLoaded: UIView? { headlessView }
  open var isViewLoaded: Bool { headlessView != nil }

  /// A plain view as large as the screen, until the container gives it its place.
  open func loadView() {
    view = UIView(frame: HeadlessDevice.current.screen.bounds)
  }

  open func loadViewIfNeeded() {
    guard headlessView == nil else { return }
    headlessLoadView()
    viewDidLoad()
  }

  /// What the stand-in's own controllers load instead of a plain view.
  func headlessLoadView() {
    loadView()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) { headlessDidCallViewWillAppear(animated) }
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
    if parent == nil { headlessIsMovingFromParent = true } else { headlessIsMovingToParent = true }
  }

  open func didMove(toParent parent: UIViewController?) {
    headlessIsMovingFromParent = false
    headlessIsMovingToParent = false
  }

  /// Between the announcement and the end of a move, which a container makes of it (statement 200).
  open var isMovingToParent: Bool { headlessIsMovingToParent }
  open var isMovingFromParent: Bool { headlessIsMovingFromParent }

  /// Whether the children appear and disappear with this controller (statement 201).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    headlessBeginTransition(isAppearing: isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { headlessEndTransition() }

  /// Goes on to the children and to what is presented.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in headlessChildren { child.viewWillTransition(to: size, with: coordinator) }
    headlessPresented?.viewWillTransition(to: size, with: coordinator)
  }

  open var title: String?

  /// Whether the tab bar is away while the controller is on a navigation stack (statement 206).
  open var hidesBottomBarWhenPushed = false {
    didSet { tabBarController?.headlessBarsDidChange() }
  }

  /// The edges at which the view goes under a bar of its container (statement 207).
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet {
      guard oldValue != edgesForExtendedLayout else { return }
      headlessParent?.viewIfLoaded?.setNeedsLayout()
      headlessView?.headlessSafeAreaIsStale()
    }
  }

  open var navigationItem: UINavigationItem { headlessNavigationItem }
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  open var preferredContentSize = CGSize.zero
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// For a presented controller the one that presents it.
  /// https://developer.apple.com/documentation/uikit/uiresponder/next
  @_documentation(visibility: internal)
  open override var next: UIResponder? { headlessPresenting ?? headlessView?.superview }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { headlessPresentedByAncestor }
  open var presentingViewController: UIViewController? { headlessPresentingOfAncestor }
  open var isBeingPresented: Bool { headlessIsBeingPresented }
  open var isBeingDismissed: Bool { headlessIsBeingDismissed }
  open var presentationController: UIPresentationController? {
    headlessMakePresentationController()
  }
  open var sheetPresentationController: UISheetPresentationController? {
    headlessMakePresentationController() as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    headlessMakePresentationController() as? UIPopoverPresentationController
  }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    headlessPresent(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    headlessDismiss(animated: flag, completion: completion)
  }

  /// That of the controller itself, else of the nearest one that it is in.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: { $0.headlessParent }).lazy.compactMap(\.headlessTransition).first
  }

  func headlessNewPresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  // MARK: Hooks of the appearance

  func headlessBeginAppearing(animated: Bool, enter: () -> Void) {
    headlessStartAppearing(animated: animated, enter: enter)
  }

  func headlessFinishDisappearing(animated: Bool, leave: () -> Void) {
    headlessCompleteDisappearing(animated: animated, leave: leave)
  }

  func headlessViewWillAppear(_ animated: Bool) {}
  /// Runs only for subclasses that call `super.viewWillAppear(_:)`.
  func headlessDidCallViewWillAppear(_ animated: Bool) {}
  func headlessViewWillLayoutSubviews() { viewWillLayoutSubviews() }

  // MARK: Containment

  open var parent: UIViewController? { headlessParent }
  open var children: [UIViewController] { headlessChildren }

  open func addChild(_ childController: UIViewController) {
    guard childController.headlessParent !== self else { return }
    childController.headlessParent?.headlessChildren.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.headlessParent = self
    headlessChildren.append(childController)
  }

  open func removeFromParent() {
    guard let parent = headlessParent else { return }
    parent.headlessChildren.removeAll { $0 === self }
    headlessParent = nil
    didMove(toParent: nil)
  }

  open var navigationController: UINavigationController? { headlessAncestor() }
  open var tabBarController: UITabBarController? { headlessAncestor() }

  private func headlessAncestor<Container: UIViewController>() -> Container? {
    var controller = headlessParent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.headlessParent
    }
    return nil
  }

  // MARK: Safe area

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != additionalSafeAreaInsets else { return }
      headlessView?.headlessSafeAreaIsStale()
    }
  }

  /// What the bars of the container add to the safe area.
  var headlessContainerInsets: UIEdgeInsets {
    (headlessParent as? any HeadlessBarContainer)?.headlessBarInsets(for: self) ?? .zero
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard oldValue != viewRespectsSystemMinimumLayoutMargins else { return }
      headlessView?.headlessMarginsDidChange()
    }
  }

  // MARK: Content scroll view

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    headlessContentScrollView = scrollView
    // The automatic adjustment of the scroll view depends on it.
    scrollView?.setNeedsLayout()
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    headlessContentScrollView
  }

  /// The scroll view that a bar above or below belongs to: the one named, else the view itself or
  /// its first subview.
  var headlessEffectiveContentScrollView: UIScrollView? {
    guard let view = headlessView else { return nil }
    return headlessContentScrollView ?? (view as? UIScrollView)
      ?? (view.subviews.first as? UIScrollView)
  }
}

extension UIViewController {
  /// Gives a child its place in a container, short of the bars at the edges that it does not go under.
  ///
  /// A child that goes under all bars has its place from when it was shown.
  func headlessPlaceBetweenBars(_ child: UIViewController, top: CGFloat, bottom: CGFloat) {
    guard let childView = child.viewIfLoaded, childView.superview === view else { return }
    let edges = child.edgesForExtendedLayout
    let isShort = childView.frame.height < view.bounds.height
    guard !edges.contains([.top, .bottom]) || isShort else { return }
    let above = edges.contains(.top) ? 0 : top
    let below = edges.contains(.bottom) ? 0 : bottom
    childView.frame = CGRect(
      x: childView.frame.minX,
      y: above,
      width: view.bounds.width,
      height: max(0, view.bounds.height - above - below)
    )
  }
}

/// A container whose bars cover the edges of its children.
@MainActor
protocol HeadlessBarContainer: UIViewController {
  func headlessBarInsets(for child: UIViewController) -> UIEdgeInsets
}
