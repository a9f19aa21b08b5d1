// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A controller's items in the navigation bar: a search bar, and a button at the trailing edge.
@MainActor
open class UINavigationItem: NSObject {
  weak var controller: UIViewController?

  /// Not drawn; a bar has its height with and without it, also that of a large title.
  open var title: String?

  /// Automatic by default: the title is as large as that of the item before it (statement 252).
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { controller?.navigationController?.barsDidChange() }
  }

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

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
}
