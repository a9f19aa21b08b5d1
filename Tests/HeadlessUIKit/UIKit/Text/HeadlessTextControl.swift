// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// What `UITextField` stores for its text, and what an app overrides of it.
///
/// The rest, which `UITextView` shares, is in `_HeadlessTextOwner`. UIKit's classes have the requirements
/// of the protocols they adopt as members to override; the table lists them for the protocols alone,
/// so they stand in a superclass without a public name.
@MainActor
open class _HeadlessTextControl: UIControl, _HeadlessTextOwner {
  private let headlessOwnText = _HeadlessText()

  public var _headlessText: _HeadlessText { headlessOwnText }
  public var _headlessTextArea: CGRect { bounds }

  open var selectedTextRange: UITextRange? {
    get { _headlessText.selectedTextRange }
    set { _headlessText.selectedTextRange = newValue }
  }

  /// Tells of the change as typing does, without asking the delegate first.
  open func insertText(_ text: String) {
    _headlessText.insert(text)
  }

  open func deleteBackward() {
    _headlessText.deleteBackward()
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    _headlessText.firstRect(for: range, in: _headlessTextArea)
  }

  /// In the field's own coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    _headlessText.caretRect(for: position, in: _headlessTextArea)
  }
}
