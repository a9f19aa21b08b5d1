// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// The keyboard appears for such a responder.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
