// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let headlessContentView = UIView()

  open var contentView: UIView { headlessContentView }
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

  override func headlessDidInit() {
    super.headlessDidInit()
    headlessContentView.frame = bounds
    addSubview(headlessContentView)
  }

  override func headlessLayoutSubviews() {
    super.headlessLayoutSubviews()
    headlessContentView.frame = bounds
    backgroundView?.frame = bounds
  }

  override func headlessSystemLayoutSize(
    fitting targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    headlessContentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
  }

  override func headlessTakesTap() -> Bool {
    guard let collectionView = superview as? UICollectionView else { return false }
    return collectionView.headlessTap(self)
  }
}
