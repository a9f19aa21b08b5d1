import UIKit

#if canImport(ExampleScreens)
import ExampleScreens
#endif

final class ScreenCell: UITableViewCell {
  static let reuseIdentifier = "ScreenCell"

  static var height: CGFloat {
    titleFont.lineHeight.rounded(.up) + subtitleFont.lineHeight.rounded(.up) + 24
  }

  private static var titleFont: UIFont { .preferredFont(forTextStyle: .body) }
  private static var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configureSubviews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureSubviews()
  }

  func show(_ screen: Screen) {
    titleLabel.text = screen.title
    subtitleLabel.text = screen.subtitle
  }

  private func configureSubviews() {
    accessoryType = .disclosureIndicator
    titleLabel.font = Self.titleFont
    subtitleLabel.font = Self.subtitleFont
    subtitleLabel.textColor = .secondaryLabel
    let column = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}
