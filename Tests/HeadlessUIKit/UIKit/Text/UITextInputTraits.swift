// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Every requirement is optional in Objective-C, and `UITextField` and `UITextView` redeclare them.
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
