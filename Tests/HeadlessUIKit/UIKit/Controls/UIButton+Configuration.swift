// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

extension UIButton {
  public struct Configuration: Hashable, Sendable {
    /// What the configuration was made as: it decides the colours.
    package enum HeadlessStyle: Sendable {
      case plain, gray, tinted, filled
    }

    package let headlessStyle: HeadlessStyle

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var titleAlignment = TitleAlignment.automatic
    public var cornerStyle = CornerStyle.dynamic
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    /// A button with 17-point text is 35 high by this; UIKit's is 34 1/3.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )

    public static func plain() -> Configuration { Configuration(headlessStyle: .plain) }
    public static func gray() -> Configuration { Configuration(headlessStyle: .gray) }
    public static func tinted() -> Configuration { Configuration(headlessStyle: .tinted) }
    public static func filled() -> Configuration { Configuration(headlessStyle: .filled) }
    public static func borderless() -> Configuration { Configuration(headlessStyle: .plain) }
    public static func bordered() -> Configuration { Configuration(headlessStyle: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(headlessStyle: .tinted) }
    public static func borderedProminent() -> Configuration {
      Configuration(headlessStyle: .filled)
    }

    private init(headlessStyle: HeadlessStyle) {
      self.headlessStyle = headlessStyle
    }

    package var headlessForegroundColor: UIColor {
      baseForegroundColor ?? (headlessStyle == .filled ? .white : .systemBlue)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(headlessStyle)
    }
  }
}

extension UIButton.Configuration {
  public enum TitleAlignment: Int, Sendable {
    case automatic, leading, center, trailing
  }

  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic, small, medium, large, capsule
  }
}
