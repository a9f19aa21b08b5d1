#if os(Linux)
import CoreGraphics
import Foundation
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import KeyboardScrolling

/// The screen of a case, with one scroll view, a coordinator and a keyboard.
///
/// Built with UIKit's public interface; the device, the clock and the keyboard are the stand-in's.
/// `b`, `i` and `o` are the letters of the cases: content inset and indicator inset at the bottom,
/// and the vertical content offset.
@MainActor
final class Scene {
  let device: HeadlessDevice
  let environment: Environment
  let window: UIWindow
  let controller: UIViewController
  let scrollView: UIScrollView
  var coordinator: KeyboardScrollCoordinator
  /// The judge of movement, in front of the screen.
  let judge: Judge
  private let companions = Companions()
  /// The reasons for movements that break a rule of the judge.
  private var refusals: [MovementRule: String] = [:]
  private(set) var adjustments: [KeyboardScrollCoordinator.Adjustment] = []

  enum Container {
    case navigation
    case navigationAndTabs
    case window
  }

  /// The initial state of a scene.
  ///
  /// The defaults are screen P of Cases.md: an iPhone 14, a scroll view that fills a screen under a
  /// navigation bar, content 1600 points high.
  struct Setup {
    var model = HeadlessDeviceModel.iPhone14
    var options = HeadlessOptions()
    var container = Container.navigation
    /// In the root view's coordinate space; nil fills it at any size.
    var frame: CGRect?
    var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// Nil is as wide as the view.
    var contentWidth: CGFloat?
    var contentHeight: CGFloat = 1600
    /// The app's own insets at the bottom.
    var baseline: CGFloat = 0
    var indicatorBaseline: CGFloat?
    var additionalSafeArea = UIEdgeInsets.zero
    /// Padding is 0 in the cases.
    var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
    var makeScrollView: @MainActor () -> UIScrollView = { UIScrollView() }
    /// If false, the test calls `manage`.
    var isManaged = true
    /// If true, no other environment of the process receives the notifications.
    var hasOwnCenter = false
    /// Folds, rotates or divides the device before anything is on it.
    var prepare: @MainActor (HeadlessDevice) -> Void = { _ in }
  }

