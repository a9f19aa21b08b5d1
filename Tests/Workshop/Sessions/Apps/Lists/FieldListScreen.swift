import KeyboardScrolling
import UIKit

class FieldListScreen: ManagedScreen<UITableView>, ActingScreen {
  let scrolls = AppScrolls()
  /// The numbers of the rows in each section; a row that moves keeps its number.
  var sections: [[Int]] = [Array(0..<30)]

  var tableView: UITableView { content }

  override func addContent() {
    super.addContent()
    tableView.register(FieldRowCell.self, forCellReuseIdentifier: "field")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.estimatedRowHeight = 0
    tableView.allowsSelection = false
  }

  var editedRow: IndexPath? {
    tableView.visibleCells.first { ($0 as? FieldRowCell)?.field.isFirstResponder ?? false }
      .flatMap { tableView.indexPath(for: $0) }
  }

  func row(_ share: Double) -> IndexPath? {
    if let editedRow { return editedRow }
    let rows = tableView.indexPathsForVisibleRows ?? []
    return rows.isEmpty ? nil : rows[Int(share * Double(rows.count - 1))]
  }

  func field(at row: IndexPath) -> UITextField? {
    (tableView.cellForRow(at: row) as? FieldRowCell)?.field
  }

  func didBeginEditing(_ row: IndexPath) {}
  func didChangeText(_ row: IndexPath) {}
  func handleReturn(in row: IndexPath) {}
  func height(of row: IndexPath) -> CGFloat { 60 }

  func act(_ deed: AppAction.Deed, share: Double) -> String? { nil }

  func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    scrolls.after(seconds, on: view, work)
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    guard let cell = cell as? FieldRowCell else { return cell }
    cell.contentView.transform = tableView.transform
    cell.field.placeholder = "Row \(sections[indexPath.section][indexPath.row])"
    cell.field.delegate = self
    cell.onChange = { [weak self, weak cell] in
      guard let self, let cell, let row = tableView.indexPath(for: cell) else { return }
      didChangeText(row)
    }
    return cell
  }
}

extension FieldListScreen: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(at: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(of: indexPath)
  }
}

extension FieldListScreen: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let editedRow { didBeginEditing(editedRow) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let editedRow { handleReturn(in: editedRow) }
    return false
  }
}

final class FieldRowCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 16, y: 8, width: 240, height: 44))
  var onChange: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [weak self] _ in self?.onChange() }, for: .editingChanged)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
