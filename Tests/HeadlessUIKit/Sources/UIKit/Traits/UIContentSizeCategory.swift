public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Posted when the user has chosen another text size, before layout.
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  @_documentation(visibility: internal)
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  @_documentation(visibility: internal)
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  @_documentation(visibility: internal)
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  @_documentation(visibility: internal)
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  @_documentation(visibility: internal)
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  @_documentation(visibility: internal)
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  @_documentation(visibility: internal)
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  @_documentation(visibility: internal)
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
  @_documentation(visibility: internal)
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  @_documentation(visibility: internal)
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  @_documentation(visibility: internal)
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  @_documentation(visibility: internal)
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  @_documentation(visibility: internal)
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  public var isAccessibilityCategory: Bool {
    (Self.order.firstIndex(of: self) ?? 0)
      > (Self.order.firstIndex(of: .extraExtraExtraLarge) ?? 0)
  }

  static let order: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
