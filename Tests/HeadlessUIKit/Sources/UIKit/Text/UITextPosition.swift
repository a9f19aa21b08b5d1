// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A position in a text.
///
/// Only the text input interprets its contents.
@MainActor
open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}
