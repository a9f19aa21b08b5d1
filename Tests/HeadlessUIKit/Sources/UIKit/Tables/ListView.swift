/// A table or a collection view: sections of items, which a data source counts.
@MainActor protocol ListView: UIScrollView {
  associatedtype Cell: UIView

  /// The latest item counts from the data source; nil before the first query.
  var counts: [Int]? { get set }
  var cells: [IndexPath: Cell] { get set }
  var selection: [IndexPath] { get set }
  /// The requested updates that are not committed yet.
  var updates: BatchUpdates { get set }
  var updateDepth: Int { get set }

  func countItems() -> [Int]
  func discardCell(at indexPath: IndexPath)
  /// Discards the state of deleted sections and items, and renumbers the remaining state, except
  /// cells.
  func follow(_ mapping: UpdateMapping, of updates: BatchUpdates)
  /// Updates content size and offset, inside the animation of an update.
  func layOutUpdates()

  func reloadData()
  func deselect(_ indexPath: IndexPath, animated: Bool)
}

extension ListView {
  func update(_ note: (inout BatchUpdates) -> Void) {
    note(&updates)
    commitUpdates()
  }

  func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if let completion { self.updates.completions.append(completion) }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    commitUpdates()
  }

  /// Queries the counts and places of items again, and keeps the cells of the remaining items.
  func commitUpdates() {
    guard updateDepth == 0 else { return }
    let updates = self.updates
    self.updates = BatchUpdates()
    guard let before = counts else {
      // Before the first query of the data source, there is nothing to update.
      setNeedsLayout()
      for completion in updates.completions { completion(true) }
      return
    }
    apply(updates, before: before)
    UIView.animateForSystem(withDuration: 0.3) { [self] in
      layOutUpdates()
      layoutIfNeeded()
    } completion: {
      for completion in updates.completions { completion($0) }
    }
  }

  /// Removes a cell from the hierarchy, and returns it; a first responder inside it resigns.
  func removeCell(at indexPath: IndexPath) -> Cell? {
    guard let cell = cells.removeValue(forKey: indexPath) else { return nil }
    resignResponder(in: cell)
    cell.removeFromSuperview()
    return cell
  }

  private func apply(_ updates: BatchUpdates, before: [Int]) {
    let after = countItems()
    guard let mapping = updates.mapping(from: before, to: after) else {
      // UIKit raises an exception with a similar message.
      fatalError(
        "Invalid update: \(before) before and \(after) after do not follow from what was inserted "
          + "and deleted."
      )
    }
    for indexPath in cells.keys.sorted()
    where mapping.items[indexPath] == nil || updates.reloads(indexPath) {
      discardCell(at: indexPath)
    }
    follow(mapping, of: updates)
    cells = cells.renumbered(by: mapping.items)
    selection = selection.compactMap { mapping.items[$0] }
    counts = after
  }
}
