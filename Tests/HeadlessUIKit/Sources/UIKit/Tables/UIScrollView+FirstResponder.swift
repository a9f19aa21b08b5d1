extension UIScrollView {
  func firstResponder(in view: UIView) -> UIView? {
    guard let responder = storedWindow?.firstResponder as? UIView,
      responder.isDescendant(of: view)
    else { return nil }
    return responder
  }

  func holdsFirstResponder(_ view: UIView) -> Bool { firstResponder(in: view) != nil }

  /// Makes a field in a removed view resign; a refusal is an error, as in UIKit (S147).
  func resignResponder(in view: UIView) {
    precondition(
      firstResponder(in: view)?.resignFirstResponder() ?? true,
      "The first responder inside a deleted section or item refuses to resign."
    )
  }
}
