import UIKit

extension UITextField {
  convenience init(
    placeholder: String,
    contentType: UITextContentType? = nil
  ) {
    self.init()
    self.placeholder = placeholder
    textContentType = contentType
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    borderStyle = .roundedRect
  }
}

extension UIView {
  func addFilling(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    let sides = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: topAnchor),
      subview.leadingAnchor.constraint(equalTo: sides.leadingAnchor),
      subview.trailingAnchor.constraint(
        equalTo: sides.trailingAnchor
      ),
      subview.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

extension UIScrollView {
  func fill(_ view: UIView, with rows: [UIView], top: CGFloat = 24) {
    view.addFilling(self)
    // Without this, UIKit leaves a short form under the status bar.
    alwaysBounceVertical = true

    let form = UIStackView(arrangedSubviews: rows)
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    addSubview(form)
    let content = contentLayoutGuide
    let margin = CGFloat(24)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(
        equalTo: content.topAnchor,
        constant: top
      ),
      form.leadingAnchor.constraint(
        equalTo: content.leadingAnchor,
        constant: margin
      ),
      form.trailingAnchor.constraint(
        equalTo: content.trailingAnchor,
        constant: -margin
      ),
      form.bottomAnchor.constraint(
        equalTo: content.bottomAnchor,
        constant: -margin
      ),
      form.widthAnchor.constraint(
        equalTo: frameLayoutGuide.widthAnchor,
        constant: -2 * margin
      ),
    ])
  }
}

/// A row of text, as tall as its text.
final class TextCell: UITableViewCell {
  private let label = UILabel()

  func show(_ text: String) {
    label.text = text
    guard label.superview == nil else { return }
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(
        equalTo: margins.trailingAnchor
      ),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}
