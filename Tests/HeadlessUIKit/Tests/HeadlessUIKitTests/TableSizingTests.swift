import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct TableSizingTests {
  private let fixture = RootFixture()
  private let table = UITableView(frame: .zero, style: .plain)
  private let source = ConstrainedSource()

  init() {
    table.frame = fixture.root.bounds
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.dataSource = source
    table.delegate = source
    fixture.root.addSubview(table)
    fixture.device.clock.settle()
  }

  @Test func `the constraints in its cell decide the height of a row`() {
    // Including 8 points above and 8 below.
    expectEqual(table.rectForRow(at: [0, 0]).height, to: 46)
    expectEqual(table.rectForRow(at: [0, 1]).height, to: 116)
    // A row without constraints has the standard height.
    expectEqual(table.rectForRow(at: [0, 2]).height, to: 44)
    expectEqual(table.contentSize.height, to: 206)
    table.separatorStyle = .singleLine
    table.reloadData()
    fixture.device.clock.settle()
    let line = table.rectForRow(at: [0, 0]).height - 46
    #expect(abs(line - 1.0 / 3) < 0.001)
  }

  @Test func `a batch measures a cell that has grown`() {
    source.heights[0]?.constant = 90
    expectEqual(table.rectForRow(at: [0, 0]).height, to: 46)
    table.performBatchUpdates(nil)
    expectEqual(table.rectForRow(at: [0, 0]).height, to: 106)
    expectEqual(table.cellForRow(at: [0, 1])?.frame.minY, to: 106)
  }

  @Test func `a header's constraints determine its height`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let inner = solvedView(UIView(), in: header.contentView)
    inner.heightAnchor.constraint(equalToConstant: 25).isActive = true
    pin(inner, to: header.contentView, inset: 5)
    source.header = header
    table.reloadData()
    fixture.device.clock.settle()
    expectEqual(table.rectForHeader(inSection: 0).height, to: 35)
    expectEqual(header.frame.height, to: 35)
    #expect(header.superview === table)
  }
}

private final class ConstrainedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [Int: NSLayoutConstraint] = [:]
  var header: UIView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.row < 2 else { return cell }
    let inner = solvedView(UIView(), in: cell.contentView)
    let height = inner.heightAnchor.constraint(equalToConstant: indexPath.row == 0 ? 30 : 100)
    heights[indexPath.row] = height
    height.isActive = true
    pin(inner, to: cell.contentView, inset: 8)
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }
}
