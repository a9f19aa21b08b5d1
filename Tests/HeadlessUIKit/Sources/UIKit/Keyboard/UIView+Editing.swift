extension UIView {
  /// Ends editing in the view or its subviews; `force` overrides a refusal (S138).
  func resignInside(force: Bool) -> Bool {
    guard let responder = firstResponderInside else { return false }
    if responder.canResignFirstResponder, responder.resignFirstResponder() { return true }
    guard force else { return false }
    responder.resign()
    return true
  }

  var firstResponderInside: UIResponder? {
    guard let responder = storedWindow?.firstResponder else { return nil }
    let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return nil }
    return responder
  }

  /// Makes the first responder resign, even if it refuses, before its view leaves the window
  /// (S137).
  func resignBeforeLeavingWindow() {
    let keyboard = HeadlessDevice.current.keyboard
    let outer = keyboard.leavingView
    keyboard.leavingView = self
    endEditing(true)
    keyboard.leavingView = outer
  }

  /// Records that the view asked to become first responder; a hierarchy keeps only the last
  /// request.
  func rememberFocusRequest() {
    guard HeadlessDevice.current.options.remembersEarlyFocus else { return }
    var root = self
    while let superview = root.storedSuperview { root = superview }
    root.forgetFocusRequests()
    wantsFocus = true
  }

  /// Focuses the recorded view, inside the call that adds the view to a window (S185).
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
