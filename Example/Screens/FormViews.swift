import UIKit

extension UITextField {
  /// Creates a field of a form, 44 points high.
  convenience init(
    placeholder: String, contentType: UITextContentType? = nil,
    keyboardType: UIKeyboardType = .default
  ) {
    self.init(frame: .zero)
    self.placeholder = placeholder
    textContentType = contentType
    self.keyboardType = keyboardType
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    returnKeyType = .next
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}

extension UILabel {
  convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = 0
  }
}

extension UIButton {
  /// Creates a filled button, 50 points high.
  convenience init(filled title: String, action: @escaping () -> Void) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    self.init(configuration: configuration, primaryAction: UIAction { _ in action() })
    heightAnchor.constraint(equalToConstant: 50).isActive = true
  }
}
