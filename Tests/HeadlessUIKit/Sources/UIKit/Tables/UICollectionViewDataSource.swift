@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  @discardableResult func numberOfSections(in collectionView: UICollectionView) -> Int
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

// Optional in Objective-C.
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// UIKit raises an exception when a layout has headers and the data source has none.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError("The layout wants a view of kind \(kind) and the data source has none.")
  }
}
