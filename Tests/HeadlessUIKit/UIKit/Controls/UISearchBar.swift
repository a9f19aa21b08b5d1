// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A field to search with, and a button to cancel that has no picture.
///
/// Heights and margins are choices: no source was found for them.
@MainActor
open class UISearchBar: UIView {
  /// In a navigation bar, in points.
  static let headlessHeightInBar: CGFloat = 52
  private static let headlessHeight: CGFloat = 56
  private static let headlessFieldHeight: CGFloat = 36
  private static let headlessMargin: CGFloat = 8

  private let headlessField = UISearchTextField(frame: .zero)
  weak var headlessController: UISearchController?

  override func headlessDidInit() {
    super.headlessDidInit()
    addSubview(headlessField)
    headlessField.headlessBar = self
    headlessField.addAction(
      UIAction { [weak self] _ in self?.headlessDidBeginEditing() },
      for: .editingDidBegin
    )
    headlessField.addAction(
      UIAction { [weak self] _ in self?.headlessTextDidChange() },
      for: .editingChanged
    )
    headlessField.addAction(
      UIAction { [weak self] _ in self?.headlessDidEndEditing() },
      for: .editingDidEnd
    )
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UISearchTextField { headlessField }
  open var showsCancelButton = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var text: String? {
    get { headlessField.text }
    set { headlessField.text = newValue }
  }

  open var placeholder: String? {
    get { headlessField.placeholder }
    set { headlessField.placeholder = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { headlessField.inputAccessoryView }
    set { headlessField.inputAccessoryView = newValue }
  }

  // MARK: Buttons

  /// Presses the cancel button, where there is one now; a search controller shows one while it is
  /// active.
  package func headlessPressCancel() {
    guard showsCancelButton || headlessController?.isActive == true else { return }
    delegate?.searchBarCancelButtonClicked(self)
    headlessController?.isActive = false
  }

  /// Presses the search key.
  package func headlessPressSearch() {
    guard headlessField.isEditing else { return }
    delegate?.searchBarSearchButtonClicked(self)
  }

  // MARK: First responder: its field's

  @_documentation(visibility: internal)
  open override var canBecomeFirstResponder: Bool { headlessField.canBecomeFirstResponder }

  @_documentation(visibility: internal)
  @discardableResult
  open override func becomeFirstResponder() -> Bool { headlessField.becomeFirstResponder() }

  @_documentation(visibility: internal)
  @discardableResult
  open override func resignFirstResponder() -> Bool { headlessField.resignFirstResponder() }

  @_documentation(visibility: internal)
  open override var isFirstResponder: Bool { headlessField.isFirstResponder }

  override var headlessHandsFocusOn: Bool { true }

  // MARK: Editing

  private func headlessDidBeginEditing() {
    delegate?.searchBarTextDidBeginEditing(self)
    headlessController?.headlessDidBeginEditing()
  }

  private func headlessTextDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    headlessController?.headlessTextDidChange()
  }

  private func headlessDidEndEditing() {
    delegate?.searchBarTextDidEndEditing(self)
  }

  // MARK: Layout

  override var headlessIntrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.headlessHeight)
  }

  override func headlessSizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.headlessHeight)
  }

  override func headlessLayoutSubviews() {
    super.headlessLayoutSubviews()
    headlessField.frame = CGRect(
      x: Self.headlessMargin,
      y: (bounds.height - Self.headlessFieldHeight) / 2,
      width: max(0, bounds.width - 2 * Self.headlessMargin),
      height: Self.headlessFieldHeight
    )
  }
}
