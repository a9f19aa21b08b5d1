// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// What the keyboard comes up for.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

extension UIKeyInput where Self: _HeadlessTextOwner {
  public var hasText: Bool { !_headlessText.text.isEmpty }

  /// Tells of the change as typing does, without asking the delegate first.
  public func insertText(_ text: String) {
    _headlessText.insert(text)
  }

  public func deleteBackward() {
    _headlessText.deleteBackward()
  }
}
