#if os(Linux)
import CoreGraphics
import Testing
import UIKit

/// A table with a text field in each row.
@MainActor
final class FieldTable: NSObject, UITableViewDataSource {
  private final class Cell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(field)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      field.frame = contentView.bounds
    }
  }

  let table = UITableView(frame: .zero, style: .plain)
  private(set) var count: Int

  /// Creates a table with rows of equal height, in points.
  init(count: Int, rowHeight: CGFloat) {
    self.count = count
    super.init()
    table.rowHeight = rowHeight
    table.estimatedRowHeight = 0
    table.separatorStyle = .none
    table.register(Cell.self, forCellReuseIdentifier: "field")
    table.dataSource = self
  }

  /// Returns the field of a row that is on the screen.
  func field(_ row: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> UITextField {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell
    return try #require(cell, sourceLocation: sourceLocation).field
  }

  func deleteRow(_ row: Int) {
    count -= 1
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func insertRows(_ number: Int, at row: Int) {
    count += number
    table.insertRows(at: (row..<(row + number)).map { IndexPath(row: $0, section: 0) }, with: .none)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
  }
}
#endif