  /// Installs the device for the length of a closure and builds the scene in it.
  ///
  /// The judge of movement watches all that happens meanwhile.
  static func run<Result>(
    _ setup: Setup = Setup(),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Scene) throws -> Result
  ) rethrows -> Result {
    let device = HeadlessDevice(setup.model, options: setup.options)
    return try device.run {
      // A case lists its notifications; no others may be posted.
      device.keyboard.isAutomatic = false
      setup.prepare(device)
      if setup.hasOwnCenter { device.keyboard.notificationCenter = NotificationCenter() }
      let environment = Environment.headless(
        device,
        notificationCenter: device.keyboard.notificationCenter
      )
      return try environment.run {
        let scene = Scene(setup, device: device, environment: environment)
        defer { scene.recordFindings(sourceLocation) }
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
      width: setup.contentWidth ?? scrollView.bounds.width,
      height: setup.contentHeight
    )
    scrollView.contentInset.bottom = setup.baseline
    scrollView.verticalScrollIndicatorInsets.bottom = setup.indicatorBaseline ?? setup.baseline
    device.clock.settle()
    scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    coordinator = KeyboardScrollCoordinator(configuration: setup.configuration)
    judge = Judge(Self.judged(setup, companions), on: device)
    coordinator.onAdjustment = { [weak self] in self?.adjustments.append($0) }
    if setup.isManaged { coordinator.manage(scrollView) }
    device.clock.settle()
    resetCounts()
    judge.watch()
  }

  private static func judged(_ setup: Setup, _ companions: Companions) -> JudgedScreen {
    var screen = JudgedScreen()
    let configuration = setup.configuration
    screen.padding = configuration.revealPadding
    screen.keepsDistance = { configuration.keepsDistanceToEnd && !JudgedScreen.isNested($0) }
    screen.companions = { companions.views(for: $0) }
    // A case names the insets itself, and the app may write some.
    screen.hasInset = { _ in false }
    return screen
  }

  func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    companions.kept.removeAll { $0.view === view }
    companions.kept.append(Companions.Kept(view: view, responders: responders))
    coordinator.keepVisible(view, whileEditing: responders)
  }

  /// The views that a test keeps visible, as the test itself says.
  @MainActor
  private final class Companions {
    @MainActor
    struct Kept {
      weak var view: UIView?
      let responders: [() -> UIView?]

      init(view: UIView, responders: [UIView]) {
        self.view = view
        self.responders = responders.map { responder in { [weak responder] in responder } }
      }
    }

    var kept: [Kept] = []

    func views(for focus: UIView) -> [UIView] {
      kept.filter { $0.responders.contains { $0().map(focus.isDescendant(of:)) ?? false } }
        .compactMap(\.view)
    }
  }

  func allow(_ rules: MovementRule..., because reason: String) {
    for rule in rules { refusals[rule] = reason }
  }

  private func recordFindings(_ sourceLocation: SourceLocation) {
    judge.stopWatching()
    for finding in judge.findings where refusals[finding.rule] == nil {
      Issue.record("\(finding)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Letters of the cases

  var b: CGFloat { scrollView.contentInset.bottom }
  var i: CGFloat { scrollView.verticalScrollIndicatorInsets.bottom }
  var o: CGFloat {
    get { scrollView.contentOffset.y }
    set {
      judge.appWillScroll()
      scrollView.contentOffset.y = newValue
    }
  }

  // MARK: Happenings

  func post(
    _ kind: HeadlessKeyboardEvent.Name,
    _ endFrame: CGRect?,
    begin: CGRect? = nil,
    duration: TimeInterval? = 0.25,
    curve: Int? = 7,
    isLocal: Bool? = true,
    screen: UIScreen? = nil
  ) {
    device.keyboard.post(
      HeadlessKeyboardEvent(
        kind,
        beginFrame: begin,
        endFrame: endFrame,
        duration: duration,
        curve: curve,
        isLocal: isLocal
      ),
      screen: screen
    )
  }

  /// Posts the two notifications that UIKit posts before a transition, without a turn.
  func announce(
    _ kind: HeadlessKeyboardEvent.Name,
    _ endFrame: CGRect,
    duration: TimeInterval = 0.25,
    isLocal: Bool = true
  ) {
    for kind in [.willChangeFrame, kind] {
      post(kind, endFrame, duration: duration, isLocal: isLocal)
    }
  }

  /// Announces a keyboard as UIKit does and runs the next turn.
  func show(_ endFrame: CGRect, isLocal: Bool = true) {
    announce(.willShow, endFrame, isLocal: isLocal)
    device.clock.settle()
  }

  /// Announces a hide and waits for the time in which the keyboard might come back.
  func hide(_ endFrame: CGRect? = nil) {
    let endFrame =
      endFrame
      ?? CGRect(
        x: 0,
        y: device.screen.bounds.height,
        width: device.screen.bounds.width,
        height: 300
      )
    announce(.willHide, endFrame)
    device.clock.advance(by: KeyboardTracker.holdDuration)
  }

  /// Ends the transition: advances the time and posts the two did-notifications.
  func finish(_ kind: HeadlessKeyboardEvent.Name, _ endFrame: CGRect?) {
    device.clock.advance(by: 0.25)
    post(.didChangeFrame, endFrame)
    post(kind, endFrame)
    device.clock.settle()
  }

  func showAndFinish(_ endFrame: CGRect = Keyboard.iPhone) {
    show(endFrame)
    finish(.didShow, endFrame)
  }

  /// Adds a text field to the content, by its vertical range in content coordinates.
  @discardableResult
  func addField(_ range: ClosedRange<CGFloat>, x: CGFloat = 16, width: CGFloat = 358) -> UITextField
  {
    let field = UITextField(
      frame: CGRect(
        x: x,
        y: range.lowerBound,
        width: width,
        height: range.upperBound - range.lowerBound
      )
    )
    scrollView.addSubview(field)
    device.clock.settle()
    return field
  }

  /// Makes a view first responder without a keyboard and runs the next turn.
  func focus(_ view: UIView) {
    #expect(view.becomeFirstResponder())
    device.clock.settle()
  }

  // MARK: Counts

  func resetCounts() {
    scrollView.forgetWrites()
    adjustments = []
  }

  /// Assignments of the content inset since the counts were reset, equal ones included.
  var insetWrites: Int { scrollView.headlessWrites.contentInset }
  var indicatorWrites: Int { scrollView.headlessWrites.verticalScrollIndicatorInsets }
}

extension UIScrollView {
  /// Resets the counts of assignments and the history of offsets.
  func forgetWrites() {
    headlessWrites = HeadlessScrollWrites()
    headlessOffsetHistory = []
  }
}
#endif
