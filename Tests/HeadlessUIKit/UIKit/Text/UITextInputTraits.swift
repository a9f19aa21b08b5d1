// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Every requirement is optional in Objective-C; the stand-in's own text inputs have all of them.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

struct HeadlessTextTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
}

// UITextField and UITextView redeclare the properties as ordinary ones. A secure field and a numeric
// keyboard change the keyboard's height on an iPhone, at the next focus or `reloadInputViews()`;
// the rest is plain data.
extension UITextInputTraits where Self: _HeadlessTextOwner {
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
