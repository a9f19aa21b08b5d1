/// The vertical arrangement of a table as numbers, without views.
struct TableMetrics {
  struct Row {
    var height: CGFloat
    /// True until a cell of the row has been measured.
    var isEstimate = false
    fileprivate(set) var top: CGFloat = 0
  }

  struct Section {
    var headerHeight: CGFloat = 0
    var rows: [Row] = []
    var footerHeight: CGFloat = 0
    fileprivate(set) var top: CGFloat = 0
    fileprivate(set) var footerTop: CGFloat = 0

    var bottom: CGFloat { footerTop + footerHeight }
  }

  struct Span {
    let top: CGFloat
    let height: CGFloat

    func meets(_ range: Range<CGFloat>) -> Bool {
      height > 0 && top < range.upperBound && top + height > range.lowerBound
    }
  }

  private(set) var sections: [Section]
  let tableHeaderHeight: CGFloat
  let tableFooterHeight: CGFloat
  private(set) var tableFooterTop: CGFloat = 0

  var contentHeight: CGFloat { tableFooterTop + tableFooterHeight }

  init(sections: [Section], tableHeaderHeight: CGFloat, tableFooterHeight: CGFloat) {
    self.sections = sections
    self.tableHeaderHeight = tableHeaderHeight
    self.tableFooterHeight = tableFooterHeight
    place()
  }

  var counts: [Int] { sections.map(\.rows.count) }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && sections[indexPath.section].rows.indices.contains(indexPath.row)
  }

  func row(at indexPath: IndexPath) -> Span? {
    guard contains(indexPath) else { return nil }
    let row = sections[indexPath.section].rows[indexPath.row]
    return Span(top: row.top, height: row.height)
  }

  func header(of section: Int) -> Span? {
    guard sections.indices.contains(section) else { return nil }
    return Span(top: sections[section].top, height: sections[section].headerHeight)
  }

  func footer(of section: Int) -> Span? {
    guard sections.indices.contains(section) else { return nil }
    return Span(top: sections[section].footerTop, height: sections[section].footerHeight)
  }

  func rows(in range: Range<CGFloat>) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() {
      guard section.top < range.upperBound else { break }
      guard section.bottom > range.lowerBound else { continue }
      var index = firstRow(of: section, endingAfter: range.lowerBound)
      while index < section.rows.count, section.rows[index].top < range.upperBound {
        if section.rows[index].height > 0 { found.append(IndexPath(row: index, section: number)) }
        index += 1
      }
    }
    return found
  }

  private func firstRow(of section: Section, endingAfter y: CGFloat) -> Int {
    var low = 0
    var high = section.rows.count
    while low < high {
      let middle = (low + high) / 2
      let row = section.rows[middle]
      if row.top + row.height > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Replaces estimates with the cells' actual heights.
  mutating func measured(_ heights: [IndexPath: CGFloat]) {
    for (indexPath, height) in heights where contains(indexPath) {
      sections[indexPath.section].rows[indexPath.row].height = height
      sections[indexPath.section].rows[indexPath.row].isEstimate = false
    }
    place()
  }

  private mutating func place() {
    var y = tableHeaderHeight
    for number in sections.indices {
      sections[number].top = y
      y += sections[number].headerHeight
      for row in sections[number].rows.indices {
        sections[number].rows[row].top = y
        y += sections[number].rows[row].height
      }
      sections[number].footerTop = y
      y += sections[number].footerHeight
    }
    tableFooterTop = y
  }
}
