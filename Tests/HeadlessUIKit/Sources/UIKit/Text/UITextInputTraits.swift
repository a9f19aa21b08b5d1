/// Traits, optional in Objective-C; `UITextField` and `UITextView` redeclare them.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {}
