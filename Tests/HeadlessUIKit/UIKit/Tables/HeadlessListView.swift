import Foundation

/// A table or a collection view: items in sections, which a data source counts.
@MainActor
protocol HeadlessListView: UIScrollView {
  associatedtype Cell: UIView

  /// The numbers of items as the data source last gave them; nil before it was asked.
  var headlessCounts: [Int]? { get set }
  var headlessCells: [IndexPath: Cell] { get set }
  var headlessSelection: [IndexPath] { get set }
  /// What was asked for and is not committed yet.
  var headlessUpdates: HeadlessBatchUpdates { get set }
  /// The number of batches that have begun and not ended.
  var headlessUpdateDepth: Int { get set }

  /// Asks the data source for the numbers.
  func headlessCountItems() -> [Int]
  func headlessDiscardCell(at indexPath: IndexPath)
  /// Discards and renumbers whatever belongs to sections or items beside the cells.
  func headlessFollow(_ mapping: HeadlessUpdateMapping, of updates: HeadlessBatchUpdates)
  /// Brings content size and offset up to date, inside the animation of an update.
  func headlessTakeInUpdates()

  func reloadData()
  func headlessDeselect(_ indexPath: IndexPath, animated: Bool)
}

extension HeadlessListView {
  /// Notes an update, and commits it at once outside a batch.
  func headlessUpdate(_ note: (inout HeadlessBatchUpdates) -> Void) {
    note(&headlessUpdates)
    headlessCommitUpdates(completion: nil)
  }

  func headlessBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    headlessUpdateDepth += 1
    updates?()
    headlessUpdateDepth -= 1
    headlessCommitUpdates(completion: completion)
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
      headlessTakeInUpdates()
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  private func headlessApply(_ updates: HeadlessBatchUpdates, before: [Int]) {
    let after = headlessCountItems()
    guard let mapping = updates.mapping(from: before, to: after) else {
      // UIKit raises an exception, and what it says is the same in substance.
      fatalError(
        "Invalid update: \(before) before and \(after) after do not follow from what was inserted "
          + "and deleted."
      )
    }
    for indexPath in headlessCells.keys.sorted()
    where mapping.items[indexPath] == nil || updates.reloads(indexPath) {
      headlessDiscardCell(at: indexPath)
    }
    headlessFollow(mapping, of: updates)
    headlessCells = headlessCells.renumbered(by: mapping.items)
    headlessSelection = headlessSelection.compactMap { mapping.items[$0] }
    headlessCounts = after
  }
}
