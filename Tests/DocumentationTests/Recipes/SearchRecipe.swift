import KeyboardScrolling
import UIKit

final class SearchViewController: UIViewController {
  let tableView = UITableView()
  let searchBar = UISearchBar()
  private let coordinator = KeyboardScrollCoordinator()
  private let cities = (1...30).map { "City \($0)" }
  private lazy var matches = cities

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "City"
    searchBar.delegate = self
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
    tableView.dataSource = self
    tableView.keyboardDismissMode = .interactive
    layOut()
    coordinator.manage(tableView)
  }

  private func layOut() {
    let safeArea = view.safeAreaLayoutGuide
    for subview in [searchBar, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leadingAnchor.constraint(
          equalTo: safeArea.leadingAnchor
        ),
        subview.trailingAnchor.constraint(
          equalTo: safeArea.trailingAnchor
        ),
      ])
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: safeArea.topAnchor),
      tableView.topAnchor.constraint(
        equalTo: searchBar.bottomAnchor
      ),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension SearchViewController: UISearchBarDelegate {
  func searchBar(
    _ searchBar: UISearchBar,
    textDidChange searchText: String
  ) {
    matches = cities.filter { $0.hasPrefix(searchText) }
    tableView.reloadData()
  }
}

extension SearchViewController: UITableViewDataSource {
  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    matches.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "text",
      for: indexPath
    )
    (cell as? TextCell)?.show(matches[indexPath.row])
    return cell
  }
}
