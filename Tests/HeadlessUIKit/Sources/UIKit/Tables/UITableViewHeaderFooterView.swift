@MainActor open class UITableViewHeaderFooterView: UIView {
  private let storedContentView = UIView()
  private let storedReuseIdentifier: String?

  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(storedContentView)
  }

  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(storedContentView)
  }

  public convenience init() { self.init(reuseIdentifier: nil) }

  open var contentView: UIView { storedContentView }
  open var reuseIdentifier: String? { storedReuseIdentifier }

  private var storedTextLabel: UILabel?

  /// Created on first access, at the separator's inset.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: CellLabels.margin
      ),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 4),
    ])
    storedTextLabel = label
    return label
  }

  open func prepareForReuse() {}

  override func layoutContents() {
    super.layoutContents()
    storedContentView.frame = bounds
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize {
    storedContentView.sizeThatFits(size)
  }

  override func systemLayoutSize(
    fitting targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    storedContentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
    )
  }

  // See `UITableViewCell`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C7madeForACSS_tcfC")
  static func make(_ reuseIdentifier: consuming String) -> UITableViewHeaderFooterView

  convenience init(madeFor reuseIdentifier: String) { self.init(reuseIdentifier: reuseIdentifier) }
}
