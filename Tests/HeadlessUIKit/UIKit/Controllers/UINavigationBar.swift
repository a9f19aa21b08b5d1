// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UINavigationBar: UIView {
  weak var controller: UINavigationController?

  /// A large title adds 52 points to the bar's 44, which is where 143 below a 47-point status bar
  /// comes from; on an iPad the bar is 50 high.
  open var prefersLargeTitles = false {
    didSet { controller?.barsDidChange() }
  }

  open var isTranslucent = true

  /// With the search bar of an item, below the title or, while one searches, in its place.
  func height(for item: UINavigationItem) -> CGFloat {
    guard let search = item.searchController else { return titleHeight }
    return titleHeight(for: search) + UISearchBar.heightInBar
  }

  func titleHeight(for search: UISearchController) -> CGFloat {
    search.isActive && search.hidesNavigationBarDuringPresentation ? 0 : titleHeight
  }

  var titleHeight: CGFloat {
    let device = HeadlessDevice.current
    let isLandscape = device.screen.bounds.width > device.screen.bounds.height
    switch device.model.idiom {
    case .pad: return prefersLargeTitles ? 102 : 50
    case .phone where isLandscape: return 32
    case .phone: return prefersLargeTitles ? 96 : 44
    }
  }
}
