// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A colour as four numbers in sRGB.
open class UIColor: NSObject, @unchecked Sendable {
  package let headlessComponents: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    headlessComponents = [red, green, blue, alpha]
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let parts = headlessComponents
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.headlessComponents == headlessComponents
  }

  open override var hash: Int { headlessComponents.hashValue }

  // The light appearance's values.
  // https://developer.apple.com/design/human-interface-guidelines/color#Specifications
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var label: UIColor { UIColor(white: 0, alpha: 1) }
  public static var secondaryLabel: UIColor {
    UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  }
  public static var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public static var secondarySystemBackground: UIColor {
    UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  }
  public static var separator: UIColor {
    UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  }
  public static var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }
}
