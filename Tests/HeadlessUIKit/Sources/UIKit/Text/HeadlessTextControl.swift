/// The text members of `UITextField` that an app may override, implemented by `_HeadlessText`.
///
/// These members are in a superclass, because a protocol's default implementation cannot be
/// overridden. Members that apps do not override are in `_HeadlessTextOwner`.
@MainActor open class _HeadlessTextControl: UIControl, _HeadlessTextOwner {
  private let ownText = _HeadlessText()

  public var _headlessText: _HeadlessText { ownText }
  public var _headlessTextArea: CGRect { bounds }

  open var selectedTextRange: UITextRange? {
    get { _headlessText.selectedTextRange }
    set { _headlessText.selectedTextRange = newValue }
  }

  open var hasText: Bool { _headlessText.hasText }

  open var beginningOfDocument: UITextPosition { _headlessText.beginning }
  open var endOfDocument: UITextPosition { _headlessText.end }

  open func text(in range: UITextRange) -> String? { _headlessText.text(in: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    _headlessText.replace(range, with: text)
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { _headlessText.textRange(from: fromPosition, to: toPosition) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    _headlessText.position(from: position, offset: offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    _headlessText.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    _headlessText.distance(from: from, to: toPosition)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    _headlessText.closestPosition(to: point, in: _headlessTextArea)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    _headlessText.closestPosition(to: point, within: range, in: _headlessTextArea)
  }

  /// Selects the whole text (S204).
  @_documentation(visibility: internal)
  open func selectAll(_ sender: Any?) { _headlessText.selectAll() }

  /// Inserts text and reports the change like typing, without asking the delegate.
  open func insertText(_ text: String) {
    _headlessText.insert(text)
    HeadlessDevice.current.keyboard.didType()
  }

  open func deleteBackward() { _headlessText.deleteBackward() }

  open func firstRect(for range: UITextRange) -> CGRect {
    _headlessText.firstRect(for: range, in: _headlessTextArea)
  }

  /// In the field's own coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    _headlessText.caretRect(for: position, in: _headlessTextArea)
  }
}
