// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// What an interface is shown on.
///
/// A trait that nobody has set is unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct HeadlessTraits: Equatable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var category: UIContentSizeCategory?
  }

  private let headlessTraits: HeadlessTraits

  init(_ traits: HeadlessTraits) {
    headlessTraits = traits
    super.init()
  }

  public convenience override init() {
    self.init(HeadlessTraits())
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(HeadlessTraits(idiom: idiom))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(HeadlessTraits(style: userInterfaceStyle))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(HeadlessTraits(direction: layoutDirection))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(HeadlessTraits(scale: scale))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(HeadlessTraits(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(HeadlessTraits(vertical: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(HeadlessTraits(category: preferredContentSizeCategory))
  }

  /// Where several say something of one trait, the last one counts.
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let merged = traitCollections.map(\.headlessTraits).reduce(HeadlessTraits()) { all, new in
      HeadlessTraits(
        idiom: new.idiom ?? all.idiom,
        style: new.style ?? all.style,
        direction: new.direction ?? all.direction,
        scale: new.scale ?? all.scale,
        horizontal: new.horizontal ?? all.horizontal,
        vertical: new.vertical ?? all.vertical,
        category: new.category ?? all.category
      )
    }
    self.init(merged)
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { headlessTraits.idiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { headlessTraits.style ?? .unspecified }
  open var displayScale: CGFloat { headlessTraits.scale ?? 0 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    headlessTraits.horizontal ?? .unspecified
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { headlessTraits.vertical ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    headlessTraits.direction ?? .unspecified
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    headlessTraits.category ?? .unspecified
  }

  @_documentation(visibility: internal)
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.headlessTraits == headlessTraits
  }

  @_documentation(visibility: internal)
  open override var hash: Int { headlessTraits.category?.hashValue ?? 0 }
}

extension UIFont {
  public static func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let category = traitCollection?.preferredContentSizeCategory, category != .unspecified
    else { return preferredFont(forTextStyle: style) }
    return preferredFont(forTextStyle: style, category: category)
  }
}
