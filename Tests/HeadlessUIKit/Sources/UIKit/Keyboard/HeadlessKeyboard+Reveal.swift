import CoreGraphics
import Foundation

/// A text input that UIKit scrolls into view (statement 130).
@MainActor
protocol TextRevealing: UIView {
  /// The scroll view to scroll, and the rectangle to reveal, in its coordinate space.
  var revealTarget: (scrollView: UIScrollView, rect: CGRect)? { get }
}

extension HeadlessKeyboard {
  /// UIKit's own scroll to the first responder, by the public method, so that an override receives
  /// it (statement 75).
  ///
  /// Animated and with no margin (statement 131).
  ///
  /// UIKit scrolls when the focus moves, before it announces the keyboard. It scrolls again on the
  /// turn after a notification that changes the keyboard's frame, with the insets that the clients
  /// have set in between (statement 131).
  func revealFirstResponder() {
    guard device.options.scrollsToFirstResponder, let view = focus as? any TextRevealing,
      view.isFirstResponder, let target = view.revealTarget
    else { return }
    isScrollingToFocus = true
    target.scrollView.scrollRectToVisible(target.rect, animated: true)
    isScrollingToFocus = false
  }
}

extension UIView {
  /// The scroll view around the view, if there is one.
  ///
  /// The editor inside a text field does not count (statement 136).
  var enclosingScrollView: UIScrollView? {
    for view in sequence(first: storedSuperview, next: { $0?.storedSuperview }) {
      guard let scrollView = view as? UIScrollView, !(scrollView is FieldEditor) else {
        continue
      }
      return scrollView
    }
    return nil
  }
}
