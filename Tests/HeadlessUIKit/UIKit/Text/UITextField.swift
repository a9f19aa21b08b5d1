// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A line of text to edit.
@MainActor
open class UITextField: _HeadlessTextControl {
  private var headlessInputView: UIView?
  private var headlessAccessoryView: UIView?
  private var headlessEditor: HeadlessFieldEditor?

  override func headlessDidInit() {
    super.headlessDidInit()
    _headlessText.client = self
  }

  // MARK: Text

  /// Reads empty, not nil, once anything was set; assigning tells nobody of an edit.
  open var text: String? {
    get { _headlessText.text }
    set { _headlessText.assign(newValue ?? "") }
  }

  open var placeholder: String? { didSet { headlessContentDidChange() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { headlessContentDidChange() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { headlessContentDidChange() } }
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never

  open weak var delegate: (any UITextFieldDelegate)?

  open var isEditing: Bool { isFirstResponder }

  open override var inputView: UIView? {
    get { headlessInputView }
    set { headlessInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { headlessAccessoryView }
    set { headlessAccessoryView = newValue }
  }

  // MARK: Rects

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Seven points from the edges of a border; on the edges without one.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderRect(forBounds: bounds).insetBy(dx: headlessBorderWidth, dy: 0)
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private var headlessBorderWidth: CGFloat { borderStyle == .none ? 0 : 7 }

  /// One line in the middle of the field, not wrapped.
  public override var _headlessTextArea: CGRect {
    let rect = editingRect(forBounds: bounds)
    let height = HeadlessTextMetrics(font: headlessTextFont).lineHeight
    return CGRect(
      x: rect.minX,
      y: rect.midY - height / 2,
      width: CGFloat.infinity,
      height: height
    )
  }

  // MARK: Size

  /// With a rounded border and the standard font 34 high, without a border 22.
  override var headlessIntrinsicContentSize: CGSize {
    let metrics = HeadlessTextMetrics(font: headlessTextFont)
    let shown = _headlessText.text.isEmpty ? placeholder ?? "" : _headlessText.text
    return CGSize(
      width: metrics.width(of: shown) + 2 * headlessBorderWidth + HeadlessTextLayout.caretWidth,
      height: metrics.lineHeight + (borderStyle == .none ? 1 : 13)
    )
  }

  override func headlessSizeThatFits(_ size: CGSize) -> CGSize { headlessIntrinsicContentSize }

  private func headlessContentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func headlessLayoutSubviews() {
    super.headlessLayoutSubviews()
    headlessEditor?.frame = editingRect(forBounds: bounds)
  }

  // MARK: First responder

  override var headlessCanBecomeFirstResponder: Bool { isEnabled }

  override var headlessShouldBeginEditing: Bool {
    delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  override var headlessShouldEndEditing: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override func headlessDidBecomeFirstResponder() {
    let editor = HeadlessFieldEditor(
      frame: editingRect(forBounds: bounds),
      text: _headlessText
    )
    headlessEditor?.removeFromSuperview()
    headlessEditor = editor
    addSubview(editor)
    if clearsOnBeginEditing, !_headlessText.text.isEmpty { headlessClear() }
    delegate?.textFieldDidBeginEditing(self)
    headlessPost(UITextField.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
  }

  override func headlessDidResignFirstResponder() {
    headlessEditor?.removeFromSuperview()
    headlessEditor = nil
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    headlessPost(
      UITextField.textDidEndEditingNotification,
      userInfo: [
        UITextField.didEndEditingReasonUserInfoKey: NSNumber(
          value: DidEndEditingReason.committed.rawValue
        )
      ]
    )
    sendActions(for: .editingDidEnd)
  }

  private func headlessPost(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    HeadlessDevice.current.keyboard.notificationCenter.post(
      name: name,
      object: self,
      userInfo: userInfo
    )
  }

  /// Tells of the touch as every control does, and takes the focus.
  override func headlessTakesTap() -> Bool {
    _ = super.headlessTakesTap()
    becomeFirstResponder()
    return true
  }

  // MARK: Keys and buttons

  /// Presses Return.
  ///
  /// If the delegate allows what it does by default, and somebody listens for editing to end on
  /// exit, editing ends.
  package func headlessPressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit { resignFirstResponder() }
  }

  /// Presses the clear button, where there is one now.
  package func headlessPressClearButton() {
    let isShown =
      switch clearButtonMode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    guard isShown, !_headlessText.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true
    else { return }
    headlessClear()
  }

  private func headlessClear() {
    _headlessText.replace(NSRange(location: 0, length: _headlessText.length), with: "")
  }
}

// MARK: - Text

extension UITextField: HeadlessTextClient {
  var headlessTextFont: UIFont { font ?? .systemFont(ofSize: 17) }

  // The line is as wide as its text; there is nothing to align it in.
  var headlessTextAlignment: NSTextAlignment { .left }

  func headlessShouldChangeText(in range: NSRange, replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
  }

  func headlessTextIsStale() {
    headlessContentDidChange()
  }

  func headlessTextDidChange() {
    headlessPost(UITextField.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  func headlessSelectionDidChange(withText: Bool) {
    delegate?.textFieldDidChangeSelection(self)
  }
}

extension UITextField: HeadlessRevealing {
  /// Its own frame, in the nearest scroll view around it (behaviour C2.1, statement 130).
  var headlessRevealTarget: (scrollView: UIScrollView, rect: CGRect)? {
    guard let scrollView = headlessEnclosingScrollView else { return nil }
    let target: UIView? = scrollView
    return (scrollView, convert(bounds, to: target))
  }
}

// MARK: - Types and names

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  nonisolated public static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}
