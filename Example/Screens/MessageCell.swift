import UIKit

final class MessageCell: UITableViewCell {
  static let reuseIdentifier = "MessageCell"

  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 10
  private static let spacing: CGFloat = 6
  /// The largest width of a bubble, as a fraction of the row's width.
  private static let widestPart: CGFloat = 0.7

  private let bubble = UIView()
  private let label = MessageCell.makeLabel()
  private lazy var leading = bubble.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor, constant: Self.margin
  )
  private lazy var trailing = bubble.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor, constant: -Self.margin
  )

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configureSubviews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureSubviews()
  }

  /// Returns the height of a row, with the space between two bubbles.
  static func height(for message: Message, width: CGFloat) -> CGFloat {
    let label = makeLabel()
    label.text = message.text
    let fitting = label.sizeThatFits(
      CGSize(width: widestBubble(in: width) - 2 * padding, height: .greatestFiniteMagnitude)
    )
    return fitting.height.rounded(.up) + 2 * padding + spacing
  }

  func show(_ message: Message, width: CGFloat) {
    label.text = message.text
    // Only colour and side tell the messages of the two people apart.
    label.accessibilityLabel = "\(message.isOwn ? "Ada" : "Charles"): \(message.text)"
    label.preferredMaxLayoutWidth = Self.widestBubble(in: width) - 2 * Self.padding
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
    // Deactivate the old constraint first: both together would stretch the bubble.
    (message.isOwn ? leading : trailing).isActive = false
    (message.isOwn ? trailing : leading).isActive = true
  }

  private static func makeLabel() -> UILabel { UILabel("", style: .body) }

  private static func widestBubble(in width: CGFloat) -> CGFloat {
    max(0, (width - 2 * margin) * widestPart)
  }

  private func configureSubviews() {
    bubble.layer.cornerRadius = 16

    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.spacing),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: Self.padding),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: Self.padding),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -Self.padding),
    ])
  }
}
