@MainActor open class UIMenuElement: NSObject {
  var storedTitle: String
  var storedSubtitle: String?
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedSubtitle = subtitle
    storedImage = image
    super.init()
  }

  open var title: String { storedTitle }
  open var subtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  open var image: UIImage? { storedImage }
}

extension UIMenuElement {
  public enum State: Int, Sendable { case off, on, mixed }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

@_documentation(visibility: internal) extension UIMenuElement.Attributes {
  public static var disabled: Self { Self(rawValue: 1 << 0) }
  public static var destructive: Self { Self(rawValue: 1 << 1) }
  public static var hidden: Self { Self(rawValue: 1 << 2) }
  public static var keepsMenuPresented: Self { Self(rawValue: 1 << 3) }
}
