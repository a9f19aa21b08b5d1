// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// What `UITextView` has from `UITextInput` and `UITextInputTraits`.
///
/// UIKit's classes have the requirements of the protocols they adopt as members to override. The
/// table lists them for the protocols alone, so they stand in a superclass without a public name.
@MainActor
open class _HeadlessTextScrollView: UIScrollView, _HeadlessTextOwner {
  private let headlessOwnText = _HeadlessText()

  public var _headlessText: _HeadlessText { headlessOwnText }
  public var _headlessTextArea: CGRect { bounds }

  // MARK: UIKeyInput

  open var hasText: Bool { _headlessText.length > 0 }

  /// Tells of the change as typing does, without asking the delegate first.
  open func insertText(_ text: String) {
    _headlessText.insert(text)
  }

  open func deleteBackward() {
    _headlessText.deleteBackward()
  }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? {
    _headlessText.text(in: range)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    _headlessText.replace(range, with: text)
  }

  open var selectedTextRange: UITextRange? {
    get { _headlessText.selectedTextRange }
    set { _headlessText.selectedTextRange = newValue }
  }

  open var beginningOfDocument: UITextPosition { HeadlessTextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { HeadlessTextPosition(offset: _headlessText.length) }

  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    _headlessText.textRange(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    _headlessText.position(from: position, offset: offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    _headlessText.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    _headlessText.offset(of: toPosition) - _headlessText.offset(of: from)
  }

  /// The part of the range on its first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    _headlessText.firstRect(for: range, in: _headlessTextArea)
  }

  /// In the view's own coordinates, which move with its content (behaviour C3.3, statement 134).
  open func caretRect(for position: UITextPosition) -> CGRect {
    _headlessText.caretRect(for: position, in: _headlessTextArea)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    _headlessText.closestPosition(to: point, in: _headlessTextArea)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    _headlessText.closestPosition(to: point, within: range, in: _headlessTextArea)
  }

  // MARK: UITextInputTraits

  // A secure field and a numeric keyboard change the keyboard's height on an iPhone, at the next
  // focus or `reloadInputViews()`. The rest is plain data.

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { _headlessText.traits.autocapitalizationType }
    set { _headlessText.traits.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { _headlessText.traits.autocorrectionType }
    set { _headlessText.traits.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { _headlessText.traits.spellCheckingType }
    set { _headlessText.traits.spellCheckingType = newValue }
  }

  open var smartQuotesType: UITextSmartQuotesType {
    get { _headlessText.traits.smartQuotesType }
    set { _headlessText.traits.smartQuotesType = newValue }
  }

  open var smartDashesType: UITextSmartDashesType {
    get { _headlessText.traits.smartDashesType }
    set { _headlessText.traits.smartDashesType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { _headlessText.traits.keyboardType }
    set { _headlessText.traits.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { _headlessText.traits.keyboardAppearance }
    set { _headlessText.traits.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { _headlessText.traits.returnKeyType }
    set { _headlessText.traits.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { _headlessText.traits.enablesReturnKeyAutomatically }
    set { _headlessText.traits.enablesReturnKeyAutomatically = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { _headlessText.traits.isSecureTextEntry }
    set { _headlessText.traits.isSecureTextEntry = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { _headlessText.traits.textContentType }
    set { _headlessText.traits.textContentType = newValue }
  }
}
