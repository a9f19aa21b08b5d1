import UIKit

extension UIResponder {
  func nearest<Value>(_ value: (UIResponder) -> Value?) -> Value? {
    value(self) ?? next?.nearest(value)
  }

  var firstResponderInChain: UIResponder? { nearest { $0.isFirstResponder ? $0 : nil } }
}

extension UIView {
  /// Searches for a first responder that posts no notification, such as a custom text input view;
  /// UIKit has no public API for this.
  func findFirstResponder() -> UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.findFirstResponder() { return found }
    }
    return nil
  }

  var scrollViewAround: UIScrollView? {
    superview.flatMap { $0 as? UIScrollView ?? $0.scrollViewAround }
  }

  /// True while the user touches or scrolls the view itself or a scroll view around it.
  var isInTouchedContent: Bool { isInContent { $0 != .none } }

  func isInContent(where matches: (Touch) -> Bool) -> Bool {
    var next = self as? UIScrollView ?? scrollViewAround
    while let scrollView = next, !matches(scrollView.touch) { next = scrollView.scrollViewAround }
    return next != nil
  }
}
