// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// What a controller puts into the navigation bar: a search bar, and an item at the trailing edge.
@MainActor
open class UINavigationItem: NSObject {
  weak var controller: UIViewController?

  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.owner = nil
      searchController?.owner = controller
      controller?.navigationController?.barsDidChange()
    }
  }

  /// To be set to false for a search bar that is shown: hiding it is not implemented.
  open var hidesSearchBarWhenScrolling = true

  open var rightBarButtonItem: UIBarButtonItem? {
    didSet {
      guard oldValue !== rightBarButtonItem else { return }
      oldValue?.bar = nil
      controller?.navigationController?.barsDidChange()
    }
  }
}
