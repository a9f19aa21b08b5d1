// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A place in a text.
///
/// What it is made of is the text input's affair.
@MainActor
open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}
