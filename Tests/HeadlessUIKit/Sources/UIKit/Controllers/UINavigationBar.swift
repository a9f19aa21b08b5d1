// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  private weak var rightItemView: UIView?

  /// A large title adds 52 points to the bar's 44, which is where 143 below a 47-point status bar
  /// comes from; on an iPad the bar is 50 high.
  open var prefersLargeTitles = false {
    didSet { controller?.barsDidChange() }
  }

  /// An opaque bar is never above its screen (statement 220).
  open var isTranslucent = true {
    didSet { controller?.barsDidChange() }
  }

  /// Includes the item's search bar, which is below the title or, during a search, replaces it.
  func height(for item: UINavigationItem) -> CGFloat {
    guard let search = item.searchController else { return titleHeight }
    return titleHeight(for: search) + UISearchBar.heightInBar
  }

  func titleHeight(for search: UISearchController) -> CGFloat {
    search.isActive && search.hidesNavigationBarDuringPresentation ? 0 : titleHeight
  }

  /// Centers the top screen's item vertically in the title area and removes any other.
  ///
  /// The margin of 16 points is a choice, as in a toolbar.
  func placeRightItem(of item: UINavigationItem?) {
    let view = item?.rightBarButtonItem?.viewInBar
    if rightItemView !== view, rightItemView?.superview === self {
      rightItemView?.removeFromSuperview()
    }
    rightItemView = view
    guard let item, let rightItem = item.rightBarButtonItem, let view else { return }
    rightItem.bar = controller?.viewIfLoaded
    let height = item.searchController.map(titleHeight(for:)) ?? titleHeight
    view.isHidden = height == 0
    if view.superview !== self { addSubview(view) }
    let size = CGSize(
      width: rightItem.widthInBar,
      height: view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
    )
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin: CGFloat = 16
    view.frame = CGRect(
      x: isMirrored ? margin : bounds.width - margin - size.width,
      y: (height - size.height) / 2,
      width: size.width,
      height: size.height
    )
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
