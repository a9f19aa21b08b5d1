import CoreGraphics
import Foundation

/// A text input that UIKit scrolls into view (behaviour C2.1, statement 130).
@MainActor
protocol HeadlessRevealing: UIView {
  /// The scroll view to ask, and the rect to ask for, in its coordinate space.
  var headlessRevealTarget: (scrollView: UIScrollView, rect: CGRect)? { get }
}

extension HeadlessKeyboard {
  /// UIKit's own scroll to the first responder, by the public method, so that an override sees it
  /// (behaviour B7.8, statement 75).
  ///
  /// Animated and with no margin (C2.2).
  ///
  /// It comes when the focus moves, before the keyboard is announced, and again on the turn after a
  /// notification that changes the keyboard's frame: the clients' insets are set by then, and the
  /// call goes by them (C2.3, statement 131).
  func headlessRevealFirstResponder() {
    guard device.options.scrollsToFirstResponder, let view = focus as? any HeadlessRevealing,
      view.isFirstResponder, let target = view.headlessRevealTarget
    else { return }
    target.scrollView.scrollRectToVisible(target.rect, animated: true)
  }
}

extension UIView {
  /// The scroll view around the view, if there is one.
  ///
  /// The editor inside a text field is none (behaviour C3.2, statement 136).
  var headlessEnclosingScrollView: UIScrollView? {
    for view in sequence(first: headlessSuperview, next: { $0?.headlessSuperview }) {
      guard let scrollView = view as? UIScrollView, !(scrollView is HeadlessFieldEditor) else {
        continue
      }
      return scrollView
    }
    return nil
  }
}
