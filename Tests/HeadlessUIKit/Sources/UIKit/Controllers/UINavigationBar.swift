@MainActor open class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  private weak var rightItemView: UIView?

  /// Whether titles are large, below the row of buttons (S252).
  open var prefersLargeTitles = false { didSet { controller?.barsDidChange() } }

  /// If false, screens do not extend under the bar by default (S220).
  open var isTranslucent = true { didSet { controller?.barsDidChange() } }

  /// The height of buttons, large title and search bar; an active search hides the first two.
  func height(for item: UINavigationItem, largeTitle: CGFloat) -> CGFloat {
    let titles = isReplacedBySearch(of: item) ? 0 : rowHeight + largeTitle
    return titles + (item.searchController == nil ? 0 : UISearchBar.heightInBar)
  }

  func isReplacedBySearch(of item: UINavigationItem) -> Bool {
    guard let search = item.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height of a large title at rest: 52 points, or zero if the row of buttons is as low as on
  /// a phone in landscape (S252).
  var largeTitleHeight: CGFloat { prefersLargeTitles && rowHeight > 32 ? 52 : 0 }

  /// Places the top screen's right item in the row of buttons and removes the previous screen's; the
  /// margin of 16 points is assumed.
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
      x: isMirrored ? margin : bounds.width - margin - size.width, y: (height - size.height) / 2,
      width: size.width, height: size.height
    )
  }

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
