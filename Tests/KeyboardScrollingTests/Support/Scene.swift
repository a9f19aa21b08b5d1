#if os(Linux)
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import Judging

@testable import KeyboardScrolling

/// The screen of a scene, with a device, a clock and a keyboard of the stand-in for UIKit.
@MainActor final class Scene: CaseFixture {
  let device: HeadlessDevice
  let environment: Environment
  let window: UIWindow
  let controller: UIViewController
  let scrollView: UIScrollView
  var coordinator: KeyboardScrollCoordinator
  private let caseJudge: CaseJudge
  let companions = Companions()
  private var firstOffset: CGFloat = 0
  private(set) var adjustments: [KeyboardScrollCoordinator.Adjustment] = []

  enum Container {
    case navigation
    case navigationAndTabs
    case window
  }

  /// The initial state of a scene; by default screen P of Cases.md.
  struct Setup {
    var model = HeadlessDeviceModel.iPhone14
    var options = HeadlessOptions()
    var container = Container.navigation
    var frame: CGRect?
    var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var contentWidth: CGFloat?
    var contentHeight: CGFloat = 1600
    var baseline: CGFloat = 0
    var indicatorBaseline: CGFloat?
    var additionalSafeArea = UIEdgeInsets.zero
    var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
    var makeScrollView: @MainActor () -> UIScrollView = { UIScrollView() }
    var isManaged = true
    var prepare: @MainActor (HeadlessDevice) -> Void = { _ in }
  }

  /// Builds a scene on a device, and judges all movements while a closure runs.
  static func run<Result>(
    _ setup: Setup = Setup(), sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Scene) throws -> Result
  ) rethrows -> Result {
    let device = HeadlessDevice(setup.model, options: setup.options)
    return try device.run {
      // A case posts its notifications itself; the keyboard must post no others.
      device.keyboard.isAutomatic = false
      setup.prepare(device)
      let environment = Environment.headless(device)
      #if DEBUG
      environment.hints.print { _ in }
      #endif
      return try environment.run {
        let scene = Scene(setup, device: device, environment: environment)
        defer { scene.caseJudge.recordFindings(sourceLocation) }
        return try body(scene)
      }
    }
  }

  private init(_ setup: Setup, device: HeadlessDevice, environment: Environment) {
    self.device = device
    self.environment = environment
    let controller = UIViewController()
    let scrollView = setup.makeScrollView()
    self.controller = controller
    self.scrollView = scrollView
    let root: UIView = controller.view
    root.addSubview(scrollView)
    scrollView.frame = setup.frame ?? root.bounds
    if setup.frame == nil { scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    scrollView.contentInsetAdjustmentBehavior = setup.behavior
    controller.additionalSafeAreaInsets = setup.additionalSafeArea
    switch setup.container {
    case .navigation:
      window = device.makeWindow(
        rootViewController: UINavigationController(rootViewController: controller)
      )
    case .navigationAndTabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      window = device.makeWindow(rootViewController: tabs)
    case .window:
      window = device.makeWindow(rootViewController: controller)
    }
    scrollView.contentSize = CGSize(
      width: setup.contentWidth ?? scrollView.bounds.width, height: setup.contentHeight
    )
    scrollView.contentInset.bottom = setup.baseline
    scrollView.verticalScrollIndicatorInsets.bottom = setup.indicatorBaseline ?? setup.baseline
    device.clock.settle()
    scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    coordinator = KeyboardScrollCoordinator(configuration: setup.configuration)
    caseJudge = CaseJudge(setup.configuration, companions, on: device)
    coordinator.onAdjustment = { [weak self] in self?.adjustments.append($0) }
    if setup.isManaged { coordinator.manage(scrollView) }
    device.clock.settle()
    resetCounts()
    judge.watch()
  }

  var judge: Judge { caseJudge.judge }

  func allow(_ rules: MovementRule..., because reason: String) {
    caseJudge.allow(rules, because: reason)
  }

  func appWillScroll() { judge.appWillScroll() }

  var clock: any CaseClock { device.clock }
  var screenSize: CGSize { device.screen.bounds.size }
  var scrollsToFocus: Bool { device.options.scrollsToFirstResponder }

  func post(
    _ kind: KeyboardNotification.Kind, _ endFrame: CGRect, duration: Double = 0.25,
    isLocal: Bool = true, curve: Int = 7
  ) {
    device.keyboard.post(
      .init(kind, endFrame: endFrame, duration: duration, curve: curve, isLocal: isLocal)
    )
  }

  @discardableResult
  func addField(_ range: ClosedRange<CGFloat>, x: CGFloat = 16, width: CGFloat = 358) -> UITextField
  {
    var frame = CaseScreen.row(range)
    (frame.origin.x, frame.size.width) = (x, width)
    let field = UITextField(frame: frame)
    scrollView.addSubview(field)
    device.clock.settle()
    return field
  }

  func focus(_ view: UIView) {
    view.takeFocus()
    device.clock.settle()
  }

  func resetCounts() {
    scrollView.forgetWrites()
    firstOffset = o
    adjustments = []
  }

  var history: ScrollHistory {
    var history = scrollView.history
    history.start = firstOffset
    return history
  }

  var insetWrites: Int { history.insetWrites }
  var offsetWrites: Int { history.offsetWrites }
  var offsets: [CGFloat] { history.path }
}

extension UIScrollView: ScrollFixture {
  var scrollView: UIScrollView { self }

  var history: ScrollHistory {
    let writes = headlessWrites
    return ScrollHistory(
      path: headlessOffsetHistory.map(\.y),
      insetWrites: writes.contentInset,
      indicatorWrites: writes.verticalScrollIndicatorInsets,
      offsetWrites: writes.contentOffset,
      writes: writes.contentInset + writes.verticalScrollIndicatorInsets
    )
  }

  func forgetWrites() {
    headlessWrites = HeadlessScrollWrites()
    headlessOffsetHistory = []
  }
}

extension HeadlessKeyboardEvent {
  init(
    _ kind: KeyboardNotification.Kind, beginFrame: CGRect? = nil, endFrame: CGRect,
    duration: Double = 0.25, curve: Int = 7, isLocal: Bool = true
  ) {
    self.init(
      Name(kind), beginFrame: beginFrame, endFrame: endFrame, duration: duration, curve: curve,
      isLocal: isLocal
    )
  }
}

extension HeadlessKeyboardEvent.Name {
  init(_ kind: KeyboardNotification.Kind) {
    self =
      switch kind {
      case .willShow: .willShow
      case .didShow: .didShow
      case .willHide: .willHide
      case .didHide: .didHide
      case .willChangeFrame: .willChangeFrame
      case .didChangeFrame: .didChangeFrame
      }
  }
}
#endif
