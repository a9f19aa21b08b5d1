import CoreGraphics
import Foundation
import KeyboardScrollingTesting
import Testing
import UIKit

@testable import KeyboardScrolling

/// The screen of a case with one scroll view and a coordinator, on any system.
///
/// It uses UIKit's public interface and its own notification centre. The size of the device does
/// not matter: the window's lower left corner is the screen's, a case's coordinates are converted
/// through the window, and the safe area of the root view is set to the case's. Time passes only
/// when a test advances it.
///
/// `b`, `i` and `o` are the letters of the cases: content inset and indicator inset at the bottom,
/// and the vertical content offset.
@MainActor
final class CaseScreen {
  let equipment: any StageEquipment
  let environment: Environment
  let window: UIWindow
  let controller = UIViewController()
  let scrollView: CountingScrollView
  /// Knows what keyboards post; its heights are those of K336 and K291.
  let keyboard: KeyboardSimulator
  var coordinator: KeyboardScrollCoordinator
  private(set) var setup: Setup
  private var kept: [(view: () -> UIView?, responders: [() -> UIView?])] = []
  private var otherWindows: [UIWindow] = []

  var center: NotificationCenter { equipment.center }
  var clock: any CaseClock { equipment.clock }

  init(
    _ setup: Setup = Setup(),
    on equipment: any StageEquipment = PostedEquipment(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.setup = setup
    self.equipment = equipment
    environment = equipment.makeEnvironment()
    window = equipment.makeWindow()
    window.rootViewController = controller
    window.isHidden = false
    keyboard = KeyboardSimulator(
      window: window,
      heights: KeyboardHeights(letters: 336, suggestions: 45),
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
      scrollView,
      frame: setup.frame ?? root.bounds,
      contentHeight: setup.contentHeight,
      baseline: setup.baseline,
      indicatorBaseline: setup.indicatorBaseline
    )
    if setup.frame == nil { scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if let width = setup.contentWidth { scrollView.contentSize.width = width }
  }

  // MARK: Letters of the cases

  var b: CGFloat { scrollView.contentInset.bottom }
  var i: CGFloat { scrollView.verticalScrollIndicatorInsets.bottom }
  var o: CGFloat {
    get { scrollView.contentOffset.y }
    set {
      equipment.appWillScroll()
      scrollView.contentOffset.y = newValue
    }
  }

  var adjustedBottom: CGFloat { scrollView.adjustedContentInset.bottom }
  /// The vertical offsets since the counts were reset, in order.
  var path: [CGFloat] { scrollView.offsets }

  // MARK: Views

  /// Adds a scroll view, laid out and scrolled to its top.
  ///
  /// - Parameters:
  ///   - view: A scroll view.
  ///   - superview: Nil for the root view.
  ///   - frame: In points, in the superview's coordinate space.
  ///   - contentHeight: In points; the content is as wide as the view.
  ///   - baseline: The app's own content inset at the bottom.
  ///   - indicatorBaseline: The app's own indicator inset at the bottom; nil for the same.
  func place(
    _ view: UIScrollView,
    in superview: UIView? = nil,
    frame: CGRect,
    contentHeight: CGFloat,
    baseline: CGFloat = 0,
    indicatorBaseline: CGFloat? = nil
  ) {
    let superview = superview ?? controller.view
    superview?.addSubview(view)
    view.frame = frame
    view.contentSize = CGSize(width: frame.width, height: contentHeight)
    view.contentInset.bottom = baseline
    view.verticalScrollIndicatorInsets.bottom = indicatorBaseline ?? baseline
    layOut()
    view.contentOffset = CGPoint(x: 0, y: -view.adjustedContentInset.top)
  }

  /// Adds a plain view, in the coordinate space of the root view or of another one.
  @discardableResult
  func addView(_ frame: CGRect, to superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (superview ?? controller.view)?.addSubview(view)
    return view
  }

  /// Adds a text field to the content, by its vertical range in content coordinates.
  func addField(_ range: ClosedRange<CGFloat>, to superview: UIView? = nil) -> ClaimingTextField {
    let field = ClaimingTextField(frame: Self.row(range))
    field.claims = false
    (superview ?? scrollView).addSubview(field)
    return field
  }

  /// Adds a text view with a caret at a given place to the content.
  ///
  /// - Parameters:
  ///   - range: Its vertical range, in content coordinates.
  ///   - caret: The caret's, in the text view's.
  /// - Returns: The text view, which does not scroll inside.
  func addTextView(_ range: ClosedRange<CGFloat>, caret: ClosedRange<CGFloat>) -> ClaimingTextView {
    let textView = ClaimingTextView(frame: Self.row(range))
    // Letters around the caret.
    textView.text = String(repeating: "i", count: 20)
    textView.isScrollEnabled = false
    textView.moveCaret(to: caret)
    scrollView.addSubview(textView)
    return textView
  }

  /// Shows a window over everything, such as an alert's or the keyboard's own.
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

  /// A frame with a vertical range, as wide as content between the margins of a phone.
  static func row(_ range: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 16, y: range.lowerBound, width: 358, height: range.upperBound - range.lowerBound)
  }

  func resize(
    to size: CGSize,
    safeArea: UIEdgeInsets,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    setup.screen = size
    setup.window = nil
    setup.safeArea = safeArea
    placeWindow(sourceLocation: sourceLocation)
  }

  // MARK: The judge

  func allow(_ rules: MovementRule..., because reason: String) {
    equipment.allow(rules, because: reason)
  }

  func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    kept.removeAll { $0.view() === view }
    kept.append(
      ({ [weak view] in view }, responders.map { responder in { [weak responder] in responder } })
    )
    coordinator.keepVisible(view, whileEditing: responders)
  }

  func companions(of focus: UIView) -> [UIView] {
    kept.filter { $0.responders.contains { $0().map(focus.isDescendant(of:)) ?? false } }
      .compactMap { $0.view() }
  }

  // MARK: The window

  private func placeWindow(sourceLocation: SourceLocation) {
    var frame = setup.windowInScreen
    let screen = window.screen.bounds
    frame.origin.x += screen.minX
    frame.origin.y += screen.maxY - setup.screen.height
    window.frame = frame
    window.layoutIfNeeded()
    // The additional insets are the difference to the device's own safe area.
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
    let differences = [
      result.top - wanted.top, result.left - wanted.left, result.bottom - wanted.bottom,
      result.right - wanted.right,
    ]
    #expect(
      differences.allSatisfy { abs($0) < 0.51 },
      "The fixture could not give the window the safe area it wants.",
      sourceLocation: sourceLocation
    )
  }

  /// The layout pass of a turn.
  private func layOut() {
    window.layoutIfNeeded()
  }
}
