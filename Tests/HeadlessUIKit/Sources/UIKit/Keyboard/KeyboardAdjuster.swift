/// An adjustment by UIKit for the keyboard, such as a table view controller's (S140 to S145).
@MainActor protocol KeyboardAdjuster: AnyObject {
  /// Adjusts for a keyboard that is about to move, before or after the app does.
  ///
  /// - Parameter frame: The docked end frame, in the screen's coordinate space. Nil if the keyboard
  ///   will be hidden or floating.
  func keyboardWillMove(toFrameInScreen frame: CGRect?)
}
