import UIKit

// Xcode compiles the screens into the app. In the package they are a separate module.
#if canImport(ExampleScreens)
import ExampleScreens
#endif

final class ScreenListViewController: UITableViewController {
  private let groups = Screen.Group.allCases.map { group in
    (title: group.rawValue, screens: Screen.all.filter { $0.group == group })
  }

  convenience init() { self.init(style: .insetGrouped) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screens"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Screen")
  }

  // MARK: UITableViewDataSource

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].screens.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Screen", for: indexPath)
    let screen = groups[indexPath.section].screens[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = screen.title
    content.secondaryText = screen.subtitle
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].title }

  // MARK: UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = groups[indexPath.section].screens[indexPath.row]
    let container = ScreenContainer(screen)
    if screen.isSheet {
      present(Screen.makeSheet(with: container), animated: true)
    } else {
      navigationController?.pushViewController(container, animated: true)
    }
  }
}
