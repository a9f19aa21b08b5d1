import KeyboardScrolling
import UIKit

// Xcode compiles the screens into the app. Where they are a module of their own, it is this one.
#if canImport(ExampleScreens)
import ExampleScreens
#endif

/// The screens, each with what to watch in it.
final class ScreenListViewController: UITableViewController {
  private let reuseIdentifier = "Screen"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screens"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: reuseIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Screen.all.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let screen = Screen.all[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = screen.title
    content.secondaryText = screen.summary

    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = Screen.all[indexPath.row]
    let viewController = screen.makeViewController(KeyboardScrollCoordinator())
    viewController.title = screen.title
    navigationController?.pushViewController(viewController, animated: true)
  }
}
