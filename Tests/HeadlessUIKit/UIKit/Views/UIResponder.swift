// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// An object that can receive events and become the first responder.
@MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  open var isFirstResponder: Bool { headlessWindowOfResponder?.headlessFirstResponder === self }

  /// Runs the new responder's method first; from inside it the old one resigns (behaviour C1.3,
  /// statement 128). Fails without a window, and when the present one will not go (C1.2).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = headlessWindowOfResponder, canBecomeFirstResponder else { return false }
    let current = window.headlessFirstResponder
    // Nothing more happens for the present one (C1.1, statement 127).
    guard current !== self else { return true }
    guard headlessShouldBeginEditing else { return false }
    let keyboard = HeadlessDevice.current.keyboard
    return keyboard.headlessChangingFirstResponder {
      if let current {
        guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      }
      window.headlessFirstResponder = self
      headlessDidBecomeFirstResponder()
      return true
    }
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard headlessShouldEndEditing else { return false }
    headlessResign()
    return true
  }

  open func reloadInputViews() {
    guard isFirstResponder else { return }
    HeadlessDevice.current.keyboard.headlessInputViewsDidChange()
  }

  // MARK: Hooks, for the stand-in's own subclasses

  var headlessShouldBeginEditing: Bool { true }
  var headlessShouldEndEditing: Bool { true }
  /// Tells what the responder wants told before the keyboard moves.
  func headlessDidBecomeFirstResponder() {}
  func headlessDidResignFirstResponder() {}

  /// Gives up the first responder without asking (statement 138).
  func headlessResign() {
    guard let window = headlessWindowOfResponder, window.headlessFirstResponder === self else {
      return
    }
    _ = HeadlessDevice.current.keyboard.headlessChangingFirstResponder {
      window.headlessFirstResponder = nil
      headlessDidResignFirstResponder()
      return true
    }
  }

  /// The window whose first responder this can be.
  var headlessWindowOfResponder: UIWindow? {
    for responder in sequence(first: self, next: { $0.next }) {
      if let window = responder as? UIWindow { return window }
      if let view = responder as? UIView { return view.window }
      if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
    }
    return nil
  }
}
