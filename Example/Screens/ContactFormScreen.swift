public import KeyboardScrolling
public import UIKit

// MARK: - ContactFormScreen

/// Twelve text fields and a growing text view, in a table that fills the screen.
public final class ContactFormScreen: UIViewController, ScreenViewController {
  /// Manages the table for as long as the screen lives.
  public let coordinator = KeyboardScrollCoordinator()

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let measuringTextView = TextViewCell.makeTextView()
  private var fields = ContactField.all
  private var notes = ""

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    tableView.register(
      TextFieldCell.self,
      forCellReuseIdentifier: TextFieldCell.reuseIdentifier
    )
    tableView.register(
      TextViewCell.self,
      forCellReuseIdentifier: TextViewCell.reuseIdentifier
    )
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    // So few exact heights cost nothing, and a content size made of estimates would change while
    // the table scrolls.
    tableView.estimatedRowHeight = 0

    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    coordinator.manage(tableView)
  }

  /// The notes come after the text fields.
  private var notesRow: Int {
    fields.count
  }

  private func notesDidChange(_ text: String) {
    notes = text
    // Without updates in it, a batch asks for the heights again and keeps the cells: the text view
    // does not lose the focus, as it would when the row is reloaded.
    tableView.performBatchUpdates(nil)
  }
}

// MARK: - ScreenViewController

extension ContactFormScreen {
  /// The table.
  public var scrollView: UIScrollView {
    tableView
  }

  /// One for each row: the text fields, and then the notes.
  public var fieldCount: Int {
    fields.count + 1
  }

  /// Makes the text field or text view of a row the first responder.
  ///
  /// - Parameter index: The row, counted from zero.
  /// - Returns: The view that has the focus now, or nil when there is no such row or its view does
  ///   not take the focus.
  @discardableResult
  public func focusField(at index: Int) -> UIView? {
    guard (0..<fieldCount).contains(index) else { return nil }

    let indexPath = IndexPath(row: index, section: 0)
    // A row off the screen has no cell, and a field that does not exist cannot take the focus.
    if tableView.cellForRow(at: indexPath) == nil {
      tableView.scrollToRow(at: indexPath, at: .none, animated: false)
      tableView.layoutIfNeeded()
    }
    guard let cell = tableView.cellForRow(at: indexPath) as? any FormCell else { return nil }

    return cell.input.becomeFirstResponder() ? cell.input : nil
  }
}

// MARK: - UITableViewDataSource

extension ContactFormScreen: UITableViewDataSource {
  /// As many rows as there are fields.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The only section there is.
  /// - Returns: The number of rows.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fieldCount
  }

  /// A cell that shows what has been filled in so far, whatever it showed before.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: A cell with a text view for the notes, with a text field otherwise.
  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.row
    let cell = tableView.dequeueReusableCell(
      withIdentifier: row == notesRow
        ? TextViewCell.reuseIdentifier : TextFieldCell.reuseIdentifier,
      for: indexPath
    )
    switch cell {
    case let cell as TextFieldCell:
      cell.show(
        fields[row],
        onEdit: { [weak self] text in self?.fields[row].value = text },
        onReturn: { [weak self] in self?.focusField(at: row + 1) }
      )
    case let cell as TextViewCell:
      cell.show(
        notes,
        caption: "Notes",
        onEdit: { [weak self] text in self?.notesDidChange(text) }
      )
    default:
      break
    }
    return cell
  }
}

// MARK: - UITableViewDelegate

extension ContactFormScreen: UITableViewDelegate {
  /// The same height for every text field, and as much as the text needs for the notes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: A height in points.
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard indexPath.row == notesRow else { return TextFieldCell.height }

    // The row's own text view may not exist, or be as tall as the text was before.
    measuringTextView.text = notes
    let width = FormRowLayout.inputWidth(in: tableView)
    let fitting = measuringTextView.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude)
    )
    return FormRowLayout.rowHeight(inputHeight: fitting.height)
  }
}
