open class UIFont: NSObject, @unchecked Sendable {
  private let storedSize: CGFloat
  @_spi(Headless) public let headlessWeight: Weight
  /// The text style, with which a label gets its font for a new content size category.
  let textStyle: TextStyle?

  init(size: CGFloat, weight: Weight, textStyle: TextStyle? = nil) {
    storedSize = size > 0 && size.isFinite ? size : UIFont.systemFontSize
    headlessWeight = weight
    self.textStyle = textStyle
    super.init()
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The font with the style's size in the device's content size category.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, category: currentCategory)
  }

  static func preferredFont(
    forTextStyle style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> UIFont {
    UIFont(
      size: style.pointSize(for: category), weight: style == .headline ? .semibold : .regular,
      textStyle: style
    )
  }

  // Read on the main thread only, because the device is isolated to the main actor and fonts are
  // not.
  private static var currentCategory: UIContentSizeCategory {
    MainActor.assumeIsolated { HeadlessDevice.current.options.contentSizeCategory }
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: headlessWeight)
  }

  open var pointSize: CGFloat { storedSize }
  open var lineHeight: CGFloat { HeadlessTextMetrics(font: self).lineHeight }
  open var ascender: CGFloat { HeadlessTextMetrics(font: self).ascender }
  /// Negative, as in UIKit: the line height is the ascender less the descender.
  open var descender: CGFloat { ascender - lineHeight }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }

  @_documentation(visibility: internal) open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.storedSize == storedSize && other.headlessWeight == headlessWeight
      && other.textStyle == textStyle
  }

  @_documentation(visibility: internal) open override var hash: Int { storedSize.hashValue }
}

extension UIFont {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    // One column for each category, from extra small to the largest accessibility size.
    // https://developer.apple.com/design/human-interface-guidelines/typography#Specifications
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// An unknown style has the sizes of body, and an unknown category those of large.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      let column = UIContentSizeCategory.order.firstIndex(of: category) ?? 3
      return (Self.sizes[self] ?? Self.sizes[.body])?[column] ?? UIFont.labelFontSize
    }
  }
}

@_documentation(visibility: internal) extension UIFont.Weight {
  public static let ultraLight = Self(rawValue: -0.8)
  public static let thin = Self(rawValue: -0.6)
  public static let light = Self(rawValue: -0.4)
  public static let regular = Self(rawValue: 0)
  public static let medium = Self(rawValue: 0.23)
  public static let semibold = Self(rawValue: 0.3)
  public static let bold = Self(rawValue: 0.4)
  public static let heavy = Self(rawValue: 0.56)
  public static let black = Self(rawValue: 0.62)
}

@_documentation(visibility: internal) extension UIFont.TextStyle {
  public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
  public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
  public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
  public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
  public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
  public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
  public static let body = Self(rawValue: "UICTFontTextStyleBody")
  public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
  public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
  public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
  public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
}
