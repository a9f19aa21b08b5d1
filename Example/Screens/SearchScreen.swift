import Foundation
import KeyboardScrolling
import UIKit

/// A list of cities, with a search field in the navigation bar; the matches cover the list.
final class SearchScreen: CityList {
  private var matches: CityList?

  override func viewDidLoad() {
    super.viewDidLoad()
    let matches = CityList(coordinator: coordinator, cities: [])
    let searchController = UISearchController(searchResultsController: matches)
    searchController.searchResultsUpdater = self
    searchController.searchBar.placeholder = "City"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    self.matches = matches
  }
}

extension SearchScreen: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    // `range(of:)` does not find an empty text.
    matches?.cities = cities.filter {
      text.isEmpty
        || $0.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

class CityList: UITableViewController {
  var cities: [String] = [] {
    didSet {
      if isViewLoaded { tableView.reloadData() }
    }
  }

  fileprivate var coordinator: KeyboardScrollCoordinator?

  convenience init(coordinator: KeyboardScrollCoordinator?, cities: [String]) {
    self.init(style: .plain)
    self.coordinator = coordinator
    self.cities = cities
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "City")
    tableView.keyboardDismissMode = .onDrag
    coordinator?.manage(tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = cities[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension CityList {
  static let all = """
    Accra, Amsterdam, Athens, Bangkok, Berlin, Bogotá, Boston, Brussels, Buenos Aires, Cairo, \
    Chicago, Copenhagen, Delhi, Dublin, Edinburgh, Geneva, Hanoi, Havana, Helsinki, Istanbul, \
    Jakarta, Kyoto, Lagos, Lima, Lisbon, London, Madrid, Melbourne, Mexico City, Montréal, Nairobi, \
    Oslo, Paris, Prague, Riga, Rome, Salvador, San Francisco, Santiago, São Paulo, Sarajevo, \
    Seattle, Seoul, Shanghai, Singapore, Sofia, Stockholm, Sydney, Taipei, Tallinn, Tokyo, Turin, \
    Vienna, Warsaw, Wellington, Zürich
    """
    .components(separatedBy: ", ")
}
