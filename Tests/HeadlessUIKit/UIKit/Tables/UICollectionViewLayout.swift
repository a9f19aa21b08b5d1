// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Says where the elements of a collection view are; the base class has none.
@MainActor
open class UICollectionViewLayout: NSObject {
  weak var headlessCollectionView: UICollectionView?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var collectionView: UICollectionView? { headlessCollectionView }

  open func invalidateLayout() {
    headlessCollectionView?.headlessLayoutIsStale()
  }

  open func prepare() { headlessPrepare() }

  open var collectionViewContentSize: CGSize { headlessContentSize }

  @discardableResult
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    headlessAttributes(in: rect)
  }

  @discardableResult
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headlessAttributes(ofKind: nil, at: indexPath)
  }

  @discardableResult
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headlessAttributes(ofKind: elementKind, at: indexPath)
  }

  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    headlessShouldInvalidate(forBoundsChange: newBounds)
  }

  @discardableResult
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Hooks, for the stand-in's own layouts

  func headlessPrepare() {}
  var headlessContentSize: CGSize { .zero }
  func headlessAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  func headlessAttributes(
    ofKind kind: String?,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  func headlessShouldInvalidate(forBoundsChange newBounds: CGRect) -> Bool { false }
}
