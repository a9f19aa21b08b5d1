@MainActor open class UITextView: _HeadlessTextScrollView {
  private var storedInputView: UIView?
  private var accessoryView: UIView?
  private var find: UIFindInteraction?
  private let container = NSTextContainer()
  private var caretLine = 0
  /// The width at which the text wraps, from layout by constraints; infinite at the start of each
  /// layout, and nil before the first.
  private var layoutWidth: CGFloat?
  /// The lower end of the text that has been laid out at a width; below it, an estimate applies
  /// (S291).
  private var laidOutHeight: CGFloat = 0
  private var laidOutWidth: CGFloat = 0
  /// True in the layout after a new focus, which estimates the whole height (S292).
  private var forgetsLayout = false

  override func didInit() {
    super.didInit()
    _headlessText.client = self
    container.textView = self
  }

  /// Stored as the scroll view's delegate, with a narrower type.
  open var delegate: (any UITextViewDelegate)? {
    get { storedDelegate as? any UITextViewDelegate }
    set { storedDelegate = newValue }
  }

  /// Assigning puts the caret at the end, reports no edit, and scrolls to the caret in a first
  /// responder (S132).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { _headlessText.text }
    set {
      laidOutHeight = 0
      _headlessText.assign(newValue ?? "")
      caretLine = lineOfCaret
      if isFirstResponder { scrollToCaret() }
    }
  }

  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateText() } }
  @_documentation(visibility: internal) open var adjustsFontForContentSizeCategory = false
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural { didSet { invalidateText() } }

  open var selectedRange: NSRange {
    get { _headlessText.selection }
    set { _headlessText.select(newValue) }
  }

  open var isEditable: Bool {
    get { _headlessText.isEditable }
    set {
      guard newValue != _headlessText.isEditable else { return }
      _headlessText.isEditable = newValue
      if !newValue { resignFirstResponder() }
    }
  }

  open var isSelectable = true

  open var textContainer: NSTextContainer { container }

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateText() }
  }

  /// The smallest scroll that shows the range, or the end of a range that does not fit (S280).
  open func scrollRangeToVisible(_ range: NSRange) {
    let layout = _headlessText.layout(in: _headlessTextArea)
    let end = layout.caretRect(at: NSMaxRange(range))
    layOut(through: end)
    updateContentSize()
    scrollRectToVisible(layout.firstRect(for: range).union(end), animated: false)
  }

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { accessoryView }
    set { accessoryView = newValue }
  }

  /// Whether the view has a find bar; false by default (S259).
  @available(iOS 16.0, *)
  open var isFindInteractionEnabled: Bool {
    get { find != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      find?.dismissFindNavigator()
      find = newValue ? UIFindInteraction(textView: self) : nil
    }
  }

  @_documentation(visibility: internal) @available(iOS 16.0, *)
  open var findInteraction: UIFindInteraction? { find }

  public override var _headlessTextArea: CGRect { textArea(width: bounds.width) }

  private func textArea(width: CGFloat) -> CGRect {
    let padding = container.lineFragmentPadding
    let inset = textContainerInset
    return CGRect(
      x: inset.left + padding, y: inset.top,
      width: max(0, width - inset.left - inset.right - 2 * padding), height: 0
    )
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize {
    // Without a width there is no wrapping, as for a label.
    let width = size.width > 0 ? size.width : .infinity
    let text = _headlessText.layout(in: textArea(width: width)).size
    let inset = textContainerInset
    let padding = container.lineFragmentPadding
    return CGSize(
      width: text.width + inset.left + inset.right + 2 * padding,
      height: text.height + inset.top + inset.bottom
    )
  }

  /// The text's size; no size while scrolling is enabled, because the text may then be higher than
  /// the view.
  override var defaultIntrinsicContentSize: CGSize {
    guard isScrollEnabled else {
      return defaultSizeThatFits(CGSize(width: layoutWidth ?? bounds.width, height: 0))
    }
    return super.defaultIntrinsicContentSize
  }

  override func layoutDidFind(width: CGFloat?) -> Bool {
    guard !isScrollEnabled else { return false }
    let old = defaultIntrinsicContentSize
    layoutWidth = width ?? .infinity
    return defaultIntrinsicContentSize != old
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) }
  }

  override func layoutContents() {
    updateContentSize()
    super.layoutContents()
  }

  private func updateContentSize() {
    guard bounds.width > 0 else { return }
    let text = _headlessText.layout(in: _headlessTextArea).size.height
    let height = text + textContainerInset.top + textContainerInset.bottom
    contentSize = CGSize(width: bounds.width, height: height - missingHeight(of: height))
  }

  /// The difference between a text's height and its estimate (S291, S292).
  private func missingHeight(of height: CGFloat) -> CGFloat {
    guard isScrollEnabled else { return 0 }
    let options = HeadlessDevice.current.options
    if forgetsLayout { return height * (1 - options.textHeightAtFocus) }
    if bounds.width != laidOutWidth { (laidOutWidth, laidOutHeight) = (bounds.width, 0) }
    laidOutHeight = max(laidOutHeight, bounds.maxY)
    return max(0, height - laidOutHeight) * (1 - options.textHeightBelow)
  }

  private func layOut(through rect: CGRect) {
    guard rect.maxY > laidOutHeight else { return }
    laidOutHeight = rect.maxY
    setNeedsLayout()
  }

  /// Estimates the height again, and lays out the text in the next turn.
  private func layOutForFocus() {
    guard HeadlessDevice.current.options.textHeightAtFocus != 1 else { return }
    forgetsLayout = true
    setNeedsLayout()
    HeadlessDevice.current.clock.nextTurn { [weak self] in
      self?.forgetsLayout = false
      self?.setNeedsLayout()
    }
  }

  /// Lays the text out up to the caret.
  @_documentation(visibility: internal)
  open override func caretRect(for position: UITextPosition) -> CGRect {
    let rect = super.caretRect(for: position)
    layOut(through: rect)
    return rect
  }

  override var canBecomeFirstResponderByDefault: Bool { isEditable || isSelectable }

  override var shouldBeginEditing: Bool {
    guard isEditable else { return true }
    return delegate?.textViewShouldBeginEditing(self) ?? true
  }

  override var shouldEndEditing: Bool {
    guard isEditable else { return true }
    return delegate?.textViewShouldEndEditing(self) ?? true
  }

  /// Up to iOS 15, editing begins after willShow; since iOS 16, before willChangeFrame (S99).
  override var beginsEditingAfterKeyboard: Bool {
    HeadlessDevice.current.options.version.major <= 15
  }

  override func didBecomeFirstResponder() {
    caretLine = lineOfCaret
    layOutForFocus()
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
  }

  override func didResignFirstResponder() {
    layOutForFocus()
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    HeadlessDevice.current.keyboard.notificationCenter.post(name: name, object: self)
  }

  /// The caret does not move; use `headlessFocus(caretAt:)` for a tap that moves it.
  override func handleTap() -> Bool { becomeFirstResponder() }

  /// Taps into the text: focuses it and moves the caret, in UTF-16 units.
  ///
  /// At the first willShow the selection may still be the old one; it changes after a hundredth of
  /// a second (S135).
  @discardableResult @_spi(Headless) public func headlessFocus(caretAt offset: Int) -> Bool {
    switch HeadlessDevice.current.options.caretAtFocus {
    case .settled:
      moveCaret(to: offset)
      return becomeFirstResponder()
    case .stale:
      guard becomeFirstResponder() else { return false }
      HeadlessDevice.current.clock.after(0.01) { [weak self] in
        self?.moveCaret(to: offset)
      }
      return true
    }
  }

  private var currentCaretRect: CGRect {
    let rect = caretRect(for: TextPosition(offset: NSMaxRange(_headlessText.selection)))
    updateContentSize()
    return rect
  }

  private var lineOfCaret: Int {
    _headlessText.layout(in: _headlessTextArea).lineIndex(at: NSMaxRange(_headlessText.selection))
  }

  /// Scrolls the text view to the caret, or the scroll view around a text view that cannot scroll
  /// (S132).
  private func scrollToCaret() {
    guard let target = revealTarget else { return }
    let animated = HeadlessDevice.current.options.animatesScrollToCaret
    target.scrollView.scrollRectToVisible(target.rect, animated: animated)
  }

  /// Scrolls on every wrap and Return, but on another character only to a hidden caret of a text
  /// view that scrolls itself (S133, S281).
  private func scrollToMovedCaret() {
    let line = lineOfCaret
    let isNewLine = line != caretLine
    caretLine = line
    if isFirstResponder, isNewLine || hidesCaret { scrollToCaret() }
  }

  private var hidesCaret: Bool {
    guard isScrollEnabled, let target = targetOffset(revealing: currentCaretRect) else {
      return false
    }
    return roundedToPixels(target) != contentOffset
  }
}

