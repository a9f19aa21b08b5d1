// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UINavigationBar: UIView {
  weak var headlessController: UINavigationController?

  /// A large title adds 52 points to the bar's 44, which is where 143 below a 47-point status bar
  /// comes from; on an iPad the bar is 50 high.
  open var prefersLargeTitles = false {
    didSet { headlessController?.headlessBarsDidChange() }
  }

  open var isTranslucent = true

  /// With the search bar of an item, below the title or, while one searches, in its place.
  func headlessHeight(for item: UINavigationItem) -> CGFloat {
    guard let search = item.searchController else { return headlessTitleHeight }
    return headlessTitleHeight(for: search) + UISearchBar.headlessHeightInBar
  }

  func headlessTitleHeight(for search: UISearchController) -> CGFloat {
    search.isActive && search.hidesNavigationBarDuringPresentation ? 0 : headlessTitleHeight
  }

  var headlessTitleHeight: CGFloat {
    let device = HeadlessDevice.current
    let isLandscape = device.screen.bounds.width > device.screen.bounds.height
    switch device.model.idiom {
    case .pad: return prefersLargeTitles ? 102 : 50
    case .phone where isLandscape: return 32
    case .phone: return prefersLargeTitles ? 96 : 44
    }
  }
}
