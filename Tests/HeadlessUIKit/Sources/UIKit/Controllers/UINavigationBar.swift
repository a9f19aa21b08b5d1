// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  private weak var rightItemView: UIView?

  /// Whether the titles of items are below the row of the buttons (statement 252).
  open var prefersLargeTitles = false {
    didSet { controller?.barsDidChange() }
  }

  /// An opaque bar is never above its screen (statement 220).
  open var isTranslucent = true {
    didSet { controller?.barsDidChange() }
  }

  /// The height of the row of the buttons, of a large title and of a search bar; a search replaces
  /// the first two.
  ///
  /// - Parameters:
  ///   - item: The item that the bar shows.
  ///   - largeTitle: The height of its large title that shows, in points.
  /// - Returns: The height, in points.
  func height(for item: UINavigationItem, largeTitle: CGFloat) -> CGFloat {
    let titles = isReplacedBySearch(of: item) ? 0 : rowHeight + largeTitle
    return titles + (item.searchController == nil ? 0 : UISearchBar.heightInBar)
  }

  func isReplacedBySearch(of item: UINavigationItem) -> Bool {
    guard let search = item.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height of a large title at rest: 52 points, and none beside a row as low as on a phone in
  /// landscape (statement 252).
  var largeTitleHeight: CGFloat { prefersLargeTitles && rowHeight > 32 ? 52 : 0 }

  /// Centers the top screen's item vertically in its row and removes any other.
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
    let height = rowHeight
    view.isHidden = isReplacedBySearch(of: item)
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

  /// The height of the row with the buttons, in points.
  var rowHeight: CGFloat {
    let device = HeadlessDevice.current
    guard device.hasHorizontalBars else { return 0 }
    let isLandscape = device.screen.bounds.width > device.screen.bounds.height
    switch device.model.idiom {
    case .pad: return 50
    case .phone: return isLandscape ? 32 : 44
    }
  }
}
