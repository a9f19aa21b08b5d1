import UIKit

/// A row with a caption and a text view that does not scroll, so that the row grows with the text.
final class TextViewCell: UITableViewCell, FormCell {
  static let reuseIdentifier = "TextViewCell"

  var input: UIView { textView }

  private let caption = UILabel()
  private let textView = TextViewCell.makeTextView()
  private var onEdit: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configureSubviews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureSubviews()
  }

  /// Creates a text view for a row, or to measure the height of a row.
  static func makeTextView() -> UITextView {
    let textView = UITextView(accessibilityLabel: nil)
    textView.isScrollEnabled = false
    return textView
  }

  /// Shows a text; `onEdit` gets the whole text after each edit.
  func show(_ text: String, caption: String, onEdit: @escaping (String) -> Void) {
    self.caption.text = caption
    textView.accessibilityLabel = caption
    textView.text = text
    self.onEdit = onEdit
  }

  private func configureSubviews() {
    textView.backgroundColor = .secondarySystemBackground
    textView.delegate = self
    FormRowLayout.place(caption, above: textView, in: contentView)
  }
}

extension TextViewCell: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { onEdit(textView.text) }
}
