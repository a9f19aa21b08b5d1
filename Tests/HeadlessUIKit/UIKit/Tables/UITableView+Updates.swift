import CoreGraphics
import Foundation

extension UITableView {
  /// Notes an update, and commits it at once outside a batch.
  func headlessUpdate(_ note: (inout HeadlessBatchUpdates) -> Void) {
    note(&headlessUpdates)
    guard headlessUpdateDepth == 0 else { return }
    headlessCommitUpdates(completion: nil)
  }

  /// Asks for numbers and heights again, and keeps the cells of the rows that stay.
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
      headlessUpdateContentSize()
      setNeedsLayout()
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  private func headlessApply(_ updates: HeadlessBatchUpdates, before: [Int]) {
    let after = headlessCountRows()
    guard let mapping = updates.mapping(from: before, to: after) else {
      // UIKit raises an exception, and what it says is the same in substance.
      preconditionFailure(
        "Invalid update: \(before) rows before and \(after) after do not follow from what was "
          + "inserted and deleted."
      )
    }
    for indexPath in headlessCells.keys.sorted() {
      let isReloaded =
        updates.reloadedItems.contains(indexPath)
        || updates.reloadedSections.contains(indexPath.section)
      if mapping.items[indexPath] == nil || isReloaded { headlessDiscardCell(at: indexPath) }
    }
    for section in headlessHeaders.keys.sorted()
    where mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
      headlessDiscardHeader(of: section)
    }
    for section in headlessFooters.keys.sorted()
    where mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
      headlessDiscardFooter(of: section)
    }
    headlessCells = mapping.renumbered(headlessCells)
    headlessHeaders = mapping.renumbered(headlessHeaders)
    headlessFooters = mapping.renumbered(headlessFooters)
    headlessMeasuredHeights = mapping.renumbered(
      headlessMeasuredHeights.filter { !updates.reloadedItems.contains($0.key) }
    )
    headlessSelection = headlessSelection.compactMap { mapping.items[$0] }
    headlessMetrics = nil
  }

  private func headlessCountRows() -> [Int] {
    guard let source = headlessDataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      max(0, source.tableView(self, numberOfRowsInSection: $0))
    }
  }
}

extension HeadlessUpdateMapping {
  /// Moves values to the new index paths of what they belong to.
  func renumbered<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    var result: [IndexPath: Value] = [:]
    for (old, value) in values {
      guard let new = items[old] else { continue }
      result[new] = value
    }
    return result
  }

  func renumbered<Value>(_ values: [Int: Value]) -> [Int: Value] {
    var result: [Int: Value] = [:]
    for (old, value) in values {
      guard let new = sections[old] else { continue }
      result[new] = value
    }
    return result
  }
}