extension UITextView: UIContentSizeCategoryAdjusting {}

extension UITextView: TextClient {
  var textFont: UIFont { font ?? .systemFont(ofSize: 12) }

  var effectiveTextAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  func allowsChange(in range: NSRange, replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func invalidateText() {
    updateContentSize()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func selectionDidChange(withText: Bool) {
    delegate?.textViewDidChangeSelection(self)
    guard !withText, HeadlessDevice.current.options.scrollsToSelection else { return }
    scrollToMovedCaret()
  }

  func handleTextChange() {
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
    // Called last, so that the delegate may first let the view grow.
    scrollToMovedCaret()
  }
}

extension UITextView: TextRevealing {
  /// The caret, in the text view if it scrolls, or in the nearest scroll view around it.
  var revealTarget: (scrollView: UIScrollView, rect: CGRect)? {
    let caret = currentCaretRect
    guard !isScrollEnabled else { return (self, caret) }
    guard let scrollView = enclosingScrollView else { return nil }
    let target: UIView? = scrollView
    return (scrollView, convert(caret, to: target))
  }
}

nonisolated extension UITextView {
  public static let textDidBeginEditingNotification = named("UITextViewTextDidBeginEditing")
  public static let textDidChangeNotification = named("UITextViewTextDidChange")
  public static let textDidEndEditingNotification = named("UITextViewTextDidEndEditing")
}
