import KeyboardScrolling
import UIKit

/// A list in which the app scrolls to a field when the user focuses it, or a little later.
final class ScrollingListScreen: FieldListScreen {
  /// The times from a focus in every second row to the app's scroll; empty without such scrolls.
  private let delays: [TimeInterval]

  init(coordinator: KeyboardScrollCoordinator, delays: [TimeInterval] = []) {
    self.delays = delays
    super.init(coordinator: coordinator, content: UITableView(frame: .zero, style: .plain))
  }

  required init?(coder: NSCoder) { nil }

  override func didBeginEditing(_ row: IndexPath) {
    // The app shows suggestions below every second row, so the app scrolls such a row to the
    // middle.
    guard !delays.isEmpty, row.row.isMultiple(of: 2) else { return }
    after(delays[row.row / 2 % delays.count]) { [weak self] in
      guard let self, let row = editedRow else { return }
      scrolls.scroll(tableView, to: row, at: .middle, animated: row.row % 3 != 0)
    }
  }

  override func act(_ deed: AppAction.Deed, share: Double) -> String? {
    let isAnimated = Int(share * 100) % 3 != 0
    let position: UITableView.ScrollPosition = [.top, .middle, .bottom, .none][Int(share * 3.99)]
    switch deed {
    case .scrollToFocus:
      guard let editedRow else { return nil }
      scrolls.scroll(tableView, to: editedRow, at: position, animated: isAnimated)
      return "scroll to the edited row"
    case .scrollElsewhere:
      let other = IndexPath(row: Int(share * 29), section: 0)
      scrolls.scroll(tableView, to: other, at: position, animated: isAnimated)
      return "scroll to row \(other.row)"
    case .focusAndScroll:
      guard let (row, field) = someField(share) else { return nil }
      scrolls.edit(field)
      scrolls.scroll(tableView, to: row, at: position, animated: isAnimated)
      return "edit row \(row.row), and scroll to it"
    case .scrollAndFocus:
      guard let (row, field) = someField(share) else { return nil }
      scrolls.scroll(tableView, to: row, at: position, animated: isAnimated)
      scrolls.edit(field)
      return "scroll to row \(row.row), and edit it"
    default: return nil
    }
  }

  private func someField(_ share: Double) -> (IndexPath, UITextField)? {
    let rows = tableView.indexPathsForVisibleRows ?? []
    guard !rows.isEmpty else { return nil }
    let row = rows[Int(share * Double(rows.count - 1))]
    return field(at: row).map { (row, $0) }
  }
}
