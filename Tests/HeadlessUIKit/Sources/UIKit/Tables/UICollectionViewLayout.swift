/// The base class of layouts, which has no elements.
@MainActor open class UICollectionViewLayout: NSObject {
  weak var storedCollectionView: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { storedCollectionView }

  open func invalidateLayout() { storedCollectionView?.invalidateElementLayout() }

  open func prepare() { prepareLayout() }

  open var collectionViewContentSize: CGSize { layoutContentSize }

  @discardableResult
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofKind: nil, at: indexPath)
  }

  @discardableResult open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: elementKind, at: indexPath) }

  @discardableResult open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    shouldInvalidate(forBoundsChange: newBounds)
  }

  @discardableResult
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  @discardableResult open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  func prepareLayout() {}
  var layoutContentSize: CGSize { .zero }
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  func attributes(
    ofKind kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  func shouldInvalidate(forBoundsChange newBounds: CGRect) -> Bool { false }
}
