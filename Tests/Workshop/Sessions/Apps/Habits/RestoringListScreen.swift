import KeyboardScrolling
import UIKit

/// A list of fields that grow with their text (xmartlabs' Eureka, `TextAreaRow.swift`,
/// `Core.swift`).
///
/// After each letter, the app measures the rows and restores the offset. For Return, the app
/// scrolls to the next row and focuses its field.
final class RestoringListScreen: FieldListScreen {
  private var lengths: [Int: Int] = [:]

  override func didChangeText(_ row: IndexPath) {
    lengths[row.row] = field(at: row)?.text?.count ?? 0
    let offset = tableView.contentOffset
    UIView.performWithoutAnimation {
      tableView.beginUpdates()
      tableView.endUpdates()
    }
    tableView.setContentOffset(offset, animated: false)
  }

  override func handleReturn(in row: IndexPath) {
    let next = IndexPath(row: row.row + 1, section: 0)
    guard next.row < sections[0].count else { return }
    scrolls.scroll(tableView, to: next, at: .none, animated: false)
    tableView.layoutIfNeeded()
    field(at: next)?.becomeFirstResponder()
  }

  override func height(of row: IndexPath) -> CGFloat {
    60 + 24 * CGFloat((lengths[row.row] ?? 0) / 16)
  }
}
