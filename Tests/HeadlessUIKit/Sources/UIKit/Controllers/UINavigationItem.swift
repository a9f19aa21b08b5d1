@MainActor open class UINavigationItem: NSObject {
  weak var controller: UIViewController?

  /// Not drawn, and without effect on the bar's height.
  open var title: String?

  /// Automatic by default: as large as the previous item's title (S252).
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

  /// Must be false while a search bar is shown.
  open var hidesSearchBarWhenScrolling = true

  /// Not drawn.
  open var leftBarButtonItem: UIBarButtonItem?

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
