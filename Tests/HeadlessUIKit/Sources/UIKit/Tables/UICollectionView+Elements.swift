// The item counts, the layout's attributes and the visible views.

extension UICollectionView {
  var currentCounts: [Int] {
    if let counts { return counts }
    let counts = countItems()
    self.counts = counts
    return counts
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    let counts = currentCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  func invalidateElementLayout() {
    needsPreparation = true
    setNeedsLayout()
  }

  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    _ = currentCounts
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Creates missing views, places all views, and removes those that are no longer visible.
  func layoutElements() {
    guard let source = storedDataSource else { return }
    var gone = Set(cells.keys)
    var goneViews = Set(supplementaryViews.keys)
    var hasNewCells = false
    let elements = collectionViewLayout.layoutAttributesForElements(in: storedBounds) ?? []
    for attributes in elements where !attributes.isHidden {
      let indexPath = attributes.indexPath
      if let kind = attributes.representedElementKind {
        let key = SupplementaryKey(kind: kind, indexPath: indexPath)
        goneViews.remove(key)
        show(attributes, present: supplementaryViews[key]) {
          let view = source.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: indexPath
          )
          supplementaryViews[key] = view
          return view
        }
      } else if contains(indexPath) {
        gone.remove(indexPath)
        show(attributes, present: cells[indexPath]) {
          let cell = source.collectionView(self, cellForItemAt: indexPath)
          cell.isSelected = selection.contains(indexPath)
          cells[indexPath] = cell
          hasNewCells = true
          delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
          return cell
        }
      }
    }
    recycle(gone, goneViews)
    if hasNewCells { orderCells() }
  }

  /// Puts the cells in ascending order among the subviews (S219).
  func orderCells() {
    let sorted = cells.keys.sorted().compactMap { cells[$0] }
    let places = storedSubviews.indices.filter { index in
      sorted.contains { $0 === storedSubviews[index] }
    }
    for (place, cell) in zip(places, sorted) { storedSubviews[place] = cell }
  }

  private func show(
    _ attributes: UICollectionViewLayoutAttributes, present: UICollectionReusableView?,
    make: () -> UICollectionReusableView
  ) {
    guard let present else {
      UIView.performWithoutAnimation {
        let view = make()
        view.adopt(attributes)
        insertSubview(view, at: attributes.representedElementKind == nil ? 0 : subviews.count)
      }
      return
    }
    present.adopt(attributes)
  }

  /// Removes views, except one that contains the first responder (S146).
  private func recycle(_ cells: Set<IndexPath>, _ views: Set<SupplementaryKey>) {
    for indexPath in cells.sorted() {
      guard let cell = self.cells[indexPath] else { continue }
      guard holdsFirstResponder(cell) else {
        discardCell(at: indexPath)
        continue
      }
      guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else {
        continue
      }
      cell.adopt(attributes)
    }
    for key in views {
      guard let view = supplementaryViews[key], !holdsFirstResponder(view) else { continue }
      discardSupplementaryView(key)
    }
  }

  /// Discards every view; a first responder inside one resigns (S148).
  func forgetItems() {
    for indexPath in cells.keys.sorted() { discardCell(at: indexPath) }
    for key in supplementaryViews.keys { discardSupplementaryView(key) }
    selection = []
    counts = nil
    invalidateElementLayout()
  }

  func discardCell(at indexPath: IndexPath) {
    guard let cell = removeCell(at: indexPath) else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    guard let identifier = cell.reuseIdentifier else { return }
    spareCells[identifier, default: []].append(cell)
  }

  func discardSupplementaryView(_ key: SupplementaryKey) {
    guard let view = supplementaryViews.removeValue(forKey: key) else { return }
    resignResponder(in: view)
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    let reuse = SupplementaryReuse(kind: key.kind, identifier: identifier)
    spareSupplementaryViews[reuse, default: []].append(view)
  }

  /// The offset that scrolls an item to a position inside the adjusted content inset.
  func targetOffset(for indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard contains(indexPath),
      let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return nil }
    if position.isEmpty { return targetOffset(revealing: frame) }
    let inset = adjustedContentInset
    let right = storedBounds.width - inset.right
    let bottom = storedBounds.height - inset.bottom
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
    return clamped(offset)
  }

  /// Handles a tap on a cell; true if it selected or deselected the item.
  func tapItem(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let indexPath = indexPath(for: cell) else { return false }
    let delegate = self.delegate
    if selection.contains(indexPath) {
      guard allowsMultipleSelection,
        delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
      else { return true }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return true }
    if !allowsMultipleSelection {
      for other in selection {
        deselectItem(at: other, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }
}
