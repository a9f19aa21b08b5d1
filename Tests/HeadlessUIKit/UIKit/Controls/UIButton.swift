// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UIButton: UIControl {
  private var headlessType = ButtonType.custom
  private var headlessTitles: [UInt: String] = [:]
  private var headlessColors: [UInt: UIColor] = [:]
  private let headlessLabel = UILabel(frame: .zero)
  private var headlessConfiguration: Configuration?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    headlessFinishInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    headlessFinishInit()
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    headlessType = buttonType
    headlessContentDidChange()
  }

  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    headlessAdopt(primaryAction)
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    headlessAdopt(primaryAction)
    self.configuration = configuration
  }

  private func headlessFinishInit() {
    headlessLabel.textAlignment = .center
    addSubview(headlessLabel)
    headlessContentDidChange()
  }

  private func headlessAdopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
  }

  open var buttonType: ButtonType { headlessType }
  open var titleLabel: UILabel? { headlessLabel }

  // MARK: Titles by state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    headlessTitles[state.rawValue] = title
    headlessContentDidChange()
  }

  open func title(for state: UIControl.State) -> String? {
    headlessTitles[state.rawValue]
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    headlessColors[state.rawValue] = color
    headlessContentDidChange()
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    headlessColors[state.rawValue]
  }

  /// A configuration's title stands in front of those by state.
  open var currentTitle: String? {
    headlessConfiguration?.title ?? title(for: state) ?? title(for: .normal)
  }

  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? titleColor(for: .normal)
      ?? (headlessType == .custom ? .white : .systemBlue)
  }

  // MARK: Configuration

  public var configuration: UIButton.Configuration? {
    get { headlessConfiguration }
    set {
      guard newValue != headlessConfiguration else { return }
      headlessConfiguration = newValue
      headlessContentDidChange()
    }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var headlessNeedsUpdateConfiguration = false

  /// The handler runs in the next layout.
  open func setNeedsUpdateConfiguration() {
    headlessNeedsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  override func headlessStateDidChange() {
    headlessContentDidChange()
    setNeedsUpdateConfiguration()
  }

  override func headlessTouchUpInside() {
    super.headlessTouchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  private func headlessContentDidChange() {
    headlessLabel.text = currentTitle
    headlessLabel.textColor =
      headlessConfiguration.map { $0.headlessForegroundColor } ?? currentTitleColor
    headlessLabel.font =
      headlessConfiguration == nil
      ? .systemFont(ofSize: 15) : .preferredFont(forTextStyle: .body)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var headlessInsets: UIEdgeInsets {
    if let configuration = headlessConfiguration {
      return headlessEdgeInsets(configuration.contentInsets)
    }
    // A plain system button of 15 points is 30 high, and no narrower.
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  private var headlessContentSize: CGSize {
    let title = headlessLabel.headlessIntrinsicContentSize
    guard let configuration = headlessConfiguration else { return title }
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

  /// Without a configuration and a title it is 30 by 34 (statement 197), as if for a line of 18 points.
  override var headlessIntrinsicContentSize: CGSize {
    if headlessConfiguration == nil, currentTitle?.isEmpty ?? true {
      return CGSize(width: 30, height: 34)
    }
    let content = headlessContentSize
    let insets = headlessInsets
    return CGSize(
      width: max(
        headlessConfiguration == nil ? 30 : 0,
        content.width + insets.left + insets.right
      ),
      height: content.height + insets.top + insets.bottom
    )
  }

  override func headlessSizeThatFits(_ size: CGSize) -> CGSize { headlessIntrinsicContentSize }

  /// The title, within the insets, where the alignments say.
  override func headlessLayoutSubviews() {
    if headlessNeedsUpdateConfiguration {
      headlessNeedsUpdateConfiguration = false
      updateConfiguration()
    }
    let area = bounds.inset(by: headlessInsets)
    let size = headlessLabel.headlessIntrinsicContentSize
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
    headlessLabel.frame = CGRect(x: x, y: y, width: width, height: size.height)
  }

  override func headlessBaseline(isFirst: Bool) -> (part: CGFloat, distance: CGFloat) {
    headlessLabel.headlessBaseline(isFirst: isFirst)
  }
}

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    @_documentation(visibility: internal)
    public static var roundedRect: ButtonType { .system }
  }

  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}
