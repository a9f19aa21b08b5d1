import UIKit

/// The layout of a form's row, which has a caption and an input below it.
///
/// UIKit asks the table for the heights of rows before it creates their cells, so the table and the
/// cells both use these lengths.
@MainActor enum FormRowLayout {
  static var captionFont: UIFont { .preferredFont(forTextStyle: .caption1) }

  static var inputFont: UIFont { .preferredFont(forTextStyle: .body) }

  private static var captionHeight: CGFloat { captionFont.lineHeight.rounded(.up) }

  /// The height of a single-line input, large enough for a touch.
  static var lineHeight: CGFloat { inputFont.lineHeight.rounded(.up) + 8 }

  private static let horizontalMargin: CGFloat = 16
  private static let verticalMargin: CGFloat = 10
  private static let spacing: CGFloat = 2
  private static let separatorHeight: CGFloat = 1

  static func rowHeight(inputHeight: CGFloat) -> CGFloat {
    verticalMargin + captionHeight + spacing + inputHeight.rounded(.up) + verticalMargin
      + separatorHeight
  }

  /// The width of the input, inside the safe area; zero for a table that has no size yet.
  static func inputWidth(in tableView: UITableView) -> CGFloat {
    let safeArea = tableView.safeAreaInsets
    return max(0, tableView.bounds.width - safeArea.left - safeArea.right - 2 * horizontalMargin)
  }

  /// Adds a caption, and an input that fills the height below it.
  static func place(_ caption: UILabel, above input: UIView, in contentView: UIView) {
    caption.font = captionFont
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    // The input has the caption as its label.
    caption.isAccessibilityElement = false
    caption.setContentHuggingPriority(.required, for: .vertical)

    for view in [caption, input] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: contentView.leadingAnchor, constant: horizontalMargin
        ),
        view.trailingAnchor.constraint(
          equalTo: contentView.trailingAnchor, constant: -horizontalMargin
        ),
      ])
    }
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: contentView.topAnchor, constant: verticalMargin),
      input.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: spacing),
      input.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -verticalMargin),
    ])
  }
}
