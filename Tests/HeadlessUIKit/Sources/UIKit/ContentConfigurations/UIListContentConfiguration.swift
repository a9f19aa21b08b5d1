public struct UIListContentConfiguration: Hashable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var prefersSideBySideTextAndSecondaryText = false

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  @_documentation(visibility: internal)
  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }

  @_documentation(visibility: internal)
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A content view with eleven points above and below its texts, at least as high as a standard row.
private final class ListContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }

  private let label = UILabel()
  private let secondLabel = UILabel()
  private let imageView = UIImageView(image: nil)
  private lazy var texts = UIStackView(arrangedSubviews: [label, secondLabel])

  init(_ configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let row = UIStackView(arrangedSubviews: [imageView, texts])
    row.spacing = CellLabels.margin
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    let height = heightAnchor.constraint(
      greaterThanOrEqualToConstant: UITableViewCell.standardHeight
    )
    // Not required, because a table may choose the height.
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CellLabels.margin),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -CellLabels.margin),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
      row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 11),
      height,
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    label.text = content.text
    secondLabel.text = content.secondaryText
    imageView.image = content.image
    label.isHidden = content.text == nil
    secondLabel.isHidden = content.secondaryText == nil
    imageView.isHidden = content.image == nil
    texts.axis = content.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
  }
}
