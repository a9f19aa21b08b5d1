import KeyboardScrolling
import UIKit

final class GuestListViewController: UIViewController {
  let tableView = UITableView()
  let saveButton = UIButton(configuration: .filled())
  private(set) var guests = Array(repeating: "", count: 20)
  private var editedRow: Int?
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    saveButton.configuration?.title = "Save"
    saveButton.frame.size.height = 50
    let font = UIFont.preferredFont(forTextStyle: .body)
    tableView.rowHeight = font.lineHeight + 32
    tableView.register(
      FieldCell.self,
      forCellReuseIdentifier: "field"
    )
    tableView.dataSource = self
    tableView.tableFooterView = saveButton
    tableView.keyboardDismissMode = .interactive
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    coordinator.manage(tableView)
  }

  /// Edits a row, also one that is off the screen.
  func editRow(_ row: Int) {
    guard guests.indices.contains(row) else {
      view.endEditing(true)
      return
    }
    let indexPath = IndexPath(row: row, section: 0)
    // A row off the screen has no cell, and so no field.
    if tableView.cellForRow(at: indexPath) == nil {
      tableView.scrollToRow(
        at: indexPath,
        at: .none,
        animated: false
      )
      tableView.layoutIfNeeded()
    }
    let cell = tableView.cellForRow(at: indexPath) as? FieldCell
    cell?.field.becomeFirstResponder()
  }

  /// Shows other guests, and edits the same row again.
  func reload() {
    // A field resigns when its table is reloaded.
    let row = editedRow
    tableView.reloadData()
    tableView.layoutIfNeeded()
    if let row { editRow(row) }
  }
}

extension GuestListViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    editedRow = textField.tag
    // A reused field may have belonged to the last row.
    let isLast = textField.tag == guests.count - 1
    coordinator.keepVisible(
      saveButton,
      whileEditing: isLast ? [textField] : []
    )
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    editedRow = nil
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    editRow(textField.tag + 1)
    return false
  }
}

extension GuestListViewController: UITableViewDataSource {
  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    guests.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "field",
      for: indexPath
    )
    guard let cell = cell as? FieldCell else { return cell }
    let row = indexPath.row
    cell.field.placeholder = "Guest \(row + 1)"
    cell.field.text = guests[row]
    cell.field.tag = row
    cell.field.delegate = self
    cell.onEdit = { [weak self] text in self?.guests[row] = text }
    return cell
  }
}

final class FieldCell: UITableViewCell {
  let field = UITextField(placeholder: "")
  var onEdit: (String) -> Void = { _ in }

  override init(
    style: UITableViewCell.CellStyle,
    reuseIdentifier: String?
  ) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let edit = UIAction { [weak self] _ in
      guard let self else { return }
      onEdit(field.text ?? "")
    }
    field.addAction(edit, for: .editingChanged)
    field.returnKeyType = .next
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(
        equalTo: margins.trailingAnchor
      ),
      field.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
