import CoreGraphics
import Foundation

/// The editor that a text field has inside while it is edited: a scroll view and a text input,
/// which a search for the scroll view around the caret must pass over (statement 136).
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
