import Testing
import UIKit

@MainActor struct ConstraintTests {
  // Evidence: one project's tests.
  @Test func `S218: an inequality as the only constraint of an edge is satisfied at its bound`() {
    let stage = Stage()
    let container: UIView = stage.root.view
    let views = [UIView(), UIView()]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(lessThanOrEqualTo: container.topAnchor, constant: 10),
      views[0].trailingAnchor.constraint(
        lessThanOrEqualTo: container.trailingAnchor, constant: -74
      ),
      views[1].leadingAnchor.constraint(
        greaterThanOrEqualTo: container.leadingAnchor, constant: 12
      ),
      views[1].bottomAnchor.constraint(greaterThanOrEqualTo: container.bottomAnchor, constant: -45),
    ])
    container.layoutIfNeeded()
    expectEqual(views[0].frame, to: CGRect(x: 216, y: 10, width: 100, height: 100))
    expectEqual(views[1].frame, to: CGRect(x: 12, y: 699, width: 100, height: 100))
  }

  // Evidence: one project's tests.
  @Test func `S242: a left edge may equal a top edge plus a distance`() {
    let stage = Stage()
    let (first, second) = (UIView(), UIView(frame: CGRect(x: 0, y: 70, width: 10, height: 10)))
    first.translatesAutoresizingMaskIntoConstraints = false
    for view in [first, second] { stage.root.view.addSubview(view) }
    NSLayoutConstraint(
      item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .top,
      multiplier: 1, constant: 50
    ).isActive = true
    stage.window.layoutIfNeeded()
    expectEqual(first.frame.minX, to: 120)
  }

  /// A table as high as its rows, as in many apps.
  private final class TallTable: UITableView {
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return contentSize
    }
  }

  @Test func `S243: a table that lays itself out for its intrinsic size is as high as its rows`() {
    let stage = Stage()
    let (table, rows) = (TallTable(frame: .zero, style: .plain), Cells(5))
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.dataSource = rows
    table.isScrollEnabled = false
    table.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = stage.root.view
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    stage.window.layoutIfNeeded()
    expectEqual(table.frame, to: CGRect(x: 0, y: 0, width: 390, height: 200))
  }
}
