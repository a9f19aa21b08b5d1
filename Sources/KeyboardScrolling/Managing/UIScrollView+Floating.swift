import UIKit

extension UIScrollView {
  /// Returns the heights of the floating header and footer of the responder's section in a plain
  /// table.
  ///
  /// The footer floats just above the keyboard, over the row to reveal.
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/67
  func heightsFloating(around responder: UIView) -> VerticalEdges {
    guard let table = self as? UITableView, table.style == .plain else { return VerticalEdges() }
    let around = sequence(first: responder, next: \.superview).prefix { $0 !== table }
    guard let cell = around.compactMap({ $0 as? UITableViewCell }).last,
      let section = table.indexPath(for: cell)?.section, section < table.numberOfSections
    else { return VerticalEdges() }
    return VerticalEdges(
      top: table.rectForHeader(inSection: section).height,
      bottom: table.rectForFooter(inSection: section).height
    )
  }
}
