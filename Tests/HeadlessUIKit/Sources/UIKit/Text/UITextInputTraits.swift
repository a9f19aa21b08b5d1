// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Every requirement is optional in Objective-C, and `UITextField` and `UITextView` redeclare them.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}
