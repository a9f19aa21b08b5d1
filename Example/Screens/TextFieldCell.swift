import UIKit

final class TextFieldCell: UITableViewCell, FormCell {
  static let reuseIdentifier = "TextFieldCell"

  static var height: CGFloat { FormRowLayout.rowHeight(inputHeight: FormRowLayout.lineHeight) }

  var input: UIView { textField }

  private let caption = UILabel()
  private let textField = UITextField()
  private var onEdit: (String) -> Void = { _ in }
  private var onReturn: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configureSubviews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureSubviews()
  }

  /// Shows a field; `onEdit` gets the whole text after each edit, `onReturn` runs for Return.
  func show(
    _ field: FormField, returnKey: UIReturnKeyType, onEdit: @escaping (String) -> Void,
    onReturn: @escaping () -> Void
  ) {
    caption.text = field.caption
    textField.accessibilityLabel = field.caption
    textField.text = field.value
    textField.placeholder = field.placeholder
    textField.setKeyboard(field.keyboardType, for: field.contentType)
    textField.returnKeyType = returnKey
    self.onEdit = onEdit
    self.onReturn = onReturn
  }

  private func configureSubviews() {
    textField.font = FormRowLayout.inputFont
    textField.adjustsFontForContentSizeCategory = true
    textField.delegate = self
    textField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onEdit(textField.text ?? "")
      },
      for: .editingChanged
    )
    FormRowLayout.place(caption, above: textField, in: contentView)
  }
}

extension TextFieldCell: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onReturn()
    return false
  }
}
