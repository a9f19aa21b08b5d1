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
}
