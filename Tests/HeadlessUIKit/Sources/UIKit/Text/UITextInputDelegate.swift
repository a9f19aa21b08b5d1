// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Learns from a text input that it changed.
///
/// UIKit's keyboard sets itself as the delegate; the stand-in sets none and reads the text.
@MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
