@_spi(Headless) import UIKit

extension ScreenReader {
  /// Describes a field, text view, button or label; returns false for any other view.
  func describe(_ view: UIView, as element: inout Sample.Element) -> Bool {
    switch view {
    case let field as UITextField: describe(field, as: &element)
    case let textView as UITextView: describe(textView, as: &element)
    case let button as UIButton:
      element.kind = .button
      element.text = button.currentTitle ?? ""
      element.isSecondary = button.configuration == nil || hasNoBackground(button)
    case let label as UILabel:
      element.kind = .label
      element.text = label.text ?? ""
      element.fontSize = label.font.pointSize
      element.isSecondary = label.textColor == .secondaryLabel
    default: return false
    }
    return true
  }

  private func describe(_ field: UITextField, as element: inout Sample.Element) {
    let text = field.text ?? ""
    element.kind = .field
    element.isPlaceholder = text.isEmpty
    element.text = text.isEmpty ? field.placeholder ?? "" : text
    if field.isSecureTextEntry, !text.isEmpty {
      element.text = String(repeating: "•", count: text.count)
    }
    element.fontSize = field.font?.pointSize ?? 17
    element.isFirstResponder = field.isFirstResponder
    element.name = name(of: field, placeholder: field.placeholder)
  }

  private func describe(_ textView: UITextView, as element: inout Sample.Element) {
    element.kind = .field
    element.text = textView.text
    element.isTextView = true
    element.textOffset = textView.headlessPresentationBounds.minY
    element.fontSize = textView.font?.pointSize ?? 17
    element.isFirstResponder = textView.isFirstResponder
    element.name = name(of: textView, placeholder: nil)
  }

  private func hasNoBackground(_ button: UIButton) -> Bool {
    var plain = UIButton.Configuration.plain()
    plain.title = button.configuration?.title
    return button.configuration == plain
  }

  private func name(of field: UIView, placeholder: String?) -> String {
    let row = field.superview?.superview is UITableViewCell ? field.superview : nil
    let captions = row?.subviews.compactMap { $0 as? UILabel } ?? []
    return captions.first?.text ?? placeholder ?? ""
  }
}
