import CoreGraphics
import Foundation

/// A part of the system that insets for the keyboard, such as a table view controller (statements
/// 140 to 145).
@MainActor
protocol KeyboardAdjuster: AnyObject {
  /// The keyboard is about to move; called before or after the clients are notified.
  ///
  /// - Parameter frame: The docked end frame, in the screen's coordinate space. Nil if the keyboard
  ///   will be hidden or floating.
  func keyboardWillMove(toFrameInScreen frame: CGRect?)
}
