import UIKit

/// An item that looks like a place card, with a text field for the guest's name.
final class GuestCell: UICollectionViewCell {
  static let reuseIdentifier = "GuestCell"

  static var height: CGFloat { max(44, FormRowLayout.lineHeight) + 28 }

  private let nameField = UITextField(placeholder: "")
  private var onEdit: (String) -> Void = { _ in }
  private var onReturn: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureSubviews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureSubviews()
  }

  func show(
    _ name: String, placeholder: String, returnKey: UIReturnKeyType,
    onEdit: @escaping (String) -> Void, onReturn: @escaping () -> Void
  ) {
    nameField.text = name
    nameField.placeholder = placeholder
    nameField.accessibilityLabel = placeholder
    nameField.returnKeyType = returnKey
    self.onEdit = onEdit
    self.onReturn = onReturn
  }

  func focus() { nameField.becomeFirstResponder() }

  private func configureSubviews() {
    nameField.delegate = self
    nameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onEdit(nameField.text ?? "")
      },
      for: .editingChanged
    )
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    nameField.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(nameField)
    NSLayoutConstraint.activate([
      nameField.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      nameField.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      nameField.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}

extension GuestCell: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onReturn()
    return false
  }
}
