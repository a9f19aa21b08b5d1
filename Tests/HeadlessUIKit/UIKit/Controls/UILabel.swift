// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UILabel: UIView {
  private var headlessFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var headlessColor = UIColor.label
  /// The width that layout found, to wrap at.
  private var headlessWidth: CGFloat?

  override func headlessDidInit() {
    super.headlessDidInit()
    isUserInteractionEnabled = false
  }

  open var text: String? {
    didSet { if oldValue != text { headlessContentDidChange() } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { headlessFont }
    set {
      headlessFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      headlessContentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { headlessColor }
    set { headlessColor = newValue ?? .label }
  }

  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?

  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { headlessContentDidChange() } }
  }

  /// Zero, the default, is the width that layout finds.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { headlessContentDidChange() } }
  }

  /// True to ask for the font of a text style again when the size category changes.
  @_documentation(visibility: internal)
  open var adjustsFontForContentSizeCategory = false

  private func headlessContentDidChange() {
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring

  private var headlessMetrics: HeadlessTextMetrics { HeadlessTextMetrics(font: headlessFont) }

  /// A label without text has no size; one with a single line ignores the width.
  private func headlessTextSize(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return headlessMetrics.size(
      of: text,
      width: numberOfLines == 1 ? .infinity : width,
      limit: max(0, numberOfLines)
    )
  }

  /// The lines that are drawn.
  package var headlessLines: [String] {
    guard let text, !text.isEmpty else { return [] }
    let width = numberOfLines == 1 ? .infinity : bounds.width
    let lines = headlessMetrics.lines(of: text, width: width)
    let shown = numberOfLines > 0 ? lines.prefix(numberOfLines) : lines[...]
    return shown.map { String(text[$0.range]).trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  override var headlessIntrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : headlessWidth
    return headlessTextSize(width: width ?? .infinity)
  }

  override func headlessLayoutDidFind(width: CGFloat?) -> Bool {
    let old = headlessIntrinsicContentSize
    headlessWidth = width
    return headlessIntrinsicContentSize != old
  }

  override func headlessSizeThatFits(_ size: CGSize) -> CGSize {
    headlessTextSize(width: size.width > 0 ? size.width : .infinity)
  }

  /// The text is in the middle of the height.
  override func headlessBaseline(isFirst: Bool) -> (part: CGFloat, distance: CGFloat) {
    let metrics = headlessMetrics
    let lines = max(1, headlessIntrinsicContentSize.height / metrics.lineHeight)
    let first = metrics.ascender - lines * metrics.lineHeight / 2
    return (0.5, isFirst ? first : first + (lines - 1) * metrics.lineHeight)
  }

  override func headlessTraitsDidChange() {
    guard adjustsFontForContentSizeCategory, let style = headlessFont.headlessTextStyle else {
      return
    }
    font = .preferredFont(
      forTextStyle: style,
      category: traitCollection.preferredContentSizeCategory
    )
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
