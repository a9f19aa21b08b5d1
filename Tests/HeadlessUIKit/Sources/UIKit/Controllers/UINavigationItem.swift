// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A controller's items in the navigation bar: a search bar, and a button at the trailing edge.
@MainActor
open class UINavigationItem: NSObject {
  weak var controller: UIViewController?

  /// Not drawn; a bar has its height with and without it.
  open var title: String?

  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.owner = nil
      searchController?.owner = controller
      controller?.navigationController?.barsDidChange()
    }
  }

  /// Must be false while a search bar is shown; hiding is not implemented.
  open var hidesSearchBarWhenScrolling = true

  open var rightBarButtonItem: UIBarButtonItem? {
    didSet {
      guard oldValue !== rightBarButtonItem else { return }
      oldValue?.bar = nil
      controller?.navigationController?.barsDidChange()
    }
  }
}
