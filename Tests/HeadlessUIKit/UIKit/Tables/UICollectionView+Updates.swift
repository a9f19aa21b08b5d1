import CoreGraphics
import Foundation

extension UICollectionView: HeadlessListView {
  func headlessCountItems() -> [Int] {
    guard let source = headlessDataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      max(0, source.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func headlessFollow(_ mapping: HeadlessUpdateMapping, of updates: HeadlessBatchUpdates) {
    for key in headlessSupplementaryViews.keys {
      let section = key.indexPath.section
      if mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
        headlessDiscardSupplementaryView(key)
      }
    }
    var views: [HeadlessSupplementaryKey: UICollectionReusableView] = [:]
    for (key, view) in headlessSupplementaryViews {
      guard let section = mapping.sections[key.indexPath.section] else { continue }
      var indexPath = key.indexPath
      indexPath.section = section
      views[HeadlessSupplementaryKey(kind: key.kind, indexPath: indexPath)] = view
    }
    headlessSupplementaryViews = views
  }

  func headlessTakeInUpdates() {
    headlessLayoutIsStale()
    headlessPrepareIfNeeded()
    headlessAskForTargetOffset()
  }

  func headlessDeselect(_ indexPath: IndexPath, animated: Bool) {
    deselectItem(at: indexPath, animated: animated)
  }

  /// Layout and delegate may say where to go after a change.
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:)
  private func headlessAskForTargetOffset() {
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    headlessScroll(to: target)
  }

  /// On iOS 16.4, and again from 17 on, a batch takes the focus from a field in a header or footer,
  /// and not from one in a cell (behaviour C5.2, statement 149).
  func headlessResignInSupplementaryViews() {
    let version = HeadlessDevice.current.options.version
    guard version == .init(16, 4) || version >= .init(17) else { return }
    for view in headlessSupplementaryViews.values where headlessHoldsFirstResponder(view) {
      _ = (headlessWindow?.headlessFirstResponder as? UIView)?.resignFirstResponder()
    }
  }
}
