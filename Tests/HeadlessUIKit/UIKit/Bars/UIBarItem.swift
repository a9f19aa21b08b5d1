// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item.
  weak var headlessBar: UIView?

  public override init() {
    super.init()
  }

  open var isEnabled = true { didSet { headlessDidChange() } }
  open var title: String? { didSet { headlessDidChange() } }
  open var image: UIImage? { didSet { headlessDidChange() } }
  open var tag = 0

  func headlessDidChange() {
    headlessBar?.setNeedsLayout()
  }
}
