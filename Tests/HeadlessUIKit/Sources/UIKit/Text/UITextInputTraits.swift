// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// The traits, all optional in Objective-C, which `UITextField` and `UITextView` redeclare.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}
