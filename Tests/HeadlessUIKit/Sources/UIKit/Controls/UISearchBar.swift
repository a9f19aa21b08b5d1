/// A search field and a cancel button that is not drawn; heights and margins are assumed.
@MainActor open class UISearchBar: UIView {
  static let heightInBar: CGFloat = 52
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  private let field = UISearchTextField(frame: .zero)
  weak var controller: UISearchController?

  override func didInit() {
    super.didInit()
    addSubview(field)
    field.bar = self
    field.addAction(UIAction { [weak self] _ in self?.didBeginEditing() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.handleTextChange() }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.didEndEditing() }, for: .editingDidEnd)
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UISearchTextField { field }
  open var showsCancelButton = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Presses the cancel button if it is shown; a search controller shows the button while active.
  @_spi(Headless) public func headlessPressCancel() {
    guard showsCancelButton || controller?.isActive == true else { return }
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  @_spi(Headless) public func headlessPressSearch() {
    guard field.isEditing else { return }
    delegate?.searchBarSearchButtonClicked(self)
  }

  @_documentation(visibility: internal)
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  @_documentation(visibility: internal) @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @_documentation(visibility: internal) @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  @_documentation(visibility: internal)
  open override var isFirstResponder: Bool { field.isFirstResponder }

  override var passesFocusOn: Bool { true }

  private func didBeginEditing() {
    delegate?.searchBarTextDidBeginEditing(self)
    controller?.didBeginEditing()
  }

  private func handleTextChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.handleTextChange()
  }

  private func didEndEditing() { delegate?.searchBarTextDidEndEditing(self) }

  override var defaultIntrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func layoutContents() {
    super.layoutContents()
    field.frame = CGRect(
      x: Self.margin, y: (bounds.height - Self.fieldHeight) / 2,
      width: max(0, bounds.width - 2 * Self.margin), height: Self.fieldHeight
    )
  }
}
