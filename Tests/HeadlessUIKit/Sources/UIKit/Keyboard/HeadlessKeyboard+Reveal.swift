/// A text input that UIKit scrolls into view (S130).
@MainActor protocol TextRevealing: UIView {
  /// The scroll view to scroll, and the rectangle to reveal, in the scroll view's coordinate space.
  var revealTarget: (scrollView: UIScrollView, rect: CGRect)? { get }
}

extension HeadlessKeyboard {
  /// Scrolls to the first responder with the public `scrollRectToVisible`, as UIKit does, so that
  /// an override is called (S75).
  ///
  /// The scroll is animated and has no margin. UIKit scrolls when the focus moves, before it
  /// announces the keyboard. UIKit scrolls again in the turn after a notification that changes the
  /// keyboard's frame, with the insets that the app has set meanwhile (S131).
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
  /// The scroll view around the view, except the editor inside a text field (S136).
  var enclosingScrollView: UIScrollView? {
    for view in sequence(first: storedSuperview, next: { $0?.storedSuperview }) {
      guard let scrollView = view as? UIScrollView, !(scrollView is FieldEditor) else { continue }
      return scrollView
    }
    return nil
  }
}
