import UIKit

/// A list whose rows are inserted, deleted and moved while the user edits one of them.
final class ChangingListScreen: FieldListScreen {
  private var nextNumber = 100
  private var hidden: [Int: [Int]] = [:]

  override func viewDidLoad() {
    sections = (0..<5).map { Array(($0 * 7)..<($0 * 7 + 7)) }
    super.viewDidLoad()
  }

  override func act(_ deed: AppAction.Deed, share: Double) -> String? {
    guard let row = row(share) else { return nil }
    let count = 1 + Int(share * 3)
    switch deed {
    case .insertAbove: return insert(count, at: row)
    case .insertBelow: return insert(count, at: IndexPath(row: row.row + 1, section: row.section))
    case .deleteAbove: return delete(max(0, row.row - count)..<row.row, in: row.section)
    case .deleteBelow:
      let rows = sections[row.section].count
      return delete(min(rows, row.row + 1)..<min(rows, row.row + 1 + count), in: row.section)
    case .reloadBelow:
      let rows = ((row.row + 1)..<max(row.row + 1, sections[row.section].count))
        .map { IndexPath(row: $0, section: row.section) }
      guard !rows.isEmpty else { return nil }
      tableView.reloadRows(at: rows, with: .automatic)
      return "reload the rows below"
    case .move: return move(from: row)
    case .collapse: return collapse(Int(share * Double(sections.count - 1)), editing: row)
    default: return nil
    }
  }

  private func insert(_ count: Int, at row: IndexPath) -> String {
    let numbers = (0..<count).map { nextNumber + $0 }
    nextNumber += count
    sections[row.section].insert(contentsOf: numbers, at: row.row)
    tableView.insertRows(
      at: numbers.indices.map { IndexPath(row: row.row + $0, section: row.section) },
      with: .automatic
    )
    return "insert \(count) rows at \(row.row) of section \(row.section)"
  }

  private func delete(_ rows: Range<Int>, in section: Int) -> String? {
    guard !rows.isEmpty else { return nil }
    sections[section].removeSubrange(rows)
    tableView.deleteRows(at: rows.map { IndexPath(row: $0, section: section) }, with: .automatic)
    return "delete rows \(rows.lowerBound) to \(rows.upperBound - 1) of section \(section)"
  }

  /// Moves the row above the edited one to the end of the section.
  private func move(from row: IndexPath) -> String? {
    guard row.row > 0 else { return nil }
    let number = sections[row.section].remove(at: row.row - 1)
    sections[row.section].append(number)
    tableView.moveRow(
      at: IndexPath(row: row.row - 1, section: row.section),
      to: IndexPath(row: sections[row.section].count - 1, section: row.section)
    )
    return "move the row above to the end of its section"
  }

  private func collapse(_ section: Int, editing row: IndexPath) -> String? {
    if let rows = hidden.removeValue(forKey: section) {
      sections[section] += rows
      let first = sections[section].count - rows.count
      tableView.insertRows(
        at: rows.indices.map { IndexPath(row: first + $0, section: section) }, with: .automatic
      )
      return "expand section \(section)"
    }
    guard section != row.section || editedRow == nil, sections[section].count > 1 else {
      return nil
    }
    hidden[section] = Array(sections[section].dropFirst())
    _ = delete(1..<sections[section].count, in: section)
    return "collapse section \(section)"
  }
}

/// A list that shows suggestions below the edited row, and replaces them after each letter.
///
/// The rows of suggestions have negative numbers.
final class LiveResultsScreen: FieldListScreen {
  override func viewDidLoad() {
    sections = [Array(0..<16)]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    super.viewDidLoad()
  }

  override func cell(at indexPath: IndexPath) -> UITableViewCell {
    sections[0][indexPath.row] < 0
      ? tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
      : super.cell(at: indexPath)
  }

  override func didChangeText(_ row: IndexPath) {
    let length = field(at: row)?.text?.count ?? 0
    // As if a server had to find the suggestions.
    after(0.15) { [weak self] in _ = self?.replace(by: 1 + length % 5) }
  }

  override func act(_ deed: AppAction.Deed, share: Double) -> String? {
    deed == .replaceResults ? replace(by: Int(share * 6)) : nil
  }

  private func replace(by count: Int) -> String? {
    guard let edited = editedRow else { return nil }
    let number = sections[0][edited.row]
    let old = sections[0].indices.filter { sections[0][$0] < 0 }
    sections[0].removeAll { $0 < 0 }
    let first = (sections[0].firstIndex(of: number) ?? 0) + 1
    sections[0].insert(contentsOf: (0..<count).map { -1 - $0 }, at: first)
    tableView.beginUpdates()
    tableView.deleteRows(at: old.map { IndexPath(row: $0, section: 0) }, with: .fade)
    let new = (0..<count).map { IndexPath(row: first + $0, section: 0) }
    tableView.insertRows(at: new, with: .fade)
    tableView.endUpdates()
    return "show \(count) suggestions"
  }
}

/// A flipped list that keeps UIKit's automatic insets.
final class FlippedListScreen: FieldListScreen {
  override func viewDidLoad() {
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    super.viewDidLoad()
  }
}
