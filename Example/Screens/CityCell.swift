import UIKit

final class CityCell: UITableViewCell {
  static let reuseIdentifier = "CityCell"

  private let label = UILabel("", style: .body)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configureSubviews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureSubviews()
  }

  func show(_ name: String) { label.text = name }

  private func configureSubviews() {
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}
