import CoreGraphics
import Foundation

// The numbers of items, the layout's answers and the views on show.

extension UICollectionView {
  var headlessCurrentCounts: [Int] {
    if let headlessCounts { return headlessCounts }
    let counts = headlessCountItems()
    headlessCounts = counts
    return counts
  }

  func headlessContains(_ indexPath: IndexPath) -> Bool {
    let counts = headlessCurrentCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  // MARK: Layout

  func headlessLayoutIsStale() {
    headlessNeedsPreparation = true
    setNeedsLayout()
  }

  func headlessPrepareIfNeeded() {
    guard headlessNeedsPreparation else { return }
    headlessNeedsPreparation = false
    _ = headlessCurrentCounts
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Makes the views that are missing, puts all in their places, takes away what left.
  func headlessLayoutElements() {
    guard let source = headlessDataSource else { return }
    var gone = Set(headlessCells.keys)
    var goneViews = Set(headlessSupplementaryViews.keys)
    let elements = collectionViewLayout.layoutAttributesForElements(in: headlessBounds) ?? []
    for attributes in elements where !attributes.isHidden {
      let indexPath = attributes.indexPath
      if let kind = attributes.representedElementKind {
        let key = HeadlessSupplementaryKey(kind: kind, indexPath: indexPath)
        goneViews.remove(key)
        headlessShow(attributes, present: headlessSupplementaryViews[key]) {
          let view = source.collectionView(
            self,
            viewForSupplementaryElementOfKind: kind,
            at: indexPath
          )
          headlessSupplementaryViews[key] = view
          return view
        }
      } else if headlessContains(indexPath) {
        gone.remove(indexPath)
        headlessShow(attributes, present: headlessCells[indexPath]) {
          let cell = source.collectionView(self, cellForItemAt: indexPath)
          cell.isSelected = headlessSelection.contains(indexPath)
          headlessCells[indexPath] = cell
          delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
          return cell
        }
      }
    }
    headlessRecycle(gone, goneViews)
  }

  private func headlessShow(
    _ attributes: UICollectionViewLayoutAttributes,
    present: UICollectionReusableView?,
    make: () -> UICollectionReusableView
  ) {
    guard let present else {
      // A view that comes in while something is animated does not fly in from elsewhere.
      UIView.performWithoutAnimation {
        let view = make()
        view.headlessTake(attributes)
        insertSubview(view, at: attributes.representedElementKind == nil ? 0 : subviews.count)
      }
      return
    }
    present.headlessTake(attributes)
  }

  /// A view that is edited stays, wherever it is (behaviour C5.1, statement 146).
  private func headlessRecycle(
    _ cells: Set<IndexPath>,
    _ views: Set<HeadlessSupplementaryKey>
  ) {
    for indexPath in cells.sorted() {
      guard let cell = headlessCells[indexPath] else { continue }
      guard headlessHoldsFirstResponder(cell) else {
        headlessDiscardCell(at: indexPath)
        continue
      }
      guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else {
        continue
      }
      cell.headlessTake(attributes)
    }
    for key in views {
      guard let view = headlessSupplementaryViews[key], !headlessHoldsFirstResponder(view) else {
        continue
      }
      headlessDiscardSupplementaryView(key)
    }
  }

  // MARK: Giving up views

  /// Gives up every view; a field that is edited in one resigns (statement 148).
  func headlessForgetItems() {
    for indexPath in headlessCells.keys.sorted() { headlessDiscardCell(at: indexPath) }
    for key in headlessSupplementaryViews.keys { headlessDiscardSupplementaryView(key) }
    headlessSelection = []
    headlessCounts = nil
    headlessLayoutIsStale()
  }

  func headlessDiscardCell(at indexPath: IndexPath) {
    guard let cell = headlessCells.removeValue(forKey: indexPath) else { return }
    headlessResignFirstResponder(in: cell)
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    guard let identifier = cell.reuseIdentifier else { return }
    headlessSpareCells[identifier, default: []].append(cell)
  }

  func headlessDiscardSupplementaryView(_ key: HeadlessSupplementaryKey) {
    guard let view = headlessSupplementaryViews.removeValue(forKey: key) else { return }
    headlessResignFirstResponder(in: view)
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    let reuse = HeadlessSupplementaryReuse(kind: key.kind, identifier: identifier)
    headlessSpareSupplementaryViews[reuse, default: []].append(view)
  }

  // MARK: Scrolling and selection

  /// The offset that brings an item to a place within the adjusted content inset.
  func headlessOffset(for indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard headlessContains(indexPath),
      let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return nil }
    if position.isEmpty { return headlessOffset(revealing: frame) }
    let inset = adjustedContentInset
    let right = headlessBounds.width - inset.right
    let bottom = headlessBounds.height - inset.bottom
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bottom
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (inset.top + bottom) / 2
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - right
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (inset.left + right) / 2
    }
    return headlessClamped(offset)
  }

  /// A finger tapped a cell; true when that selected or deselected its item.
  func headlessTap(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let indexPath = indexPath(for: cell) else { return false }
    let delegate = self.delegate
    if headlessSelection.contains(indexPath) {
      guard allowsMultipleSelection,
        delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
      else { return true }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
      return true
    }
    if !allowsMultipleSelection {
      for other in headlessSelection {
        deselectItem(at: other, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }
}
