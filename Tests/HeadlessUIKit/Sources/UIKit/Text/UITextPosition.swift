// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}
