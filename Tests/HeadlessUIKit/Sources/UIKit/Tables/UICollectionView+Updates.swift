extension UICollectionView: ListView {
  func countItems() -> [Int] {
    guard let source = storedDataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      max(0, source.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func follow(_ mapping: UpdateMapping, of updates: BatchUpdates) {
    for key in supplementaryViews.keys {
      let section = key.indexPath.section
      if mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
        discardSupplementaryView(key)
      }
    }
    var views: [SupplementaryKey: UICollectionReusableView] = [:]
    for (key, view) in supplementaryViews {
      guard let section = mapping.sections[key.indexPath.section] else { continue }
      var indexPath = key.indexPath
      indexPath.section = section
      views[SupplementaryKey(kind: key.kind, indexPath: indexPath)] = view
    }
    supplementaryViews = views
  }

  func layOutUpdates() {
    orderCells()
    invalidateElementLayout()
    prepareIfNeeded()
    applyTargetOffset()
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    deselectItem(at: indexPath, animated: animated)
  }

  /// Scrolls to the offset that the layout and the delegate choose after an update.
  /// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:)
  private func applyTargetOffset() {
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    scroll(to: target)
  }

  /// On iOS 16.4, and again since iOS 17, a batch makes a field in a header or footer resign, but
  /// not a field in a cell (S149).
  func resignInSupplementaryViews() {
    let version = HeadlessDevice.current.options.version
    guard version == .init(16, 4) || version >= .init(17) else { return }
    for view in supplementaryViews.values { firstResponder(in: view)?.resignFirstResponder() }
  }
}
