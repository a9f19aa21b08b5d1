@MainActor open class UICollectionReusableView: UIView {
  private var storedReuseIdentifier: String?

  open var reuseIdentifier: String? { storedReuseIdentifier }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    transform = attributes.transform
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }

  // See `UITableViewCell`.
  @_silgen_name("$s5UIKit24UICollectionReusableViewC7madeForACSS_tcfC")
  static func make(_ reuseIdentifier: consuming String) -> UICollectionReusableView

  convenience init(madeFor reuseIdentifier: String) {
    self.init(frame: .zero)
    storedReuseIdentifier = reuseIdentifier
  }
}
