import CoreGraphics
import Foundation

/// A part of the system that makes room for the keyboard, such as a table view controller
/// (statements 140 to 145).
@MainActor
protocol KeyboardAdjuster: AnyObject {
  /// The keyboard is on its way, before or after the clients are notified.
  ///
  /// - Parameter frame: Where it will be docked, in the screen's coordinate space. Nil when it will
  ///   be hidden, or float.
  func keyboardWillMove(toFrameInScreen frame: CGRect?)
}
