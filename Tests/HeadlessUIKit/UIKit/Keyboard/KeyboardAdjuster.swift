import CoreGraphics
import Foundation

/// What makes room for the keyboard on the system's behalf: table view controllers and the like
/// (statements 140 to 145).
@MainActor
protocol KeyboardAdjuster: AnyObject {
  /// The keyboard is on its way, before or after the clients are notified.
  ///
  /// - Parameter frame: Where it will be docked, in the screen's coordinate space. Nil when it will
  ///   be hidden, or float.
  func keyboardWillMove(toFrameInScreen frame: CGRect?)
}
