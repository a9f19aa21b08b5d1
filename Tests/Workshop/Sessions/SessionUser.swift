import FilmstripKit
import Judging
import KeyboardScrolling
@_spi(Headless) import UIKit

/// A user with a finger, who touches only visible views.
@MainActor final class SessionUser {
  let finger: HeadlessFinger
  /// Waits in the middle of an action until nothing moves; the argument names the rest of the
  /// action.
  ///
  /// For example, the user leaves the app, waits, and then returns.
  var onPause: (String) -> Void = { _ in }
  /// Runs if one action has focused two views in turn; the argument is the first of them.
  var onFocusMoved: (UIView?) -> Void = { _ in }
  let device: HeadlessDevice
  private let screen: SessionKind.SessionScreen
  private var showsEmoji = false
  private var alertCount = 0

  init(using screen: SessionKind.SessionScreen, on device: HeadlessDevice) {
    self.screen = screen
    self.device = device
    finger = HeadlessFinger()
  }

  /// Performs an action and returns its description; nil if the action is impossible.
  func perform(_ action: Session.Action) -> String? {
    switch action {
    case .tap(let share): return tapField(share)
    case .tapAndHold(let share): return tapFieldAndHold(share)
    case .press(let share): return pressButton(share)
    case .type(let text): return type(text)
    case .delete(let count): return delete(count)
    case .returnKey: return pressReturn()
    case .dismiss: return dismiss()
    case .drag(let share): return drag(share)
    case .fling(let velocity): return fling(velocity)
    case .dragKeyboardAway: return dragKeyboard(isTakenBack: false)
    case .dragKeyboardAndBack: return dragKeyboard(isTakenBack: true)
    case .tapStatusBar: return tapStatusBar()
    case .pinch(let scale): return pinch(to: scale)
    case .emoji, .suggestions, .autoFill, .lockAndUnlock: return changeKeyboard(action)
    case .undock, .float, .dock: return moveKeyboard(action)
    // Apple has published nothing about Split View on an upright phone.
    case .rotate where device.half != nil: return nil
    case .rotate, .leaveAndComeBack: return useDevice(action)
    case .push, .comeBack, .alert: return navigate(action)
    case .textSize, .keyboard, .resize: return changeSetting(action)
    case .fold, .share, .neighbor: return perform(folding: action)
    case .app(let action): return letAppAct(action)
    case .wait(let seconds):
      device.clock.advance(by: seconds)
      return "wait"
    }
  }

  // MARK: Visible views

  private var focus: UIView? {
    guard let focus = device.keyboard.focus as? UIView, focus.isFirstResponder else { return nil }
    return focus
  }

  private var keyboardTop: CGFloat {
    device.keyboard.isDocked
      ? device.keyboard.frameInScreen?.minY ?? device.screen.bounds.maxY
      : device.screen.bounds.maxY
  }

