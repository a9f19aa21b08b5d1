@MainActor open class UIButton: UIControl {
  private var storedType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var colors: [UInt: UIColor] = [:]
  private let label = UILabel(frame: .zero)
  private var storedConfiguration: Configuration?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishInit()
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
    contentDidChange()
  }

  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    self.configuration = configuration
  }

  private func finishInit() {
    label.textAlignment = .center
    addSubview(label)
    contentDidChange()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
  }

  open var buttonType: ButtonType { storedType }
  open var titleLabel: UILabel? { label }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
    contentDidChange()
  }

  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state.rawValue] }

  /// A configuration's title takes precedence over the titles by state.
  open var currentTitle: String? {
    storedConfiguration?.title ?? title(for: state) ?? title(for: .normal)
  }

  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? titleColor(for: .normal)
      ?? (storedType == .custom ? .white : .systemBlue)
  }

  public var configuration: UIButton.Configuration? {
    get { storedConfiguration }
    set {
      guard newValue != storedConfiguration else { return }
      storedConfiguration = newValue
      contentDidChange()
    }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = false

  /// Runs the handler in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() {
    contentDidChange()
    setNeedsUpdateConfiguration()
  }

  override func touchUpInside() {
    super.touchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  private func contentDidChange() {
    label.text = currentTitle
    label.textColor = storedConfiguration.map { $0.foregroundColor } ?? currentTitleColor
    label.font =
      storedConfiguration == nil
      ? .systemFont(ofSize: 15) : .preferredFont(forTextStyle: .body)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var insets: UIEdgeInsets {
    if let configuration = storedConfiguration {
      return edgeInsets(configuration.contentInsets)
    }
    // A plain system button with 15-point text is 30 points high and at least 30 wide.
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  private var paddedContentSize: CGSize {
    let title = label.defaultIntrinsicContentSize
    guard let configuration = storedConfiguration else { return title }
    var size = title
    if let subtitle = configuration.subtitle {
      let metrics = HeadlessTextMetrics(font: .preferredFont(forTextStyle: .footnote))
      let line = metrics.size(of: subtitle, limit: 1)
      size.width = max(size.width, line.width)
      size.height += line.height + configuration.titlePadding
    }
    if let image = configuration.image {
      size.width += image.size.width + (size.width > 0 ? configuration.imagePadding : 0)
      size.height = max(size.height, image.size.height)
    }
    return size
  }

  /// A button without configuration and title is 30 by 34 (S197), as high as with 18-point text.
  override var defaultIntrinsicContentSize: CGSize {
    if storedConfiguration == nil, currentTitle?.isEmpty ?? true {
      return CGSize(width: 30, height: 34)
    }
    let content = paddedContentSize
    let insets = self.insets
    return CGSize(
      width: max(storedConfiguration == nil ? 30 : 0, content.width + insets.left + insets.right),
      height: content.height + insets.top + insets.bottom
    )
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize { defaultIntrinsicContentSize }

  override func layoutContents() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
    }
    let area = bounds.inset(by: insets)
    let size = label.defaultIntrinsicContentSize
    let width = min(size.width, max(0, area.width))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left: area.minX
      case .right: area.maxX - width
      case .leading: isRightToLeft ? area.maxX - width : area.minX
      case .trailing: isRightToLeft ? area.minX : area.maxX - width
      case .center, .fill: area.midX - width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - size.height
      case .center, .fill: area.midY - size.height / 2
      }
    label.frame = CGRect(x: x, y: y, width: width, height: size.height)
  }

  override func baseline(isFirst: Bool) -> (part: CGFloat, distance: CGFloat) {
    label.baseline(isFirst: isFirst)
  }
}

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    @_documentation(visibility: internal) public static var roundedRect: ButtonType { .system }
  }

  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}
