import UIKit

@MainActor protocol FocusClaiming: UIView {
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

  /// Makes a text view that does not scroll.
  static func make(frame: CGRect, caret: CGRect) -> ClaimingTextView {
    let textView = ClaimingTextView(frame: frame)
    // The caret is between these letters.
    textView.text = String(repeating: "i", count: 20)
    textView.caret = caret
    textView.isScrollEnabled = false
    return textView
  }

  static func caret(_ range: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 5, y: range.lowerBound, width: 2, height: range.upperBound - range.lowerBound)
  }

  var claims: Bool?

  /// The caret in the text view's coordinates; a new caret also moves the selection by one letter.
  var caret = CGRect.null {
    didSet { selectedRange = NSRange(location: (selectedRange.location + 1) % 20, length: 0) }
  }

  override var isFirstResponder: Bool { claims ?? super.isFirstResponder }

  override func caretRect(for position: UITextPosition) -> CGRect { caret }

  func moveCaret(to range: ClosedRange<CGFloat>) { caret = Self.caret(range) }

  func announceChange() {
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}
