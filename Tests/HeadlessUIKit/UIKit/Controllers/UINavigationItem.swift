// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// What a controller puts into the navigation bar, as far as it shapes safe areas.
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
}
