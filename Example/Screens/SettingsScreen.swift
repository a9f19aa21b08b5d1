import KeyboardScrolling
import UIKit

/// A table view controller with text fields and switches.
///
/// UIKit insets the table for the keyboard. The coordinator adds only what is missing.
final class SettingsScreen: UITableViewController {
  private enum Row {
    case text(FormField)
    case toggle(String, isOn: Bool)
  }

  private var coordinator: KeyboardScrollCoordinator?

  private var sections: [[Row]] = [
    [
      .text(FormField(caption: "Display name", placeholder: "Ada")),
      .text(FormField(caption: "Status", placeholder: "At the mill")),
    ],
    [
      .toggle("Messages", isOn: true),
      .toggle("Mentions", isOn: true),
      .toggle("Weekly summary", isOn: false),
    ],
    [
      .toggle("Reply while away", isOn: false),
      .text(FormField(caption: "Reply", placeholder: "Back on Monday")),
      .text(
        FormField(
          caption: "Forward to", placeholder: "charles@example.com", contentType: .emailAddress,
          keyboardType: .emailAddress
        )
      ),
    ],
    [
      .text(
        FormField(
          caption: "Server", placeholder: "mail.example.com", contentType: .URL, keyboardType: .URL
        )
      ),
      .text(FormField(caption: "Port", placeholder: "993", keyboardType: .numberPad)),
      .toggle("Encrypt", isOn: true),
      .text(FormField(caption: "Signature", placeholder: "A. A. L.")),
    ],
  ]

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(style: .insetGrouped)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextFieldCell.self, forCellReuseIdentifier: TextFieldCell.reuseIdentifier)
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.reuseIdentifier)
    tableView.rowHeight = TextFieldCell.height
    tableView.estimatedRowHeight = 0
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive

    coordinator?.manage(tableView)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The user may have changed the text size.
    tableView.rowHeight = TextFieldCell.height
  }

  // MARK: UITableViewDataSource

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section][indexPath.row] {
    case .text(let field):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: TextFieldCell.reuseIdentifier, for: indexPath
      )
      (cell as? TextFieldCell)?.show(
        field, returnKey: .done,
        onEdit: { [weak self] text in
          var field = field
          field.value = text
          self?.sections[indexPath.section][indexPath.row] = .text(field)
        },
        onReturn: { [weak self] in self?.view.endEditing(true) }
      )
      return cell
    case .toggle(let caption, let isOn):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: SwitchCell.reuseIdentifier, for: indexPath
      )
      (cell as? SwitchCell)?.show(caption, isOn: isOn) { [weak self] isOn in
        self?.sections[indexPath.section][indexPath.row] = .toggle(caption, isOn: isOn)
      }
      return cell
    }
  }
}
