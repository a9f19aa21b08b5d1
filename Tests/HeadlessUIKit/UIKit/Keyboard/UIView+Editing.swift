// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

extension UIView {
  /// Ends the editing of the view or of one below it; by force also where it would refuse
  /// (statement 138).
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = headlessFirstResponderInside else { return false }
    if responder.canResignFirstResponder, responder.resignFirstResponder() { return true }
    guard force else { return false }
    responder.headlessResign()
    return true
  }

  /// The first responder of the window, if it is this view, one below it, or the controller of one.
  var headlessFirstResponderInside: UIResponder? {
    guard let responder = headlessWindow?.headlessFirstResponder else { return nil }
    let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return nil }
    return responder
  }

  /// A first responder does not stay one outside its window (behaviour C5.4, statement 137).
  ///
  /// It resigns while it still has the window, and goes even if it refuses.
  func headlessResignBeforeLeavingWindow() {
    let keyboard = HeadlessDevice.current.keyboard
    let outer = keyboard.leavingView
    keyboard.leavingView = self
    endEditing(true)
    keyboard.leavingView = outer
  }

  // MARK: Focus before there is a window

  /// Of all views of a hierarchy the last one that was asked is remembered.
  func headlessRememberFocusRequest() {
    guard HeadlessDevice.current.options.remembersEarlyFocus else { return }
    var root = self
    while let superview = root.headlessSuperview { root = superview }
    root.headlessForgetFocusRequests()
    headlessWantsFocus = true
  }

  /// The view entered a window: the one that asked for the focus before gets it, inside the call
  /// that adds the view (statement 185).
  func headlessGrantFocusRequest() {
    guard let view = headlessViewThatWantsFocus else { return }
    headlessForgetFocusRequests()
    view.becomeFirstResponder()
  }

  private var headlessViewThatWantsFocus: UIView? {
    if headlessWantsFocus { return self }
    for subview in headlessSubviews {
      if let found = subview.headlessViewThatWantsFocus { return found }
    }
    return nil
  }

  private func headlessForgetFocusRequests() {
    headlessWantsFocus = false
    for subview in headlessSubviews { subview.headlessForgetFocusRequests() }
  }
}
