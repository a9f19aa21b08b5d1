// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Items in a row, as above a keyboard.
///
/// It is 44 points high. That the margins at its sides are 16 points and the distance between two
/// items is 8 are choices.
@MainActor
open class UIToolbar: UIView {
  private var headlessItems: [UIBarButtonItem] = []

  open var items: [UIBarButtonItem]? {
    get { headlessItems.isEmpty ? nil : headlessItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in headlessItems {
      item.headlessBar = nil
      if let view = item.headlessView, view.superview === self { view.removeFromSuperview() }
    }
    headlessItems = items ?? []
    for item in headlessItems { item.headlessBar = self }
    setNeedsLayout()
  }

  private static let headlessHeight: CGFloat = 44

  override var headlessIntrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.headlessHeight)
  }

  override func headlessSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.headlessHeight)
  }

  override func headlessLayoutSubviews() {
    super.headlessLayoutSubviews()
    let margin: CGFloat = 16
    let gap: CGFloat = 8
    let views = headlessItems.compactMap(\.headlessView)
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    let fixed = headlessItems.reduce(0) { $0 + $1.headlessWidth }
    let flexible = headlessItems.filter(\.headlessIsFlexibleSpace).count
    let gaps = zip(headlessItems, headlessItems.dropFirst()).filter {
      $0.headlessView != nil && $1.headlessView != nil
    }.count
    let room = max(0, bounds.width - 2 * margin - fixed - gap * CGFloat(gaps))
    var x = margin
    var previous: UIBarButtonItem?
    for item in headlessItems {
      if previous?.headlessView != nil, item.headlessView != nil { x += gap }
      let width =
        item.headlessIsFlexibleSpace ? room / CGFloat(flexible) : item.headlessWidth
      if let view = item.headlessView {
        if view.superview !== self { addSubview(view) }
        let height = min(
          bounds.height,
          item.customView.map { $0.bounds.height } ?? Self.headlessHeight
        )
        view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      }
      x += width
      previous = item
    }
  }
}
