import UIKit

@MainActor
protocol FocusClaiming: UIView {
  static var beginName: Notification.Name { get }
  static var changeName: Notification.Name { get }
  static var endName: Notification.Name { get }

  /// The claimed value of `isFirstResponder`; nil for UIKit's own.
  var claims: Bool? { get set }
}

extension ClaimingTextField: FocusClaiming {
  static var beginName: Notification.Name { textDidBeginEditingNotification }
  static var changeName: Notification.Name { textDidChangeNotification }
  static var endName: Notification.Name { textDidEndEditingNotification }
}

/// A text view that can claim to be first responder, and whose caret a test moves.
final class ClaimingTextView: UITextView, FocusClaiming {
  static var beginName: Notification.Name { textDidBeginEditingNotification }
  static var changeName: Notification.Name { textDidChangeNotification }
  static var endName: Notification.Name { textDidEndEditingNotification }

  var claims: Bool? = false
  private var caret = CGRect.zero

  override var isFirstResponder: Bool { claims ?? super.isFirstResponder }

  override func caretRect(for position: UITextPosition) -> CGRect { caret }

  func moveCaret(to range: ClosedRange<CGFloat>) {
    caret = CGRect(x: 5, y: range.lowerBound, width: 2, height: range.upperBound - range.lowerBound)
    selectedRange = NSRange(location: (selectedRange.location + 1) % 20, length: 0)
  }
}
