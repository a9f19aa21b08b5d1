/// The editor inside an edited text field.
///
/// The editor is both scroll view and text input; a search for the scroll view around the caret
/// must skip the editor (S136).
final class FieldEditor: _HeadlessTextScrollView {
  private let text: _HeadlessText

  init(frame: CGRect, text: _HeadlessText) {
    self.text = text
    super.init(frame: frame)
    isScrollEnabled = false
  }

  required init?(coder: NSCoder) {
    text = _HeadlessText()
    super.init(coder: coder)
  }

  override var _headlessText: _HeadlessText { text }

  override var _headlessTextArea: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: bounds.height)
  }
}
