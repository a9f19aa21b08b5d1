import CoreGraphics
import Foundation

extension UITableView: HeadlessListView {
  func headlessCountItems() -> [Int] {
    guard let source = headlessDataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      max(0, source.tableView(self, numberOfRowsInSection: $0))
    }
  }

  func headlessFollow(_ mapping: HeadlessUpdateMapping, of updates: HeadlessBatchUpdates) {
    for section in headlessHeaders.keys.sorted()
    where mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
      headlessDiscardHeader(of: section)
    }
    for section in headlessFooters.keys.sorted()
    where mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
      headlessDiscardFooter(of: section)
    }
    headlessHeaders = headlessHeaders.renumbered(by: mapping.sections)
    headlessFooters = headlessFooters.renumbered(by: mapping.sections)
    headlessMeasuredHeights =
      headlessMeasuredHeights
      .filter { !updates.reloadedItems.contains($0.key) }
      .renumbered(by: mapping.items)
    headlessMetrics = nil
  }

  func headlessTakeInUpdates() {
    headlessUpdateContentSize()
    setNeedsLayout()
  }

  func headlessDeselect(_ indexPath: IndexPath, animated: Bool) {
    deselectRow(at: indexPath, animated: animated)
  }
}
