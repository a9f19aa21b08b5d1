/// The shared implementation of `UITextField` and `UITextView`.
@MainActor public protocol _HeadlessTextOwner: UITextInput {
  var _headlessText: _HeadlessText { get }
  /// The text's area, in the owner's coordinate space; an infinite width does not wrap.
  var _headlessTextArea: CGRect { get }
}

// On an iPhone, `isSecureTextEntry` and a numeric `keyboardType` change the keyboard's height at
// the next focus or `reloadInputViews()`. All other traits have no effect.
extension _HeadlessTextOwner {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { _headlessText.traits.autocapitalizationType }
    set { _headlessText.traits.autocapitalizationType = newValue }
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { _headlessText.traits.autocorrectionType }
    set { _headlessText.traits.autocorrectionType = newValue }
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { _headlessText.traits.spellCheckingType }
    set { _headlessText.traits.spellCheckingType = newValue }
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { _headlessText.traits.smartQuotesType }
    set { _headlessText.traits.smartQuotesType = newValue }
  }

  public var smartDashesType: UITextSmartDashesType {
    get { _headlessText.traits.smartDashesType }
    set { _headlessText.traits.smartDashesType = newValue }
  }

  public var keyboardType: UIKeyboardType {
    get { _headlessText.traits.keyboardType }
    set { _headlessText.traits.keyboardType = newValue }
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { _headlessText.traits.keyboardAppearance }
    set { _headlessText.traits.keyboardAppearance = newValue }
  }

  public var returnKeyType: UIReturnKeyType {
    get { _headlessText.traits.returnKeyType }
    set { _headlessText.traits.returnKeyType = newValue }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { _headlessText.traits.enablesReturnKeyAutomatically }
    set { _headlessText.traits.enablesReturnKeyAutomatically = newValue }
  }

  public var isSecureTextEntry: Bool {
    get { _headlessText.traits.isSecureTextEntry }
    set { _headlessText.traits.isSecureTextEntry = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { _headlessText.traits.textContentType }
    set { _headlessText.traits.textContentType = newValue }
  }
}

extension _HeadlessTextOwner {
  /// Types at the selection like a user, if the text is being edited and the delegate consents.
  @_spi(Headless) public func headlessType(_ string: String) { _headlessText.type(string) }

  @_spi(Headless) public func headlessDeleteBackward() { _headlessText.typeBackspace() }

  /// Moves the caret to a position, in UTF-16 units.
  func moveCaret(to offset: Int) { _headlessText.select(NSRange(location: offset, length: 0)) }

  /// The result of `caretRect(for:)` for every position; nil for the correct result.
  @_spi(Headless) public var headlessCaretRectOverride: CGRect? {
    get { _headlessText.caretRectOverride }
    set { _headlessText.caretRectOverride = newValue }
  }
}
