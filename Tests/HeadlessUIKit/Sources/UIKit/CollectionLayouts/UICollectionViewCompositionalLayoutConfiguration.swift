@_documentation(visibility: internal)
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  weak var layout: UICollectionViewCompositionalLayout?

  public override init() { super.init() }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { layout?.invalidateLayout() }
  }

  open var interSectionSpacing: CGFloat = 0 { didSet { layout?.invalidateLayout() } }

  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    return copy
  }
}
