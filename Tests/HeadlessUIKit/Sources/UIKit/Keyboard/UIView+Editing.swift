// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

extension UIView {
  /// Ends editing in the view or its subviews; `force` overrides a refusal (statement 138).
  func resignInside(force: Bool) -> Bool {
    guard let responder = firstResponderInside else { return false }
    if responder.canResignFirstResponder, responder.resignFirstResponder() { return true }
    guard force else { return false }
    responder.resign()
    return true
  }

  /// The window's first responder, if it is this view, a descendant, or the controller of one.
  var firstResponderInside: UIResponder? {
    guard let responder = storedWindow?.firstResponder else { return nil }
    let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return nil }
    return responder
  }

  /// A responder that leaves its window does not stay first responder (statement 137).
  ///
  /// It resigns while it still has the window, and goes even if it refuses.
  func resignBeforeLeavingWindow() {
    let keyboard = HeadlessDevice.current.keyboard
    let outer = keyboard.leavingView
    keyboard.leavingView = self
    endEditing(true)
    keyboard.leavingView = outer
  }

  // MARK: Focus before there is a window

  /// Records the view's request for the focus.
  ///
  /// A view hierarchy keeps only the last request.
  func rememberFocusRequest() {
    guard HeadlessDevice.current.options.remembersEarlyFocus else { return }
    var root = self
    while let superview = root.storedSuperview { root = superview }
    root.forgetFocusRequests()
    wantsFocus = true
  }

  /// The view entered a window: the remembered view becomes first responder inside the call that
  /// adds the view (statement 185).
  func grantFocusRequest() {
    guard let view = viewThatWantsFocus else { return }
    forgetFocusRequests()
    view.becomeFirstResponder()
  }

  private var viewThatWantsFocus: UIView? {
    if wantsFocus { return self }
    for subview in storedSubviews {
      if let found = subview.viewThatWantsFocus { return found }
    }
    return nil
  }

  private func forgetFocusRequests() {
    wantsFocus = false
    for subview in storedSubviews { subview.forgetFocusRequests() }
  }
}
