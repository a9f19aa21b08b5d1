import KeyboardScrolling
import UIKit

/// Twelve text fields and a growing text view, in a table that fills the screen.
final class ContactFormScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let tableView = MeasuredTableView(frame: .zero, style: .plain)
  private let measuringTextView = TextViewCell.makeTextView()
  private var fields = FormField.contact
  private var notes = ""

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    tableView.register(TextFieldCell.self, forCellReuseIdentifier: TextFieldCell.reuseIdentifier)
    tableView.register(TextViewCell.self, forCellReuseIdentifier: TextViewCell.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    // With estimated heights, the content size would change while the table scrolls.
    tableView.estimatedRowHeight = 0

    view.addFilling(tableView)

    coordinator?.manage(tableView)
  }

  private var notesRow: Int { fields.count }

  private func focusRow(_ row: Int) {
    let indexPath = IndexPath(row: row, section: 0)
    // A row off the screen has no cell, and so no field.
    if tableView.cellForRow(at: indexPath) == nil {
      tableView.scrollToRow(at: indexPath, at: .none, animated: false)
      tableView.layoutIfNeeded()
    }
    (tableView.cellForRow(at: indexPath) as? any FormCell)?.input.becomeFirstResponder()
  }

  private func notesDidChange(_ text: String) {
    notes = text
    // For an empty batch of updates, the table only reads the heights again. A reload of the row
    // would replace the cell, and the text view would resign.
    tableView.performBatchUpdates(nil)
  }
}

extension ContactFormScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fields.count + 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = indexPath.row
    let cell = tableView.dequeueReusableCell(
      withIdentifier: row == notesRow
        ? TextViewCell.reuseIdentifier : TextFieldCell.reuseIdentifier,
      for: indexPath
    )
    switch cell {
    case let cell as TextFieldCell:
      cell.show(
        fields[row], returnKey: .next,
        onEdit: { [weak self] text in self?.fields[row].value = text },
        onReturn: { [weak self] in self?.focusRow(row + 1) }
      )
    case let cell as TextViewCell:
      cell.show(notes, caption: "Notes", onEdit: { [weak self] text in self?.notesDidChange(text) })
    default: break
    }
    return cell
  }
}

extension ContactFormScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard indexPath.row == notesRow else { return TextFieldCell.height }

    // Measure with a separate text view, because the row may have no cell.
    measuringTextView.font = FormRowLayout.inputFont
    measuringTextView.text = notes
    let width = FormRowLayout.inputWidth(in: tableView)
    let fitting = measuringTextView.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude)
    )
    return FormRowLayout.rowHeight(inputHeight: fitting.height)
  }
}
