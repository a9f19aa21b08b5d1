// Requirements of `UITextInput` for composed input, words, sentences, and keys that move the caret.
// The stand-in lacks these, so most calls stop the program.
extension _HeadlessTextOwner {
  /// Nil, because the stand-in has no composed input.
  public var markedTextRange: UITextRange? { nil }

  public func unmarkText() {}

  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set { absent() }
  }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { absent() }

  public var inputDelegate: (any UITextInputDelegate)? {
    get { _headlessText.inputDelegate }
    set { _headlessText.inputDelegate = newValue }
  }

  public var tokenizer: any UITextInputTokenizer { absent() }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { absent() }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { absent() }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { absent() }

  public func characterRange(at point: CGPoint) -> UITextRange? { absent() }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { absent() }

  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { absent() }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { absent() }

  private func absent(_ name: String = #function) -> Never {
    fatalError("The stand-in's text has no \(name).")
  }
}
