import UIKit

/// The arrangement of a form's row: a caption, and below it what the person fills in.
///
/// The table asks for heights before it has cells. So cell and table both measure here, and agree.
@MainActor
enum FormRowLayout {
  /// The font of the caption.
  static var captionFont: UIFont {
    .preferredFont(forTextStyle: .caption1)
  }

  /// The font of what is filled in.
  static var inputFont: UIFont {
    .preferredFont(forTextStyle: .body)
  }

  /// The height of the caption, in points.
  static var captionHeight: CGFloat {
    captionFont.lineHeight.rounded(.up)
  }

  /// The height of a single line to fill in, in points, with room for a finger.
  static var lineHeight: CGFloat {
    inputFont.lineHeight.rounded(.up) + 8
  }

  private static let horizontalMargin: CGFloat = 16
  private static let verticalMargin: CGFloat = 10
  private static let spacing: CGFloat = 2
  private static let separatorHeight: CGFloat = 1

  /// Returns the height of a row.
  ///
  /// - Parameter inputHeight: The height of what is below the caption, in points.
  /// - Returns: A height in points, the separator included.
  static func rowHeight(inputHeight: CGFloat) -> CGFloat {
    verticalMargin + captionHeight + spacing + inputHeight.rounded(.up) + verticalMargin
      + separatorHeight
  }

  /// Returns the width a row leaves for its input.
  ///
  /// - Parameter tableView: The table the row is in. Its cells keep their content out of the safe
  ///   area at the sides.
  /// - Returns: A width in points, zero for a table that has no size yet.
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
  ///   - input: The view below it, which takes the height that is left.
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
