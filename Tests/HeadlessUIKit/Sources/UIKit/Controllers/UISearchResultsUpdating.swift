@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when editing begins and when the text changes.
  /// https://developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)
  func updateSearchResults(for searchController: UISearchController)
}
