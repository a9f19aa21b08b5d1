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

/// A place as the stand-in's own text inputs have it: a number of UTF-16 units from the start.
final class HeadlessTextPosition: UITextPosition {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? HeadlessTextPosition)?.offset == offset
  }

  override var hash: Int { offset }
}