  /// The views that the user can see and touch, from top to bottom.
  private func visible(_ isWanted: (UIView) -> Bool) -> [(view: UIView, point: CGPoint)] {
    var found: [(UIView, CGPoint)] = []
    let inputWindow = device.keyboard.inputWindow
    for window in device.visibleWindows + [inputWindow].compactMap(\.self) {
      func collect(_ view: UIView) {
        guard !view.isHidden else { return }
        guard isWanted(view) else {
          for subview in view.subviews { collect(subview) }
          return
        }
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let point = view.convert(center, to: window as UIView?)
        let place = window.convert(point, to: nil as UIWindow?)
        guard device.screen.bounds.contains(place),
          // An accessory view is visible although it is inside the keyboard's frame.
          window === inputWindow || !isUnderKeyboard(place),
          let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view)
        else { return }
        found.append((view, place))
      }
      collect(window)
    }
    return found.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }
  }

  private func isUnderKeyboard(_ point: CGPoint) -> Bool {
    device.keyboard.frameInScreen?.contains(point) ?? false
  }

  private func isInNavigationBar(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is UINavigationBar }
  }

  // MARK: Touching

  private func tap(_ point: CGPoint) {
    finger.touchDown(at: point)
    device.clock.advance(by: 0.06)
    finger.lift()
  }

  private func tapField(_ share: Double) -> String? {
    let fields = visible { $0 is UITextField || ($0 as? UITextView)?.isEditable ?? false }
    guard let (view, point) = pick(fields, share) else { return nil }
    let wasEdited = view.isFirstResponder
    tap(point)
    if wasEdited { bringBackKeyboard() }
    return "tap \(Self.name(of: view)) at \(Int(point.y))"
  }

  private func tapFieldAndHold(_ share: Double) -> String? {
    guard let done = tapField(share) else { return nil }
    device.clock.advance(by: 0.1)
    let tapped = focus
    finger.touchDown(at: place(atShare: 0.5))
    device.clock.advance(by: 0.2)
    finger.lift()
    // UIKit may treat the touch as a tap on a different row, and focus that row's field.
    if focus !== tapped { onFocusMoved(tapped) }
    return done + ", and hold the content"
  }

  private func pressButton(_ share: Double) -> String? {
    let buttons = visible { $0 is UIButton && !isInNavigationBar($0) }
    guard let (view, point) = pick(buttons, share) else { return nil }
    tap(point)
    return "press \((view as? UIButton)?.configuration?.title ?? "a button")"
  }

  private func pick(
    _ views: [(view: UIView, point: CGPoint)], _ share: Double
  ) -> (UIView, CGPoint)? {
    guard !views.isEmpty else { return nil }
    let index = Int((share * Double(views.count - 1)).rounded())
    return (views[index].view, views[index].point)
  }

  /// A point near the right edge of the content, where a touch seldom hits a field.
  private func place(atShare share: CGFloat) -> CGPoint {
    let bounds = device.screen.bounds
    let top = bounds.height * 0.2
    return CGPoint(x: rightEdge - 30, y: top + (keyboardTop - top) * share)
  }

  private func drag(_ share: Double) -> String? {
    guard abs(share) > 0.02 else { return nil }
    let distance = device.screen.bounds.height * CGFloat(share)
    finger.touchDown(at: place(atShare: distance > 0 ? 0.1 : 0.7))
    finger.drag(by: distance, on: device)
    lift()
    return "drag by \(Int(distance))"
  }

  private func fling(_ velocity: Double) -> String? {
    guard abs(velocity) > 100 else { return nil }
    finger.touchDown(at: place(atShare: velocity > 0 ? 0.3 : 0.6))
    finger.drag(by: velocity > 0 ? 48 : -48, on: device)
    finger.lift(velocity: CGPoint(x: 0, y: velocity))
    return "fling with \(Int(velocity))"
  }

  /// Drags the keyboard down, calls `meanwhile`, and drags the keyboard up if `isTakenBack`.
  private func dragKeyboard(isTakenBack: Bool, meanwhile: () -> Void = {}) -> String? {
    guard device.keyboard.isDocked else { return nil }
    // The drag begins on the content, above any bar on the keyboard.
    let bar = ScreenFields.barOnKeyboard(in: screen.controller.view)
    let barTop = bar.map { $0.convert($0.bounds, to: device.screen.coordinateSpace).minY }
    let start = min(keyboardTop, barTop ?? keyboardTop) - 30
    finger.touchDown(at: CGPoint(x: rightEdge - 30, y: start))
    let distance = device.screen.bounds.maxY - start - (isTakenBack ? 80 : 1)
    finger.drag(by: distance, on: device)
    meanwhile()
    if isTakenBack { finger.drag(by: -distance, on: device) }
    lift()
    return isTakenBack ? "drag the keyboard down and back" : "drag the keyboard away"
  }

  private func lift() {
    device.clock.advance(by: 0.1)
    finger.lift()
  }

  private func tapStatusBar() -> String? {
    let views = visible { ($0 as? UIScrollView)?.scrollsToTop ?? false }
    guard let view = views.first?.view as? UIScrollView else { return nil }
    view.headlessScrollToTop()
    return "tap the status bar"
  }

  private func pinch(to scale: Double) -> String? {
    let views = visible { ($0 as? UIScrollView)?.maximumZoomScale ?? 1 > 1 }
    guard let view = views.first?.view as? UIScrollView else { return nil }
    let pinch = HeadlessPinch(screen: device.screen)
    pinch.touchDown(at: place(atShare: 0.5))
    let factor = CGFloat(scale) / view.zoomScale
    for step in 1...12 {
      pinch.move(toScale: pow(factor, CGFloat(step) / 12))
      device.clock.advance(by: 1 / 60)
    }
    pinch.lift()
    return "zoom to \(scale)"
  }

  // MARK: Typing

  private func type(_ text: String) -> String? {
    guard device.keyboard.isDocked, let focus else { return nil }
    switch focus {
    case let field as UITextField:
      field.insertText(text.replacingOccurrences(of: "\n", with: " "))
    case let textView as UITextView:
      for letter in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if letter.offset > 0 { textView.insertText("\n") }
        textView.insertText(String(letter.element))
        device.clock.advance(by: 0.1)
      }
    default: return nil
    }
    return "type \(text.count) letters"
  }

  private func delete(_ count: Int) -> String? {
    guard device.keyboard.isDocked, let input = focus as? any UIKeyInput else { return nil }
    for _ in 0..<count { input.deleteBackward() }
    return "delete \(count) letters"
  }

  private func pressReturn() -> String? {
    guard device.keyboard.isDocked, let focus else { return nil }
    (focus as? UITextField)?.headlessPressReturn()
    (focus as? UITextView)?.insertText("\n")
    return "press Return"
  }

  private func dismiss() -> String? {
    guard focus != nil else { return nil }
    for window in device.visibleWindows { window.endEditing(true) }
    return "dismiss the keyboard"
  }

  // MARK: The keyboard and the device

  private func changeKeyboard(_ action: Session.Action) -> String? {
    let keyboard = device.keyboard
    guard keyboard.isDocked, let frame = keyboard.frameInScreen, focus != nil else { return nil }
    switch action {
    case .emoji:
      showsEmoji.toggle()
      keyboard.perform(.toggleEmoji(height: frame.height + (showsEmoji ? 20 : -20)))
      return showsEmoji ? "show emoji" : "show letters"
    case .suggestions:
      keyboard.perform(.predictiveBar(isVisible: !keyboard.showsPredictiveBar))
      return "switch the suggestions"
    case .autoFill:
      // The user needs 1.5 s to find the suggestion.
      device.clock.advance(by: 1.5)
      (focus as? UITextField)?.insertText("ada")
      keyboard.perform(.autoFill)
      return "fill in a field"
    default:
      // The user needs half a second to reach the lock button.
      device.clock.advance(by: 0.5)
      keyboard.perform(.lockAndUnlock)
      return "lock and unlock"
    }
  }

  private func moveKeyboard(_ action: Session.Action) -> String? {
    let keyboard = device.keyboard
    guard focus != nil, keyboard.frameInScreen != nil else { return nil }
    switch action {
    case .undock where keyboard.isDocked:
      keyboard.perform(.undockByMenu())
      return "undock the keyboard"
    case .float where keyboard.isDocked:
      keyboard.perform(.float(frame: CGRect(x: 300, y: 600, width: 320, height: 254)))
      return "make the keyboard float"
    case .dock where !keyboard.isDocked:
      keyboard.perform(.dock)
      return "dock the keyboard"
    default: return nil
    }
  }

  private func useDevice(_ action: Session.Action) -> String? {
    if action == .rotate {
      let isPortrait = device.screen.bounds.height > device.screen.bounds.width
      device.rotate(to: isPortrait ? .landscapeLeft : .portrait)
      return "rotate the device"
    }
    device.keyboard.perform(.background)
    onPause("come back to the app")
    device.keyboard.perform(.foreground)
    return "leave the app and come back"
  }

  private func changeSetting(_ action: Session.Action) -> String? {
    switch action {
    case .textSize(let share):
      let sizes: [UIContentSizeCategory] = [
        .small, .large, .extraLarge, .extraExtraExtraLarge, .accessibilityLarge,
      ]
      let size = sizes[Int((share * Double(sizes.count - 1)).rounded())]
      guard size != device.options.contentSizeCategory else { return nil }
      device.options.contentSizeCategory = size
      return "choose the text size \(size.rawValue)"
    case .keyboard(let height):
      guard device.keyboard.isDocked, focus != nil else { return nil }
      device.keyboard.perform(.changeFrameOnly(height: CGFloat(height)))
      return "switch to a keyboard of \(Int(height))"
    case .resize(let share):
      let screen = device.screen.bounds
      let width = (screen.width * (0.5 + CGFloat(share) / 2)).rounded()
      let height = share < 0.3 ? (screen.height * 0.8).rounded() : screen.height
      device.resize(device.scene, to: CGRect(x: 0, y: 0, width: width, height: height))
      return "make the window \(Int(width)) by \(Int(height))"
    default: return nil
    }
  }

  // MARK: The app

  private func letAppAct(_ action: AppAction) -> String? {
    guard let app = screen.controller as? any ActingScreen else { return nil }
    switch action.deed {
    case .flicker: return flicker()
    case .receiveUnderFinger:
      var done: String?
      let drag = dragKeyboard(isTakenBack: action.share < 0.5) {
        done = app.act(.receive, share: action.share)
      }
      return drag.flatMap { drag in done.map { "\(drag), meanwhile \($0)" } }
    default: return app.act(action.deed, share: action.share)
    }
  }

  private func flicker() -> String? {
    guard let focus else { return nil }
    for _ in 0..<6 {
      // The app may have deleted the row with the field.
      guard focus.window != nil else { break }
      if focus.isFirstResponder {
        focus.resignFirstResponder()
      } else {
        focus.becomeFirstResponder()
      }
      device.clock.advance(by: 0.08)
    }
    return "the focus goes and comes back three times"
  }

  // MARK: Screens

  private func navigate(_ action: Session.Action) -> String? {
    let navigation = screen.controller.navigationController
    switch action {
    case .push:
      guard let navigation, navigation.topViewController === screen.controller else { return nil }
      let next = PlainFormScreen(coordinator: KeyboardScrollCoordinator(), contentHeight: 1000)
      navigation.pushViewController(next, animated: true)
      return "go to the next screen"
    case .comeBack:
      guard let navigation, navigation.topViewController !== screen.controller else { return nil }
      navigation.popViewController(animated: true)
      return "come back"
    default:
      guard screen.controller.presentedViewController == nil else { return nil }
      alertCount += 1
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      if alertCount.isMultiple(of: 2) { alert.addTextField() }
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      screen.controller.present(alert, animated: true)
      onPause("confirm an alert")
      alert.headlessTap(action)
      return "confirm an alert"
    }
  }

  private static func name(of view: UIView) -> String {
    switch view {
    case let field as UITextField: field.placeholder.map { "“\($0)”" } ?? "a field"
    case is UITextView: "a text"
    default: "a view"
    }
  }
}
