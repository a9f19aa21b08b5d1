/// Traits that were not set are unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Equatable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var category: UIContentSizeCategory?
  }

  private let traits: Values

  final func hasValues(_ values: Values) -> Bool { traits == values }

  init(_ traits: Values) {
    self.traits = traits
    super.init()
  }

  public convenience override init() { self.init(Values()) }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }

  public convenience init(displayScale scale: CGFloat) { self.init(Values(scale: scale)) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(category: preferredContentSizeCategory))
  }

  /// If several collections have a value for a trait, the last one wins.
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    // Explicit types make the compiler a hundred times faster here.
    let merged = traitCollections.map(\.traits).reduce(Values()) { (all: Values, new: Values) in
      Values(
        idiom: new.idiom ?? all.idiom, style: new.style ?? all.style,
        direction: new.direction ?? all.direction, scale: new.scale ?? all.scale,
        horizontal: new.horizontal ?? all.horizontal, vertical: new.vertical ?? all.vertical,
        category: new.category ?? all.category
      )
    }
    self.init(merged)
  }

  /// The traits assigned on this thread; without any, the screen's, which only the main actor may
  /// read.
  open class var current: UITraitCollection {
    get { assigned ?? MainActor.assumeIsolated { HeadlessDevice.current.screen.traitCollection } }
    set { assigned = newValue }
  }

  private static var assigned: UITraitCollection? {
    get { Thread.current.threadDictionary["UITraitCollection.current"] as? UITraitCollection }
    set { Thread.current.threadDictionary["UITraitCollection.current"] = newValue }
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
  open var displayScale: CGFloat { traits.scale ?? 0 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .unspecified }

  @_documentation(visibility: internal) open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.traits == traits
  }

  @_documentation(visibility: internal)
  open override var hash: Int { traits.category?.hashValue ?? 0 }
}

extension UIFont {
  public static func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let category = traitCollection?.preferredContentSizeCategory, category != .unspecified
    else { return preferredFont(forTextStyle: style) }
    return preferredFont(forTextStyle: style, category: category)
  }

  /// The font in the size of a text style for the traits; the same font without a text style.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    textStyle.map { .preferredFont(forTextStyle: $0, compatibleWith: traits) } ?? self
  }
}
