import UIKit

/// The layout of a form's row: a caption, and an input below it.
///
/// UIKit requests the heights of rows before there are cells. So cell and table both use these
/// measurements.
@MainActor
enum FormRowLayout {
  static var captionFont: UIFont {
    .preferredFont(forTextStyle: .caption1)
  }

  static var inputFont: UIFont {
    .preferredFont(forTextStyle: .body)
  }

  static var captionHeight: CGFloat {
    captionFont.lineHeight.rounded(.up)
  }

  /// The height of a single-line input, large enough for a touch.
  static var lineHeight: CGFloat {
    inputFont.lineHeight.rounded(.up) + 8
  }

  private static let horizontalMargin: CGFloat = 16
  private static let verticalMargin: CGFloat = 10
  private static let spacing: CGFloat = 2
  private static let separatorHeight: CGFloat = 1

  /// Returns the height of a row.
  ///
  /// - Parameter inputHeight: The height of the input below the caption.
  /// - Returns: A height in points, the separator included.
  static func rowHeight(inputHeight: CGFloat) -> CGFloat {
    verticalMargin + captionHeight + spacing + inputHeight.rounded(.up) + verticalMargin
      + separatorHeight
  }

  /// Returns the width of the input in a row.
  ///
  /// - Parameter tableView: The table of the row. Its cells keep their content inside the safe area
  ///   at the sides.
  /// - Returns: A width in points; zero for a table that has no size yet.
  static func inputWidth(in tableView: UITableView) -> CGFloat {
    let safeArea = tableView.safeAreaInsets
    return max(
      0,
      tableView.bounds.width - safeArea.left - safeArea.right - 2 * horizontalMargin
    )
  }

  /// Adds a caption and an input to a cell.
  ///
  /// - Parameters:
  ///   - caption: The label on top.
  ///   - input: The view below it, which fills the remaining height.
  ///   - contentView: The content view of the cell.
  static func place(_ caption: UILabel, above input: UIView, in contentView: UIView) {
    caption.font = captionFont
    caption.textColor = .secondaryLabel

    for view in [caption, input] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: contentView.leadingAnchor,
          constant: horizontalMargin
        ),
        view.trailingAnchor.constraint(
          equalTo: contentView.trailingAnchor,
          constant: -horizontalMargin
        ),
      ])
    }
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: contentView.topAnchor, constant: verticalMargin),
      caption.heightAnchor.constraint(equalToConstant: captionHeight),
      input.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: spacing),
      input.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -verticalMargin),
    ])
  }
}
