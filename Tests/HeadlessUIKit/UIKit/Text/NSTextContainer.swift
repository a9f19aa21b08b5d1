// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// The region of a text view that its text is laid out in, as far as it moves the text.
@MainActor
open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  override init() {
    super.init()
  }

  /// Left and right of each line, beside the container's inset.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { textView?.textIsStale() }
  }
}
