#if os(Linux)
import Testing
import UIKit

@MainActor final class FieldTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  private final class Cell: UITableViewCell {
    let field = UITextField()
    var margin: CGFloat = 0

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
      field.frame = contentView.bounds.insetBy(dx: 0, dy: margin)
    }
  }

  let table: UITableView
  private(set) var count: Int
  private let margin: CGFloat
  private let headerHeight: CGFloat
  private let footerHeight: CGFloat

  /// Creates rows that a field fills, except for a margin above and below the field.
  init(
    count: Int, rowHeight: CGFloat, margin: CGFloat = 0, style: UITableView.Style = .plain,
    header: CGFloat = 0, footer: CGFloat = 0, table: UITableView? = nil
  ) {
    self.count = count
    self.margin = margin
    (headerHeight, footerHeight) = (header, footer)
    self.table = table ?? UITableView(frame: .zero, style: style)
    super.init()
    let table = self.table
    if header > 0 || footer > 0 { table.delegate = self }
    table.rowHeight = rowHeight
    table.estimatedRowHeight = 0
    table.separatorStyle = .none
    table.register(Cell.self, forCellReuseIdentifier: "field")
    table.dataSource = self
  }

  /// Runs a scene whose scroll view is this table, after layout.
  func run(_ setup: Scene.Setup, _ body: (Scene) throws -> Void) rethrows {
    try Scene.run(setup.with { $0.makeScrollView = { [table] in table } }) { scene in
      // The scene has set a content height; reloading restores the height of the rows.
      table.reloadData()
      scene.settle()
      try body(scene)
    }
  }

  /// Returns the field of a row, and scrolls to the row if the row is not visible.
  func field(_ row: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> UITextField {
    let path = IndexPath(row: row, section: 0)
    if table.cellForRow(at: path) == nil {
      table.scrollToRow(at: path, at: .none, animated: false)
      table.layoutIfNeeded()
    }
    let cell = table.cellForRow(at: path) as? Cell
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

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerHeight > 0 ? UIView() : nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footerHeight > 0 ? UIView() : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? Cell)?.margin = margin
    return cell
  }
}
#endif
