@MainActor open class UILabel: UIView {
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var color = UIColor.label
  private var layoutWidth: CGFloat?

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
  }

  open var text: String? { didSet { if oldValue != text { contentDidChange() } } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { color }
    set { color = newValue ?? .label }
  }

  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?

  open var numberOfLines = 1 { didSet { if oldValue != numberOfLines { contentDidChange() } } }

  /// Zero, the default, means the width from layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { contentDidChange() } }
  }

  @_documentation(visibility: internal) open var adjustsFontForContentSizeCategory = false

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  private var metrics: HeadlessTextMetrics { HeadlessTextMetrics(font: storedFont) }

  /// A label without text has no size; a single-line label ignores the width.
  private func textSize(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return metrics.size(
      of: text, width: numberOfLines == 1 ? .infinity : width, limit: max(0, numberOfLines)
    )
  }

  @_spi(Headless) public var headlessLines: [String] {
    guard let text, !text.isEmpty else { return [] }
    let width = numberOfLines == 1 ? .infinity : bounds.width
    let lines = metrics.lines(of: text, width: width)
    let shown = numberOfLines > 0 ? lines.prefix(numberOfLines) : lines[...]
    return shown.map { String(text[$0.range]).trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  override var defaultIntrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
    return textSize(width: width ?? .infinity)
  }

  override func layoutDidFind(width: CGFloat?) -> Bool {
    let old = defaultIntrinsicContentSize
    layoutWidth = width
    return defaultIntrinsicContentSize != old
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  override func baseline(isFirst: Bool) -> (part: CGFloat, distance: CGFloat) {
    let metrics = self.metrics
    let lines = max(1, defaultIntrinsicContentSize.height / metrics.lineHeight)
    let first = metrics.ascender - lines * metrics.lineHeight / 2
    return (0.5, isFirst ? first : first + (lines - 1) * metrics.lineHeight)
  }

  override func traitsDidChange() {
    if adjustsFontForContentSizeCategory { font = storedFont.adjusted(for: traitCollection) }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
