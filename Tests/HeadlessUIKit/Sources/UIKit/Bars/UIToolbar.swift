/// A bar of 44 points; the side margins of 16 points and the item spacing of 8 are assumed.
@MainActor open class UIToolbar: UIView {
  private var storedItems: [UIBarButtonItem] = []

  open var items: [UIBarButtonItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in storedItems {
      item.bar = nil
      if let view = item.viewInBar, view.superview === self { view.removeFromSuperview() }
    }
    storedItems = items ?? []
    for item in storedItems { item.bar = self }
    setNeedsLayout()
  }

  private static let height: CGFloat = 44

  override var defaultIntrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func layoutContents() {
    super.layoutContents()
    let margin: CGFloat = 16
    let gap: CGFloat = 8
    let views = storedItems.compactMap(\.viewInBar)
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    let fixed = storedItems.reduce(0) { $0 + $1.widthInBar }
    let flexible = storedItems.filter(\.isFlexibleSpace).count
    let gaps = zip(storedItems, storedItems.dropFirst()).filter {
      $0.viewInBar != nil && $1.viewInBar != nil
    }.count
    let room = max(0, bounds.width - 2 * margin - fixed - gap * CGFloat(gaps))
    var x = margin
    var previous: UIBarButtonItem?
    for item in storedItems {
      if previous?.viewInBar != nil, item.viewInBar != nil { x += gap }
      let width = item.isFlexibleSpace ? room / CGFloat(flexible) : item.widthInBar
      if let view = item.viewInBar {
        if view.superview !== self { addSubview(view) }
        let height = min(bounds.height, item.customView.map { $0.bounds.height } ?? Self.height)
        view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      }
      x += width
      previous = item
    }
  }
}
