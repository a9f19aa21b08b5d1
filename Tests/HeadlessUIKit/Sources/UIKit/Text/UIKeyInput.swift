// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A responder that the keyboard appears for.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
