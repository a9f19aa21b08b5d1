extension UITableView: ListView {
  func countItems() -> [Int] {
    guard let source = storedDataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      max(0, source.tableView(self, numberOfRowsInSection: $0))
    }
  }

  func follow(_ mapping: UpdateMapping, of updates: BatchUpdates) {
    for section in headers.keys.sorted()
    where mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
      discardHeader(of: section)
    }
    for section in footers.keys.sorted()
    where mapping.sections[section] == nil || updates.reloadedSections.contains(section) {
      discardFooter(of: section)
    }
    headers = headers.renumbered(by: mapping.sections)
    footers = footers.renumbered(by: mapping.sections)
    measuredHeights =
      measuredHeights
      .filter { !updates.reloadedItems.contains($0.key) }
      .renumbered(by: mapping.items)
    metrics = nil
  }

  func layOutUpdates() {
    updateContentSize()
    setNeedsLayout()
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    deselectRow(at: indexPath, animated: animated)
  }
}
