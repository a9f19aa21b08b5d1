@_documentation(visibility: internal) @MainActor open class NSCollectionLayoutSpacing: NSObject {
  private let storedSpacing: CGFloat
  private let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    storedSpacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// The group spreads its remaining length evenly between its items.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  open var spacing: CGFloat { storedSpacing }
  open var isFlexibleSpacing: Bool { isFlexible }
}
