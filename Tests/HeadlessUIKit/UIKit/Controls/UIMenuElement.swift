// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIMenuElement: NSObject {
  var headlessTitle: String
  var headlessSubtitle: String?
  var headlessImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    headlessTitle = title
    headlessSubtitle = subtitle
    headlessImage = image
    super.init()
  }

  open var title: String { headlessTitle }
  open var subtitle: String? { headlessSubtitle }
  open var image: UIImage? { headlessImage }
}

extension UIMenuElement {
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    @_documentation(visibility: internal)
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    @_documentation(visibility: internal)
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    @_documentation(visibility: internal)
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    @_documentation(visibility: internal)
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }
}
