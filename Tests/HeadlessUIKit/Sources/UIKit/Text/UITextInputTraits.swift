// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// `UITextField` and `UITextView` redeclare these traits. All are optional in Objective-C.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}
