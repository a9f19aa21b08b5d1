// On an iPad, the keyboard of a form sheet stays when the first responder resigns (S277).

extension HeadlessKeyboard {
  /// Whether the keyboard stays although no responder needs it; the responder that had it is nil if
  /// the keyboard has stayed already.
  func staysInFormSheet(after previous: UIResponder?) -> Bool {
    if let previous { sheetWithKeyboard = previous.presentedControllerAround }
    guard !isDismissedByUser, let sheet = sheetWithKeyboard, sheet.keepsKeyboard else {
      sheetWithKeyboard = nil
      return false
    }
    return true
  }

  /// Runs a dismissal by the user, whom a form sheet does not prevent from hiding the keyboard.
  func dismissForUser<Result>(if hides: Bool = true, _ dismiss: () -> Result) -> Result {
    isDismissedByUser = hides
    defer { isDismissedByUser = false }
    return dismiss()
  }

  /// Hides a keyboard that stayed in a form sheet after the sheet has left, unless the focus moves.
  func sheetDidLeave(_ sheet: UIViewController) {
    guard sheetWithKeyboard === sheet else { return }
    if isChangingFirstResponder { sheetWithKeyboard = nil } else { leaveFormSheet() }
  }

  /// Hides a keyboard that stays without a first responder, if there is one.
  public func leaveFormSheet() {
    guard isAutomatic, sheetWithKeyboard != nil, focus == nil, frameInScreen != nil else { return }
    sheetWithKeyboard = nil
    hide()
    inputHost.clear()
  }
}

extension UIResponder {
  /// The presented controller that contains the responder, for example a navigation controller.
  fileprivate var presentedControllerAround: UIViewController? {
    sequence(first: self, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }
      .first { $0.presenting != nil }
  }
}

extension UIViewController {
  /// Only a controller on an iPad keeps the keyboard, and the presented controller decides, not a
  /// controller inside it.
  fileprivate var keepsKeyboard: Bool {
    HeadlessDevice.current.model.idiom == .pad && !isBeingDismissed
      && viewIfLoaded?.window != nil && disablesAutomaticKeyboardDismissal
  }
}
