@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { canBecomeFirstResponderByDefault }
  open var canResignFirstResponder: Bool { true }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the accessory view, for a responder without an accessory view of its own
  /// (S205).
  open var inputAccessoryViewController: UIInputViewController? { nil }

  open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

  /// Makes this the first responder, after the old one resigned (S128).
  ///
  /// Returns false if the old first responder refuses to resign (S128), or if there is no window
  /// (S126). Without a window, the request is recorded (S185).
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = windowOfResponder else {
      rememberEarlyFocus()
      return false
    }
    forgetEarlyFocus()
    // For the current first responder, nothing changes (S127).
    guard window.firstResponder !== self else { return true }
    guard shouldBeginEditing else { return false }
    return HeadlessDevice.current.keyboard.changeFirstResponder {
      replaceFirstResponder(of: window)
    }
  }

  private func replaceFirstResponder(of window: UIWindow) -> Bool {
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    // A delegate of the old responder may have focused another view, or removed this responder.
    guard window.firstResponder == nil, windowOfResponder === window else {
      return isFirstResponder
    }
    let keyboard = HeadlessDevice.current.keyboard
    window.firstResponder = self
    keyboard.focusDidMove(to: self)
    if beginsEditingAfterKeyboard {
      keyboard.afterTransition.append { [weak self] in
        guard let self, isFirstResponder else { return }
        didBecomeFirstResponder()
      }
    } else {
      didBecomeFirstResponder()
    }
    return true
  }

  /// Resigns; returns false if this is not the first responder (S186).
  @discardableResult open func resignFirstResponder() -> Bool {
    forgetEarlyFocus()
    guard isFirstResponder else { return false }
    guard shouldEndEditing else { return false }
    resign()
    return true
  }

  open func reloadInputViews() {
    guard isFirstResponder else { return }
    HeadlessDevice.current.keyboard.inputViewsDidChange()
  }

  var canBecomeFirstResponderByDefault: Bool { false }
  var shouldBeginEditing: Bool { true }
  var shouldEndEditing: Bool { true }
  /// Whether editing begins after the keyboard is announced (S99).
  var beginsEditingAfterKeyboard: Bool { false }
  func didBecomeFirstResponder() {}
  func didResignFirstResponder() {}
  /// Whether a responder inside this one becomes first responder instead.
  var passesFocusOn: Bool { false }
  func rememberEarlyFocus() {}
  func forgetEarlyFocus() {}

  /// Resigns without asking the delegate (S138).
  ///
  /// If the keyboard hides, editing ends after the hide is announced. If the focus moves, even up
  /// the responder chain (S187), editing ends at once.
  func resign() {
    guard let window = windowOfResponder, window.firstResponder === self else { return }
    let keyboard = HeadlessDevice.current.keyboard
    if keyboard.isChangingFirstResponder {
      window.firstResponder = nil
      keyboard.focusDidLeave(self)
      didResignFirstResponder()
      return
    }
    let resignsAfterHide = HeadlessDevice.current.options.resignsAfterHide
    if let successor = self.successor(in: window) {
      _ = keyboard.changeFirstResponder {
        window.firstResponder = nil
        keyboard.focusDidLeave(self)
        didResignFirstResponder()
        // A delegate may have focused another view.
        return window.firstResponder == nil && successor.becomeFirstResponder()
      }
      return
    }
    _ = keyboard.changeFirstResponder {
      if !resignsAfterHide { window.firstResponder = nil }
      keyboard.focusDidLeave(self)
      keyboard.afterTransition.append {
        // A handler of the announcement may have focused another view, or this one again.
        if resignsAfterHide, window.firstResponder === self { window.firstResponder = nil }
        self.didResignFirstResponder()
      }
      return true
    }
  }

  /// The nearest responder up the chain that can be the window's first responder.
  ///
  /// Excludes responders that leave the window with this one, and those behind a presented
  /// controller.
  private func successor(in window: UIWindow) -> UIResponder? {
    let device = HeadlessDevice.current
    guard device.options.focusAfterResigning == .nextInChain else { return nil }
    let leaving = device.keyboard.leavingView
    for responder in sequence(first: self, next: { $0.next }).dropFirst() {
      let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
      if let leaving, view?.isDescendant(of: leaving) ?? false { continue }
      if let controller = responder as? UIViewController, controller.presented != nil {
        return nil
      }
      if responder.passesFocusOn { continue }
      if responder.canBecomeFirstResponder, responder.windowOfResponder === window {
        return responder
      }
    }
    return nil
  }

  var windowOfResponder: UIWindow? {
    for responder in sequence(first: self, next: { $0.next }) {
      if let window = responder as? UIWindow { return window }
      if let view = responder as? UIView { return view.window }
      if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
    }
    return nil
  }
}

// Names and keys match Objective-C, because apps use the literal strings (S87).
nonisolated extension UIResponder {
  public static let keyboardWillShowNotification = named("UIKeyboardWillShow")
  public static let keyboardDidShowNotification = named("UIKeyboardDidShow")
  public static let keyboardWillHideNotification = named("UIKeyboardWillHide")
  public static let keyboardDidHideNotification = named("UIKeyboardDidHide")
  public static let keyboardWillChangeFrameNotification = named("UIKeyboardWillChangeFrame")
  public static let keyboardDidChangeFrameNotification = named("UIKeyboardDidChangeFrame")

  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The name of a notification, which in UIKit ends with "Notification".
func named(_ start: String) -> NSNotification.Name { NSNotification.Name(start + "Notification") }
