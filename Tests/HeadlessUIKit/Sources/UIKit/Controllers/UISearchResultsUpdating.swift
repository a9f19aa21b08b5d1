// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the bar begins to be edited, and when its text changes.
  /// https://developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)
  func updateSearchResults(for searchController: UISearchController)
}
