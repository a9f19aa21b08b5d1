@MainActor open class UITableViewCell: UIView {
  private var storedContentView = UIView()
  private let storedReuseIdentifier: String?
  private let style: CellStyle
  private lazy var labels = CellLabels(style: style)
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    self.style = style
    // The size of a cell before a table changes it.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
    addSubview(storedContentView)
  }

  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    style = .default
    super.init(coder: coder)
    addSubview(storedContentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  open var contentView: UIView { storedContentView }
  open var reuseIdentifier: String? { storedReuseIdentifier }

  open func prepareForReuse() {}

  open var textLabel: UILabel? { labels.text(in: contentView) }
  /// Nil in the default style.
  open var detailTextLabel: UILabel? { labels.detail(in: contentView) }
  open var imageView: UIImageView? { labels.image(in: contentView) }

  /// The configuration that makes the content view.
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      storedContentView = storedContentView.replaced(by: contentConfiguration)
      setNeedsLayout()
    }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// At the trailing edge, next to the content view.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none

  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { storedIsSelected = selected }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
  }

  /// The content view excludes the separator, one pixel high, and the safe area at the sides.
  /// https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea
  override func layoutContents() {
    super.layoutContents()
    backgroundView?.frame = bounds
    let sides = self.sides
    storedContentView.frame = CGRect(
      x: sides.left, y: 0, width: max(0, bounds.width - sides.left - sides.right - accessoryWidth),
      height: max(0, bounds.height - separatorHeight)
    )
    layoutAccessoryView(within: sides)
    labels.layOut(in: storedContentView)
  }

  private func layoutAccessoryView(within sides: UIEdgeInsets) {
    guard let accessoryView else { return }
    let size = accessoryView.bounds.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isMirrored { storedContentView.frame.origin.x += accessoryWidth }
    accessoryView.frame = CGRect(
      x: isMirrored
        ? sides.left + CellLabels.margin
        : bounds.width - sides.right - CellLabels.margin - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  private var accessoryWidth: CGFloat {
    accessoryView.map { $0.bounds.width + CellLabels.margin } ?? 0
  }

  private var sides: UIEdgeInsets {
    table?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
  }

  override func safeAreaDidChange(from old: UIEdgeInsets) {
    super.safeAreaDidChange(from: old)
    setNeedsLayout()
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  static let standardHeight: CGFloat = 44

  /// The size from the content view's constraints, or from `sizeThatFits(_:)` if there are none.
  override func systemLayoutSize(
    fitting targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    // A cell is measured before its first layout, which would update the safe area.
    updateSafeArea()
    let sides = self.sides.left + self.sides.right + accessoryWidth
    let line = separatorHeight
    let content = storedContentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - sides), height: max(0, targetSize.height - line)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
    )
    guard content.height > 0 else { return sizeThatFits(targetSize) }
    return CGSize(width: content.width + sides, height: content.height + line)
  }

  override func handleTap() -> Bool { table?.tapRow(self) ?? false }

  var table: UITableView? { storedSuperview as? UITableView }

  private var separatorHeight: CGFloat {
    guard let table = self.table, table.separatorStyle != .none else { return 0 }
    return 1 / (window?.screen ?? HeadlessDevice.current.screen).scale
  }

  // Objective-C creates an instance of any class with any initialiser. Swift requires a `required`
  // initialiser, which UIKit's `init(style:reuseIdentifier:)` is not. This symbol is the entry
  // point of the convenience initialiser below, which calls the class's own designated initialiser.
  // A subclass without that designated initialiser traps, as on iOS.
  @_silgen_name("$s5UIKit15UITableViewCellC7madeForACSS_tcfC")
  static func make(_ reuseIdentifier: consuming String) -> UITableViewCell

  convenience init(madeFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}
