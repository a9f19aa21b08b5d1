import UIKit

final class SwitchCell: UITableViewCell {
  static let reuseIdentifier = "SwitchCell"

  private let caption = UILabel("", style: .body)
  private let toggle = UISwitch()
  private var onChange: (Bool) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configureSubviews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureSubviews()
  }

  func show(_ caption: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
    self.caption.text = caption
    toggle.accessibilityLabel = caption
    toggle.isOn = isOn
    self.onChange = onChange
  }

  private func configureSubviews() {
    caption.isAccessibilityElement = false
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(toggle.isOn)
      },
      for: .valueChanged
    )
    for view in [caption, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      caption.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -16),
      toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }
}
