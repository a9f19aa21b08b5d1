import UIKit

extension UIView {
  /// Searches for the first responder in the view and below it.
  ///
  /// It is used only for custom text input views, which post no notification. UIKit has no public
  /// API for the first responder.
  func findFirstResponder() -> UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.findFirstResponder() { return found }
    }
    return nil
  }

  /// True when the system may still move the view after the keyboard has been announced: the view
  /// is in a sheet or a popover, which does not fill its window.
  ///
  /// Sheets are moved one turn later. https://github.com/nathantannar4/InputBarAccessoryView,
  /// `KeyboardManager`, compares the gap before and after that turn for the same reason.
  var isInMovablePresentation: Bool {
    guard let window else { return false }
    for responder in sequence(first: self as UIResponder, next: { $0.next }) {
      guard let controller = responder as? UIViewController,
        controller.presentingViewController != nil, let root = controller.viewIfLoaded
      else { continue }
      return root.convert(root.bounds, to: window as UIView?) != window.bounds
    }
    return false
  }
}
