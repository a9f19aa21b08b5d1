@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private var storedContentView = UIView()

  open var contentView: UIView { storedContentView }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      storedContentView = storedContentView.replaced(by: contentConfiguration)
      setNeedsLayout()
    }
  }

  open var isSelected = false
  open var isHighlighted = false

  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  override func didInit() {
    super.didInit()
    storedContentView.frame = bounds
    addSubview(storedContentView)
  }

  override func layoutContents() {
    super.layoutContents()
    storedContentView.frame = bounds
    backgroundView?.frame = bounds
  }

  override func systemLayoutSize(
    fitting targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    storedContentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
    )
  }

  override func handleTap() -> Bool {
    (superview as? UICollectionView)?.tapItem(self) ?? false
  }
}
