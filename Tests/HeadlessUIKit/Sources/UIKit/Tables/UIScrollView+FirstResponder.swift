extension UIScrollView {
  func holdsFirstResponder(_ view: UIView) -> Bool {
    guard let responder = storedWindow?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: view)
  }

  /// Makes a field in a removed view resign; a refusal is an error, as in UIKit (S147).
  func resignResponder(in view: UIView) {
    guard let responder = storedWindow?.firstResponder as? UIView,
      responder.isDescendant(of: view)
    else { return }
    precondition(
      responder.resignFirstResponder(),
      "The first responder inside a deleted section or item refuses to resign."
    )
  }
}
