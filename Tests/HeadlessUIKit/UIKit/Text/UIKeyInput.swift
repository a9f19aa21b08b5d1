// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// What the keyboard comes up for.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
