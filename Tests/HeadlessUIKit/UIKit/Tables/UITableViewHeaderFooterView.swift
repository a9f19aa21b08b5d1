// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UITableViewHeaderFooterView: UIView {
  private let headlessContentView = UIView()
  private let headlessReuseIdentifier: String?

  public init(reuseIdentifier: String?) {
    headlessReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(headlessContentView)
  }

  public required init?(coder: NSCoder) {
    headlessReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(headlessContentView)
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  open var contentView: UIView { headlessContentView }
  open var reuseIdentifier: String? { headlessReuseIdentifier }

  open func prepareForReuse() {}

  override func headlessLayoutSubviews() {
    super.headlessLayoutSubviews()
    headlessContentView.frame = bounds
  }

  override func headlessSizeThatFits(_ size: CGSize) -> CGSize {
    headlessContentView.sizeThatFits(size)
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

  // As for `UITableViewCell`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C23headlessReuseIdentifierACSS_tcfC")
  static func headlessMake(_ reuseIdentifier: consuming String) -> UITableViewHeaderFooterView

  convenience init(headlessReuseIdentifier reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}
