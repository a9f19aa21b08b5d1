import UIKit

extension UITextField {
  /// Creates a field of a form, at least 44 points high.
  convenience init(
    placeholder: String, contentType: UITextContentType? = nil,
    keyboardType: UIKeyboardType = .default
  ) {
    self.init(frame: .zero)
    self.placeholder = placeholder
    // A filled field does not show its placeholder.
    accessibilityLabel = placeholder
    setKeyboard(keyboardType, for: contentType)
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .next
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }

  /// Sets the keyboard, which neither capitalizes nor corrects addresses and user names.
  func setKeyboard(_ type: UIKeyboardType, for contentType: UITextContentType?) {
    let isAddress = [.emailAddress, .URL, .username].contains(contentType)
    keyboardType = type
    textContentType = contentType
    autocapitalizationType = isAddress ? .none : .sentences
    autocorrectionType = isAddress ? .no : .default
  }
}

extension [UITextField] {
  /// Focuses the field after another one, or dismisses the keyboard after the last field.
  @MainActor func moveFocus(from field: UITextField) {
    if let next = drop(while: { $0 !== field }).dropFirst().first {
      next.becomeFirstResponder()
    } else {
      field.resignFirstResponder()
    }
  }
}

extension UITextView {
  convenience init(accessibilityLabel: String?) {
    self.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }
}

extension UILabel {
  convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}

extension UIButton {
  /// Creates a filled button, at least 50 points high.
  convenience init(filled title: String, action: @escaping () -> Void) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    self.init(configuration: configuration, primaryAction: UIAction { _ in action() })
    heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
  }
}
