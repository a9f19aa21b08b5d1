import CoreGraphics
import Foundation
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
/// `b`, `i` and `o` are the letters of the cases: content inset and indicator inset at the bottom, and
/// the vertical content offset, in points.
@MainActor
final class CaseScreen {
  let center = NotificationCenter()
  let clock = CaseClock()
  let environment: Environment
  let window: UIWindow
  let controller = UIViewController()
  let scrollView: CountingScrollView
  var coordinator: KeyboardScrollCoordinator
  private(set) var setup: Setup
  /// Windows above all others; only this property retains them.
  private var otherWindows: [UIWindow] = []

  init(_ setup: Setup = Setup(), sourceLocation: SourceLocation = #_sourceLocation) {
    self.setup = setup
    environment = clock.environment(center)
    window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.isHidden = false
    scrollView = CountingScrollView(frame: setup.frame ?? .zero)
    coordinator = environment.run {
      KeyboardScrollCoordinator(configuration: setup.configuration)
    }
    placeWindow(sourceLocation: sourceLocation)

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
    clock.onTurn = { [weak self] in self?.layOut() }
    if setup.isManaged { coordinator.manage(scrollView) }
    clock.settle()
    scrollView.forget()
  }

  // MARK: Letters of the cases

  var b: CGFloat { scrollView.contentInset.bottom }
  var i: CGFloat { scrollView.verticalScrollIndicatorInsets.bottom }
  var o: CGFloat {
    get { scrollView.contentOffset.y }
    set { scrollView.contentOffset.y = newValue }
  }

  /// The adjusted inset at the bottom, in points.
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
  ///   - baseline: The app's own content inset at the bottom, in points.
  ///   - indicatorBaseline: The app's own indicator inset at the bottom, in points; nil for the same.
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
  func addTextView(
    _ range: ClosedRange<CGFloat>,
    caret: ClosedRange<CGFloat>
  ) -> ClaimingTextView {
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
    let other = UIWindow(frame: window.frame)
    other.windowLevel = .alert
    other.rootViewController = UIViewController()
    other.isHidden = false
    other.layoutIfNeeded()
    otherWindows.append(other)
    return other
  }

  /// A frame with a vertical range, as wide as content between the margins of a phone.
  static func row(_ range: ClosedRange<CGFloat>) -> CGRect {
    CGRect(
      x: 16,
      y: range.lowerBound,
      width: 358,
      height: range.upperBound - range.lowerBound
    )
  }

  /// Rotates or resizes the screen.
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

  // MARK: The keyboard

  /// Posts one notification, without a turn.
  ///
  /// - Parameters:
  ///   - kind: Its name.
  ///   - frame: The end frame, in points, in the coordinate space of the case's screen.
  ///   - duration: In seconds.
  ///   - isLocal: Whether the keyboard is this app's.
  ///   - curve: The raw value of the curve.
  func post(
    _ kind: KeyboardNotification.Kind,
    _ frame: CGRect,
    duration: Double = 0.25,
    isLocal: Bool = true,
    curve: Int = 7
  ) {
    post(
      kind,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: inScreen(frame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      ]
    )
  }

  /// Posts one notification with any information.
  func post(_ kind: KeyboardNotification.Kind, userInfo: [String: Any]?) {
    center.post(name: kind.notificationName, object: nil, userInfo: userInfo)
  }

  /// Announces a keyboard as UIKit does and runs the next turn.
  func show(_ frame: CGRect = Keyboard.iPhone, isLocal: Bool = true) {
    post(.willChangeFrame, frame, isLocal: isLocal)
    post(.willShow, frame, isLocal: isLocal)
    clock.settle()
  }

  /// Announces a hide and waits for the time in which the keyboard might come back.
  func hide() {
    let below = CGRect(
      x: 0,
      y: setup.screen.height,
      width: setup.screen.width,
      height: 300
    )
    post(.willChangeFrame, below)
    post(.willHide, below)
    clock.advance(by: KeyboardTracker.holdDuration)
  }

  /// Ends the transition: advances the time and posts the two did-notifications.
  func finish(_ kind: KeyboardNotification.Kind = .didShow, _ frame: CGRect = Keyboard.iPhone) {
    clock.advance(by: 0.25)
    post(.didChangeFrame, frame)
    post(kind, frame)
    clock.settle()
  }

  /// Converts from the case's screen to the device's, through the window.
  func inScreen(_ frame: CGRect) -> CGRect {
    // A zero frame stays zero.
    guard frame != .zero else { return frame }
    let origin = setup.windowInScreen.origin
    let inWindow = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    return window.convert(inWindow, to: window.screen.coordinateSpace)
  }

  // MARK: The focus

  /// The view claims to be first responder and posts this as UIKit would; no turn runs.
  func beginEditing(_ view: any FocusClaiming) {
    view.claims = true
    center.post(name: type(of: view).beginName, object: view)
  }

  /// The view no longer claims to be first responder; no turn runs.
  func endEditing(_ view: any FocusClaiming) {
    view.claims = false
    center.post(name: type(of: view).endName, object: view)
  }

  /// Moves the focus to a view and runs the next turn.
  func focus(_ view: any FocusClaiming, from last: (any FocusClaiming)? = nil) {
    if let last { endEditing(last) }
    beginEditing(view)
    clock.settle()
  }

  /// Changes the text and runs the next turn.
  func changeText(in view: any FocusClaiming) {
    center.post(name: type(of: view).changeName, object: view)
    clock.settle()
  }

  /// A view becomes first responder and its keyboard appears, in one turn, until the transition
  /// ends.
  func focusAndShow(_ view: any FocusClaiming, _ frame: CGRect = Keyboard.iPhone) {
    beginEditing(view)
    show(frame)
    finish(.didShow, frame)
    clock.advance(by: 1)
  }

  /// Sets the content offset and resets the counts.
  func scroll(to offset: CGFloat) {
    o = offset
    clock.settle()
    scrollView.forget()
  }

  // MARK: Expectations

  /// Expects insets at the bottom, in points.
  func expect(
    b: CGFloat,
    i: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(isClose(self.b, b), "b \(self.b), not \(b)", sourceLocation: sourceLocation)
    #expect(isClose(self.i, i), "i \(self.i), not \(i)", sourceLocation: sourceLocation)
  }

  /// Expects the vertical offset, in points.
  func expect(o: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isClose(self.o, o), "o \(self.o), not \(o)", sourceLocation: sourceLocation)
  }

  /// Shows a keyboard and hides it again.
  ///
  /// Expects the insets while it is up, at most one write each, and at the end the initial state.
  /// There is no first responder, so that nothing scrolls.
  func expect(
    b: CGFloat,
    i: CGFloat,
    under frame: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = (b: self.b, i: self.i, o: o)
    scrollView.forget()
    show(frame)
    expect(b: b, i: i, sourceLocation: sourceLocation)
    finish(.didShow, frame)
    expect(b: b, i: i, sourceLocation: sourceLocation)
    expect(o: before.o, sourceLocation: sourceLocation)
    #expect(scrollView.insetWrites <= 1, sourceLocation: sourceLocation)
    #expect(scrollView.indicatorWrites <= 1, sourceLocation: sourceLocation)

    hide()
    finish(.didHide, frame.offsetBy(dx: 0, dy: 2000))
    expect(b: before.b, i: before.i, sourceLocation: sourceLocation)
    expect(o: before.o, sourceLocation: sourceLocation)
    #expect(scrollView.offsets == [], sourceLocation: sourceLocation)
  }

  /// A third of a point, a screen's smallest step, is more than any rounding.
  func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

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
