import KeyboardScrollingTesting
import Testing
import UIKit

@testable import KeyboardScrolling

/// The screen of a case, on any system.
///
/// The window is at the lower left corner of the device's screen and has the case's safe area, so
/// the device's size does not matter.
@MainActor final class CaseScreen: CaseFixture {
  let equipment: any StageEquipment
  let environment: Environment
  let window: UIWindow
  let controller = UIViewController()
  let scrollView: CountingScrollView
  let keyboard: KeyboardSimulator
  var coordinator: KeyboardScrollCoordinator
  private(set) var setup: Setup
  let companions = Companions()
  private var otherWindows: [UIWindow] = []

  var center: NotificationCenter { equipment.center }
  var clock: any CaseClock { equipment.clock }
  var screenSize: CGSize { setup.screen }
  var scrollsToFocus: Bool { equipment.scrollsToFocus }
  var history: ScrollHistory { scrollView.counts }

  init(
    _ setup: Setup = Setup(), on equipment: any StageEquipment = PostedEquipment(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.setup = setup
    self.equipment = equipment
    environment = equipment.makeEnvironment()
    window = equipment.makeWindow()
    window.rootViewController = controller
    window.isHidden = false
    keyboard = KeyboardSimulator(
      window: window, heights: KeyboardHeights(letters: 336, suggestions: 45),
      notificationCenter: equipment.center
    )
    scrollView = CountingScrollView(frame: setup.frame ?? .zero)
    coordinator = environment.run {
      KeyboardScrollCoordinator(configuration: setup.configuration)
    }
    placeWindow(sourceLocation: sourceLocation)
    placeScrollView()
    if setup.isManaged { coordinator.manage(scrollView) }
    clock.settle()
    scrollView.forget()
    equipment.watch(self)
  }

  private func placeScrollView() {
    let root: UIView = controller.view
    scrollView.contentInsetAdjustmentBehavior = setup.behavior
    place(
      scrollView, frame: setup.frame ?? root.bounds, contentHeight: setup.contentHeight,
      baseline: setup.baseline, indicatorBaseline: setup.indicatorBaseline
    )
    if setup.frame == nil { scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if let width = setup.contentWidth { scrollView.contentSize.width = width }
  }

  var path: [CGFloat] { scrollView.offsets }

  func appWillScroll() { equipment.appWillScroll() }

  func resetCounts() { scrollView.forget() }

  /// Adds a scroll view to the root view or another view, lays it out, and scrolls it to its top.
  func place(
    _ view: UIScrollView, in superview: UIView? = nil, frame: CGRect, contentHeight: CGFloat,
    baseline: CGFloat = 0, indicatorBaseline: CGFloat? = nil
  ) {
    let superview = superview ?? controller.view
    superview?.addSubview(view)
    view.frame = frame
    view.contentSize = CGSize(width: frame.width, height: contentHeight)
    view.contentInset.bottom = baseline
    view.verticalScrollIndicatorInsets.bottom = indicatorBaseline ?? baseline
    window.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: -view.adjustedContentInset.top)
  }

  @discardableResult func addView(_ frame: CGRect, to superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (superview ?? controller.view)?.addSubview(view)
    return view
  }

  func addField(_ range: ClosedRange<CGFloat>, to superview: UIView? = nil) -> ClaimingTextField {
    let field = ClaimingTextField(frame: Self.row(range))
    field.claims = false
    (superview ?? scrollView).addSubview(field)
    return field
  }

  /// Adds a text view that does not scroll; both ranges are vertical.
  func addTextView(_ range: ClosedRange<CGFloat>, caret: ClosedRange<CGFloat>) -> ClaimingTextView {
    let textView = ClaimingTextView.make(
      frame: Self.row(range), caret: ClaimingTextView.caret(caret)
    )
    textView.claims = false
    scrollView.addSubview(textView)
    return textView
  }

  func addWindow() -> UIWindow {
    let other = equipment.makeWindow()
    other.frame = window.frame
    other.windowLevel = .alert
    other.rootViewController = UIViewController()
    other.isHidden = false
    other.layoutIfNeeded()
    otherWindows.append(other)
    return other
  }

  static func row(_ range: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 16, y: range.lowerBound, width: 358, height: range.upperBound - range.lowerBound)
  }

  func resize(
    to size: CGSize, safeArea: UIEdgeInsets, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    setup.screen = size
    setup.window = nil
    setup.safeArea = safeArea
    placeWindow(sourceLocation: sourceLocation)
  }

  func allow(_ rules: MovementRule..., because reason: String) {
    equipment.allow(rules, because: reason)
  }

  private func placeWindow(sourceLocation: SourceLocation) {
    var frame = setup.windowInScreen
    let screen = window.screen.bounds
    frame.origin.x += screen.minX
    frame.origin.y += screen.maxY - setup.screen.height
    window.frame = frame
    window.layoutIfNeeded()
    let found = controller.view.safeAreaInsets
    let added = controller.additionalSafeAreaInsets
    let wanted = setup.safeArea
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: added.top + wanted.top - found.top,
      left: added.left + wanted.left - found.left,
      bottom: added.bottom + wanted.bottom - found.bottom,
      right: added.right + wanted.right - found.right
    )
    window.layoutIfNeeded()
    let result = controller.view.safeAreaInsets
    // UIKit may round to the pixels of the screen.
    expectLengths(
      [
        ("top safe area", wanted.top, result.top), ("left", wanted.left, result.left),
        ("bottom", wanted.bottom, result.bottom), ("right", wanted.right, result.right),
      ],
      within: 0.5,
      "The window does not have the safe area of the case.",
      sourceLocation: sourceLocation
    )
  }
}
