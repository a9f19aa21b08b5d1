import CoreGraphics
import Foundation

extension UICollectionView {
  /// Notes an update, and commits it at once outside a batch.
  func headlessUpdate(_ note: (inout HeadlessBatchUpdates) -> Void) {
    note(&headlessUpdates)
    headlessCommitUpdates(completion: nil)
  }

  /// Asks for numbers and places again, and keeps the cells of the items that stay.
  func headlessCommitUpdates(completion: ((Bool) -> Void)?) {
    guard headlessUpdateDepth == 0 else { return }
    let updates = headlessUpdates
    headlessUpdates = HeadlessBatchUpdates()
    guard let before = headlessCounts else {
      // The data source has not been asked yet, so there is nothing to bring up to date.
      setNeedsLayout()
      completion?(true)
      return
    }
    headlessApply(updates, before: before)
    UIView.animate(withDuration: 0.3) { [self] in
      headlessLayoutIsStale()
      headlessPrepareIfNeeded()
      headlessAskForTargetOffset()
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  private func headlessApply(_ updates: HeadlessBatchUpdates, before: [Int]) {
    let after = headlessCountItems()
    guard let mapping = updates.mapping(from: before, to: after) else {
      // UIKit raises an exception, and what it says is the same in substance.
      preconditionFailure(
        "Invalid update: \(before) items before and \(after) after do not follow from what was "
          + "inserted and deleted."
      )
    }
    for indexPath in headlessCells.keys.sorted() {
      let isReloaded =
        updates.reloadedItems.contains(indexPath)
        || updates.reloadedSections.contains(indexPath.section)
      if mapping.items[indexPath] == nil || isReloaded { headlessDiscardCell(at: indexPath) }
    }
    for key in headlessSupplementaryViews.keys {
      let section = key.indexPath.section
      if mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
        headlessDiscardSupplementaryView(key)
      }
    }
    headlessCells = mapping.renumbered(headlessCells)
    var views: [HeadlessSupplementaryKey: UICollectionReusableView] = [:]
    for (key, view) in headlessSupplementaryViews {
      guard let section = mapping.sections[key.indexPath.section] else { continue }
      var indexPath = key.indexPath
      indexPath.section = section
      views[HeadlessSupplementaryKey(kind: key.kind, indexPath: indexPath)] = view
    }
    headlessSupplementaryViews = views
    headlessSelection = headlessSelection.compactMap { mapping.items[$0] }
    headlessCounts = after
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
