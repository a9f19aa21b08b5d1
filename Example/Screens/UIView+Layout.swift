import UIKit

extension UIView {
  /// Adds a subview that fills the view.
  ///
  /// With `avoidingSides`, the subview leaves out the safe area at the left and right. At the top and
  /// bottom, UIKit insets the content of a scroll view for the safe area.
  func addFilling(_ subview: UIView, avoidingSides: Bool = false) {
    let leading = avoidingSides ? safeAreaLayoutGuide.leadingAnchor : leadingAnchor
    let trailing = avoidingSides ? safeAreaLayoutGuide.trailingAnchor : trailingAnchor
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: topAnchor),
      subview.leadingAnchor.constraint(equalTo: leading),
      subview.trailingAnchor.constraint(equalTo: trailing),
      subview.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Adds a bar whose content is just above the keyboard.
  ///
  /// The bar extends to the bottom edge, so that no list is visible between the bar's content and
  /// that edge.
  func addBarOnKeyboard(_ bar: UIView, with content: UIView) {
    for view in [bar, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(bar)
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: content.topAnchor, constant: -8),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),

      content.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      content.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }
}

extension UIScrollView {
  func addColumn(_ views: [UIView], margin: CGFloat = 24) -> UIStackView {
    // Let even short content bounce. Otherwise UIKit adds no inset for bars, and a drag does not
    // dismiss the keyboard.
    alwaysBounceVertical = true
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: margin),
      column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: margin),
      column.trailingAnchor.constraint(
        equalTo: contentLayoutGuide.trailingAnchor, constant: -margin
      ),
      column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -margin),
      column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -2 * margin),
    ])
    return column
  }
}
