/// A cell's place in a group; edge spacing and supplementary items are absent.
@_documentation(visibility: internal) @MainActor open class NSCollectionLayoutItem: NSObject {
  private let storedSize: NSCollectionLayoutSize

  public init(layoutSize: NSCollectionLayoutSize) {
    storedSize = layoutSize
    super.init()
  }

  open var layoutSize: NSCollectionLayoutSize { storedSize }

  /// The space around the cell, taken from the item's size.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The frames of the cells in a space of a given size, relative to the space's origin.
  func places(in size: CGSize) -> [CGRect] {
    [CGRect(origin: .zero, size: size).insetBySides(by: contentInsets)]
  }
}

extension CGRect {
  /// The rectangle without the insets; leading means left, because these layouts are not mirrored.
  func insetBySides(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
