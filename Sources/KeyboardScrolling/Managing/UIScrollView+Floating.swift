import UIKit

extension UIScrollView {
  /// Returns the heights of the header and the footer that float over the rows of a section, in points:
  /// of the section with a responder, in a plain table.
  ///
  /// The footer lies on the keyboard, over the row that a reveal would bring there.
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/67
  func heightsFloating(around responder: UIView) -> VerticalEdges {
    guard let table = self as? UITableView, table.style == .plain else { return VerticalEdges() }
    let around = sequence(first: responder, next: \.superview).prefix { $0 !== table }
    guard let cell = around.compactMap({ $0 as? UITableViewCell }).last,
      let section = table.indexPath(for: cell)?.section
    else { return VerticalEdges() }
    return VerticalEdges(
      top: table.rectForHeader(inSection: section).height,
      bottom: table.rectForFooter(inSection: section).height
    )
  }
}
