@MainActor open class UITextField: _HeadlessTextControl {
  private var storedInputView: UIView?
  private var accessoryView: UIView?
  private var editor: FieldEditor?
  private var storedPlaceholder: NSAttributedString?

  override func didInit() {
    super.didInit()
    _headlessText.client = self
  }

  // MARK: Text

  /// Nil becomes an empty text, and assignments report no edit.
  open var text: String? {
    get { _headlessText.text }
    set { _headlessText.assign(newValue ?? "") }
  }

  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue.map(NSAttributedString.init(attributedString:))
      contentDidChange()
    }
  }

  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  @_documentation(visibility: internal) open var adjustsFontForContentSizeCategory = false
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never

  /// At the leading edge. https://developer.apple.com/documentation/uikit/uitextfield/leftview
  open var leftView: UIView? { didSet { replaceSideView(oldValue, by: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  open var rightView: UIView? { didSet { replaceSideView(oldValue, by: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  open weak var delegate: (any UITextFieldDelegate)?

  open var isEditing: Bool { isFirstResponder }

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { accessoryView }
    set { accessoryView = newValue }
  }

  // MARK: Rects

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The bounds inset by the views at the sides, and by seven points if there is a border.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = borderRect(forBounds: bounds).insetBy(dx: borderWidth, dy: 0)
    let sides = [
      showsLeftView ? leftViewRect(forBounds: bounds) : nil,
      showsRightView ? rightViewRect(forBounds: bounds) : nil,
    ].compactMap(\.self)
    let low = sides.filter { $0.midX < bounds.midX }.map(\.maxX).reduce(rect.minX, max)
    let high = sides.filter { $0.midX >= bounds.midX }.map(\.minX).reduce(rect.maxX, min)
    return CGRect(x: low, y: rect.minY, width: max(0, high - low), height: rect.height)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, isLeading: true)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, isLeading: false)
  }

  private func sideRect(of view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    let own = view.bounds.size
    let size = own == .zero ? view.intrinsicContentSize : own
    let isLeft = isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: max(0, size.width), height: max(0, size.height)
    )
  }

  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func replaceSideView(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentDidChange()
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private var borderWidth: CGFloat { borderStyle == .none ? 0 : 7 }

  /// One line, vertically centered, not wrapped.
  public override var _headlessTextArea: CGRect {
    let rect = editingRect(forBounds: bounds)
    let height = HeadlessTextMetrics(font: textFont).lineHeight
    return CGRect(x: rect.minX, y: rect.midY - height / 2, width: CGFloat.infinity, height: height)
  }

  // MARK: Size

  /// With the standard font, 34 points high with a rounded border, 22 without a border.
  override var defaultIntrinsicContentSize: CGSize {
    let metrics = HeadlessTextMetrics(font: textFont)
    let shown = _headlessText.text.isEmpty ? placeholder ?? "" : _headlessText.text
    return CGSize(
      width: metrics.width(of: shown) + 2 * borderWidth + TextLayout.caretWidth,
      height: metrics.lineHeight + (borderStyle == .none ? 1 : 13)
    )
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize { defaultIntrinsicContentSize }

  override func traitsDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func layoutContents() {
    super.layoutContents()
    editor?.frame = editingRect(forBounds: bounds)
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  // MARK: First responder

  override var canBecomeFirstResponderByDefault: Bool { isEnabled }

  override var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  override var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  override func didBecomeFirstResponder() {
    let editor = FieldEditor(frame: editingRect(forBounds: bounds), text: _headlessText)
    self.editor?.removeFromSuperview()
    self.editor = editor
    addSubview(editor)
    editingChanged()
    if clearsOnBeginEditing, !_headlessText.text.isEmpty { clear() }
    delegate?.textFieldDidBeginEditing(self)
    post(UITextField.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
  }

  override func didResignFirstResponder() {
    editor?.removeFromSuperview()
    editor = nil
    editingChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(
      UITextField.textDidEndEditingNotification,
      userInfo: [
        UITextField.didEndEditingReasonUserInfoKey: NSNumber(
          value: DidEndEditingReason.committed.rawValue
        )
      ]
    )
    sendActions(for: .editingDidEnd)
  }

  private func editingChanged() {
    if leftView != nil || rightView != nil { setNeedsLayout() }
  }

  private func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    HeadlessDevice.current.keyboard.notificationCenter.post(
      name: name, object: self, userInfo: userInfo
    )
  }

  /// Sends touch events like every control, and becomes first responder.
  override func handleTap() -> Bool {
    _ = super.handleTap()
    becomeFirstResponder()
    return true
  }

  // MARK: Keys

  /// Presses Return.
  ///
  /// If the delegate allows the default behavior and there is an action for `.editingDidEndOnExit`,
  /// editing ends.
  @_spi(Headless) public func headlessPressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit { resignFirstResponder() }
  }

  @_spi(Headless) public func headlessPressClearButton() {
    guard isShown(clearButtonMode), !_headlessText.text.isEmpty,
      delegate?.textFieldShouldClear(self) ?? true
    else { return }
    clear()
  }

  private func clear() {
    _headlessText.replace(NSRange(location: 0, length: _headlessText.length), with: "")
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {}

// MARK: - Text

extension UITextField: TextClient {
  var textFont: UIFont { font ?? .systemFont(ofSize: 17) }

  // The line is as wide as its text, so alignment has no effect.
  var effectiveTextAlignment: NSTextAlignment { .left }

  func allowsChange(in range: NSRange, replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
  }

  func invalidateText() { contentDidChange() }

  func handleTextChange() {
    post(UITextField.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  func selectionDidChange(withText: Bool) { delegate?.textFieldDidChangeSelection(self) }
}

extension UITextField: TextRevealing {
  /// The field's bounds, in the coordinate space of the nearest scroll view around it (S130).
  var revealTarget: (scrollView: UIScrollView, rect: CGRect)? {
    guard let scrollView = enclosingScrollView else { return nil }
    let target: UIView? = scrollView
    return (scrollView, convert(bounds, to: target))
  }
}

// MARK: - Types

nonisolated extension UITextField {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public enum DidEndEditingReason: Int, Sendable { case committed }

  public static let textDidBeginEditingNotification = named("UITextFieldTextDidBeginEditing")
  public static let textDidEndEditingNotification = named("UITextFieldTextDidEndEditing")
  public static let textDidChangeNotification = named("UITextFieldTextDidChange")
  public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
