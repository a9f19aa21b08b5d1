extension UIButton {
  public struct Configuration: Hashable, Sendable {
    enum BaseStyle: Sendable { case plain, gray, tinted, filled }

    let baseStyle: BaseStyle

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var titleAlignment = TitleAlignment.automatic
    public var cornerStyle = CornerStyle.dynamic
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    /// With these insets, a button with 17-point text is 35 points high; in UIKit, 34 1/3.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    public static func plain() -> Configuration { Configuration(baseStyle: .plain) }
    public static func gray() -> Configuration { Configuration(baseStyle: .gray) }
    public static func tinted() -> Configuration { Configuration(baseStyle: .tinted) }
    public static func filled() -> Configuration { Configuration(baseStyle: .filled) }
    public static func borderless() -> Configuration { Configuration(baseStyle: .plain) }
    public static func bordered() -> Configuration { Configuration(baseStyle: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(baseStyle: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(baseStyle: .filled) }

    private init(baseStyle: BaseStyle) { self.baseStyle = baseStyle }

    var foregroundColor: UIColor {
      baseForegroundColor ?? (baseStyle == .filled ? .white : .systemBlue)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(baseStyle)
    }
  }
}

extension UIButton.Configuration {
  public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic, small, medium, large, capsule
  }
}
