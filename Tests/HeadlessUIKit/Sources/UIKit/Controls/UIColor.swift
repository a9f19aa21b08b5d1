/// A colour as four numbers in sRGB.
open class UIColor: NSObject, @unchecked Sendable {
  let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let parts = components
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  @_documentation(visibility: internal) open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  @_documentation(visibility: internal) open override var hash: Int { components.hashValue }

  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
  { self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha) }
}

extension UIColor {
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var red: UIColor { UIColor(255, 0, 0) }
  public static var green: UIColor { UIColor(0, 255, 0) }
  public static var blue: UIColor { UIColor(0, 0, 255) }
  public static var cyan: UIColor { UIColor(0, 255, 255) }
  public static var magenta: UIColor { UIColor(255, 0, 255) }
  public static var yellow: UIColor { UIColor(255, 255, 0) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

// The colors of the light appearance.
// https://developer.apple.com/design/human-interface-guidelines/color#Specifications
extension UIColor {
  public static var systemRed: UIColor { UIColor(255, 59, 48) }
  public static var systemOrange: UIColor { UIColor(255, 149, 0) }
  public static var systemYellow: UIColor { UIColor(255, 204, 0) }
  public static var systemGreen: UIColor { UIColor(52, 199, 89) }
  public static var systemMint: UIColor { UIColor(0, 199, 190) }
  public static var systemTeal: UIColor { UIColor(48, 176, 199) }
  public static var systemCyan: UIColor { UIColor(50, 173, 230) }
  public static var systemBlue: UIColor { UIColor(0, 122, 255) }
  public static var systemIndigo: UIColor { UIColor(88, 86, 214) }
  public static var systemPurple: UIColor { UIColor(175, 82, 222) }
  public static var systemPink: UIColor { UIColor(255, 45, 85) }
  public static var systemBrown: UIColor { UIColor(162, 132, 94) }
  public static var systemGray: UIColor { UIColor(142, 142, 147) }
  public static var systemGray2: UIColor { UIColor(174, 174, 178) }
  public static var systemGray3: UIColor { UIColor(199, 199, 204) }
  public static var systemGray4: UIColor { UIColor(209, 209, 214) }
  public static var systemGray5: UIColor { UIColor(229, 229, 234) }
  public static var systemGray6: UIColor { UIColor(242, 242, 247) }

  public static var label: UIColor { .black }
  public static var secondaryLabel: UIColor { UIColor(60, 60, 67, 0.6) }
  public static var tertiaryLabel: UIColor { UIColor(60, 60, 67, 0.3) }
  public static var quaternaryLabel: UIColor { UIColor(60, 60, 67, 0.18) }
  public static var placeholderText: UIColor { UIColor(60, 60, 67, 0.3) }
  public static var link: UIColor { .systemBlue }
  public static var darkText: UIColor { .black }
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public static var tintColor: UIColor { .systemBlue }

  public static var separator: UIColor { UIColor(60, 60, 67, 0.29) }
  public static var opaqueSeparator: UIColor { UIColor(198, 198, 200) }

  public static var systemFill: UIColor { UIColor(120, 120, 128, 0.2) }
  public static var secondarySystemFill: UIColor { UIColor(120, 120, 128, 0.16) }
  public static var tertiarySystemFill: UIColor { UIColor(118, 118, 128, 0.12) }
  public static var quaternarySystemFill: UIColor { UIColor(116, 116, 128, 0.08) }

  public static var systemBackground: UIColor { .white }
  public static var secondarySystemBackground: UIColor { UIColor(242, 242, 247) }
  public static var tertiarySystemBackground: UIColor { .white }
  public static var systemGroupedBackground: UIColor { UIColor(242, 242, 247) }
  public static var secondarySystemGroupedBackground: UIColor { .white }
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(242, 242, 247) }
}
