import UIKit

// UIKit's own scroll to the first responder, imitated with the public `scrollRectToVisible`.

extension UIView {
  var firstResponderInside: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponderInside).first
  }

  /// Scrolls to a text field or the caret of a text view.
  ///
  /// A scrollable text view scrolls itself; for any other field, the scroll view around it scrolls.
  func scrollAsFirstResponder() {
    var (target, scrollView) = (bounds, containers.first)
    switch self {
    case is UITextField: break
    case let textView as UITextView:
      guard let caret = textView.caretInBounds else { return }
      target = caret
      if textView.isScrollEnabled { scrollView = textView }
    default: return
    }
    guard let scrollView else { return }
    scrollView.scrollRectToVisible(scrollView.convert(target, from: self), animated: true)
  }
}
