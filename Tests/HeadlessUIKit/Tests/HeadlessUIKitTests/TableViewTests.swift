import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct TableViewTests {
  private let t = TableFixture()

  @Test func `rows, headers, footers and the table's header and footer are one below the other`() {
    let t = TableFixture(rows: [2, 1]) { table, source in
      source.headerHeight = 30
      source.footerHeight = 20
      source.heights["0.1"] = 60
      table.tableHeaderView = UIView(frame: CGRect(0, 0, 10, 100))
      table.tableFooterView = UIView(frame: CGRect(0, 0, 10, 50))
    }
    func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(0, y, 390, height) }
    expectEqual(t.table.rectForHeader(inSection: 0), to: rect(100, 30))
    expectEqual(t.table.rectForRow(at: [0, 0]), to: rect(130, 44))
    expectEqual(t.table.rectForRow(at: [0, 1]), to: rect(174, 60))
    expectEqual(t.table.rectForFooter(inSection: 0), to: rect(234, 20))
    expectEqual(t.table.rect(forSection: 0), to: rect(100, 154))
    expectEqual(t.table.rect(forSection: 1), to: rect(254, 94))
    expectEqual(t.table.contentSize, to: CGSize(390, 398))
    expectEqual(t.table.tableHeaderView?.frame, to: rect(0, 100))
    expectEqual(t.table.tableFooterView?.frame, to: rect(348, 50))
    expectEqual(t.cell(1)?.frame, to: rect(174, 60))
    expectEqual(t.table.numberOfSections, to: 2)
    expectEqual(t.table.numberOfRows(inSection: 0), to: 2)
    expectEqual(t.table.indexPathForRow(at: CGPoint(5, 173)), to: [0, 0])
    expectEqual(t.table.indexPathForRow(at: CGPoint(5, 174)), to: [0, 1])
    expectNil(t.table.indexPathForRow(at: CGPoint(5, 240)))
    expectEqual(t.table.indexPathsForRows(in: rect(173, 120)), to: [[0, 0], [0, 1], [1, 0]])
  }

  @Test func `an index path out of range has no frame and no cell`() {
    let t = TableFixture(rows: [1])
    for indexPath in [[0, 1], [9, 0], [0, -1], IndexPath()] {
      expectEqual(t.table.rectForRow(at: indexPath), to: .zero)
      expectNil(t.table.cellForRow(at: indexPath))
      t.table.scrollToRow(at: indexPath, at: .top, animated: false)
    }
    expectEqual(t.table.rect(forSection: 3), to: .zero)
    expectEqual(t.table.numberOfRows(inSection: 3), to: 0)
    expectEqual(t.table.contentOffset, to: .zero)
  }

  @Test func `a table bounces even if it is short, and is plain by default`() {
    let table = UITableView(frame: CGRect(0, 0, 390, 844))
    #expect(table.alwaysBounceVertical)
    expectEqual([table, UITableView()].map(\.style), to: [.plain, .plain])
    expectEqual(table.frame.width, to: 390)
  }

  @Test func `only visible rows have cells, and hidden cells are reused`() throws {
    // 844 / 44 is 19.2.
    expectEqual(t.shown, to: (0...19).map { "0.\($0)" })
    expectEqual(t.source.made.count, to: 20)
    expectEqual(t.table.subviews.count, to: 20)
    expectEqual(t.table.indexPathsForVisibleRows?.last, to: [0, 19])
    let first = try #require(t.cell(0))
    t.table.contentOffset.y = 44
    t.settle()
    expectEqual(t.shown, to: (1...20).map { "0.\($0)" })
    expectNil(t.cell(0))
    expectNil(first.superview)
    expectEqual(t.source.log, to: ["show 0.20", "hide 0.0"])
    t.table.contentOffset.y = 88
    t.settle()
    // The next row uses the cell that was hidden first.
    #expect(t.cell(21) === first)
    expectEqual(first.reuses, to: 1)
    expectEqual(first.name, to: "0.21")
    expectEqual(t.table.indexPath(for: first), to: [0, 21])
    expectEqual(t.source.made.count, to: 21)
  }

  @Test func `a cell and a header are made by the initialiser of their registered class`() {
    expectEqual(t.cell(0)?.reuseIdentifier, to: "cell")
    #expect(t.cell(0)?.responder.superview === t.cell(0)?.contentView)
    expectNil(t.table.dequeueReusableCell(withIdentifier: "unknown"))
    let header = UITableViewHeaderFooterView.self
    t.table.register(header, forHeaderFooterViewReuseIdentifier: "header")
    let view = t.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    expectEqual(view?.reuseIdentifier, to: "header")
    expectNil(t.table.dequeueReusableHeaderFooterView(withIdentifier: "other"))
  }

  @Test func `the content view leaves space for the line between rows`() {
    // The line is a pixel on a screen with three pixels per point.
    #expect(abs((t.cell(0)?.contentView.frame.height ?? 0) - (44 - 1.0 / 3)) < 0.001)
    t.table.separatorStyle = .none
    t.settle()
    expectEqual(t.cell(0)?.contentView.frame, to: CGRect(0, 0, 390, 44))
  }

  @Test func `the content view avoids the safe area at the sides`() {
    t.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    t.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(0, 47, 0, 30)
    t.settle()
    expectEqual(t.cell(3)?.frame.width, to: 390)
    expectEqual(t.cell(3)?.contentView.frame.minX, to: 47)
    expectEqual(t.cell(3)?.contentView.frame.width, to: 313)
    t.table.insetsContentViewsToSafeArea = false
    t.settle()
    expectEqual(t.cell(3)?.contentView.frame.width, to: 390)
  }

  @Test func `reloading reads the data source again`() {
    t.source.rows = [["a", "b"]]
    t.table.reloadData()
    expectEqual(t.table.numberOfRows(inSection: 0), to: 2)
    expectEqual(t.table.contentSize.height, to: 88)
    t.settle()
    expectEqual(t.shown, to: ["a", "b"])
  }

  @Test func `an automatic row has the fitting height of its cell`() {
    let t = TableFixture(rows: [40]) { table, source in
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 100
      source.wantedHeights = ["0.0": 50, "0.1": 70]
    }
    expectEqual(t.table.rectForRow(at: [0, 0]).height, to: 50)
    expectEqual(t.table.rectForRow(at: [0, 1]).minY, to: 50)
    // The other rows are 44 high and begin at 120. 120 + 17 * 44 = 868 is past 844, so 19 rows
    // have cells.
    expectEqual(t.source.made.count, to: 19)
    // 50 + 70 + 17 * 44 are measured, and 21 rows are estimated at 100.
    #expect(abs(t.table.contentSize.height - 2968) < 0.001)
  }

  @Test func `S279: without estimates, rows do not size themselves`() {
    let t = TableFixture(rows: [40]) { table, source in
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 0
      source.wantedHeights = ["0.0": 50, "0.30": 70]
      source.heights = ["0.1": 90]
    }
    let heights = { (0..<3).map { t.table.rectForRow(at: [0, $0]).height } }
    expectEqual(heights(), to: [44, 90, 44])
    let length: CGFloat = 39 * 44 + 90
    expectEqual(t.table.contentSize.height, to: length)
    t.table.performBatchUpdates(nil)
    t.table.contentOffset.y = 1000
    t.settle()
    expectEqual(t.table.contentSize.height, to: length)
    t.table.estimatedRowHeight = UITableView.automaticDimension
    t.table.contentOffset.y = 0
    t.settle()
    expectEqual(heights(), to: [50, 90, 44])
  }

  @Test func `measuring rows above does not move the visible ones`() throws {
    let t = TableFixture(rows: [40]) { table, source in
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 44
      source.wantedHeights = ["0.5": 144]
    }
    t.table.reloadData()
    // By estimate, row 6 is at 6 * 44, because the rows are not measured yet.
    t.table.contentOffset.y = 264
    t.settle()
    let before = try #require(t.cell(6)).frame.minY - t.table.contentOffset.y
    t.table.contentOffset.y -= 10
    t.settle()
    expectEqual(t.table.rectForRow(at: [0, 5]).height, to: 144)
    let after = try #require(t.cell(6)).frame.minY - t.table.contentOffset.y
    #expect(abs(after - before - 10) < 0.001)
  }

  @Test func `an empty batch reads the heights again and keeps the cells`() throws {
    let t = TableFixture(rows: [10])
    let cell = try #require(t.cell(3))
    #expect(cell.responder.becomeFirstResponder())
    t.source.heights["0.3"] = 90
    t.source.log = []
    t.table.performBatchUpdates(nil)
    expectEqual(t.table.contentSize.height, to: 486, note: "440 and 46 more")
    #expect(t.cell(3) === cell)
    expectEqual(cell.frame.height, to: 90)
    expectEqual(t.cell(4)?.frame.minY, to: 222)
    expectEqual([cell.responder.isFirstResponder, t.source.log.isEmpty], to: [true, true])
    t.source.heights["0.3"] = 44
    t.table.beginUpdates()
    t.table.endUpdates()
    expectEqual(t.table.contentSize.height, to: 440)
  }

  @Test func `a new width causes the heights to be read again`() {
    let t = TableFixture(rows: [10])
    t.source.heights["0.0"] = 80
    t.table.frame.size.height = 700
    t.settle()
    expectEqual(t.table.contentSize.height, to: 440)
    t.table.frame.size.width = 300
    t.settle()
    expectEqual(t.table.contentSize, to: CGSize(300, 476))
    expectEqual(t.cell(0)?.frame.width, to: 300)
  }

  @Test func `a plain header floats while its section is visible`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let t = TableFixture(rows: [30, 30]) { _, source in
      source.headerHeight = 30
      source.headers[0] = header
    }
    expectEqual(header.frame, to: CGRect(0, 0, 390, 30))
    #expect(t.table.headerView(forSection: 0) === header)
    t.table.contentOffset.y = 100
    t.settle()
    expectEqual(header.frame.minY, to: 100)
    // The section ends at 30 + 30 * 44 = 1350, and pushes its header up.
    t.table.contentOffset.y = 1330
    t.settle()
    expectEqual(header.frame.maxY, to: 1350)
    t.table.contentOffset.y = 1400
    t.settle()
    expectNil(header.superview)
  }

  @Test func `a grouped header scrolls away`() {
    let header = UIView()
    let t = TableFixture(rows: [60], style: .grouped) { _, source in
      source.headerHeight = 30
      source.headers[0] = header
    }
    t.table.contentOffset.y = 20
    t.settle()
    expectEqual(header.frame.minY, to: 0)
    t.table.contentOffset.y = 31
    t.settle()
    expectNil(header.superview)
  }

  @Test func `an automatic header is measured, and has no height without a view`() {
    let header = UIView(frame: CGRect(0, 0, 390, 77))
    let t = TableFixture(rows: [1, 1]) { _, source in
      source.headerHeight = UITableView.automaticDimension
      source.headers[0] = header
    }
    expectEqual(t.table.rectForHeader(inSection: 0).height, to: 77)
    expectEqual(t.table.rectForHeader(inSection: 1).height, to: 0)
  }

  /// Position, row and expected offset.
  ///
  /// The insets leave 100 to 544 of the height.
  nonisolated private static let scrollPositions: [(UITableView.ScrollPosition, Int, Double)] = [
    // 40 * 44 - 100.
    (.top, 40, 1660),
    // 41 * 44 - 544.
    (.bottom, 40, 1260),
    // The middle of the row at 1782, minus that of the visible part at 322.
    (.middle, 40, 1460),
    (.none, 40, 1260),
    // The row is already visible.
    (.none, 5, 0),
    // The row scrolls only as far as the insets allow; the end is 4400 + 300 - 844.
    (.middle, 0, -100),
    (.top, 99, 3856),
  ]

  @Test(arguments: scrollPositions)
  func `a row scrolls to its position between the insets, at once or animated`(
    position: UITableView.ScrollPosition, row: Int, y: Double
  ) {
    t.table.contentInset = UIEdgeInsets(100, 0, 300, 0)
    for animated in [false, true] {
      t.table.contentOffset.y = 0
      t.table.scrollToRow(at: [0, row], at: position, animated: animated)
      expectEqual(t.table.contentOffset.y, to: animated ? 0 : CGFloat(y))
      t.device.clock.advance(by: 0.3)
      expectEqual(t.table.contentOffset.y, to: CGFloat(y))
    }
  }

  @Test func `a tap selects a row, and the next tap selects another instead`() {
    tap(44 * 2 + 10)
    expectEqual(t.table.indexPathForSelectedRow, to: [0, 2])
    expectEqual(t.cell(2)?.isSelected, to: true)
    tap(44 * 3 + 10)
    expectEqual(t.table.indexPathsForSelectedRows, to: [[0, 3]])
    expectEqual(t.cell(2)?.isSelected, to: false)
    expectEqual(t.source.log, to: ["select 0.2", "deselect 0.2", "select 0.3"])
    t.table.allowsSelection = false
    tap(10)
    expectEqual(t.table.indexPathForSelectedRow, to: [0, 3])
  }

  @Test func `several rows can be selected if the table and its delegate allow it`() {
    t.table.allowsMultipleSelection = true
    tap(10)
    tap(60)
    expectEqual(t.table.indexPathsForSelectedRows?.map(\.row), to: [0, 1])
    tap(10)
    expectEqual(t.table.indexPathsForSelectedRows?.map(\.row), to: [1])
    expectEqual(t.source.log, to: ["select 0.0", "select 0.1", "deselect 0.0"])
    t.source.refusesSelection = true
    tap(100)
    expectEqual(t.table.indexPathsForSelectedRows?.map(\.row), to: [1])
  }

  @Test func `a selection by code is not reported, and persists without the cell`() {
    let indexPath = IndexPath(row: 4, section: 0)
    t.table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    #expect(t.source.log.isEmpty)
    t.table.contentOffset.y = 2000
    t.settle()
    t.table.contentOffset.y = 0
    t.settle()
    expectEqual(t.cell(4)?.isSelected, to: true)
    t.table.deselectRow(at: indexPath, animated: false)
    expectEqual(t.cell(4)?.isSelected, to: false)
    expectNil(t.table.indexPathsForSelectedRows)
  }

  @Test func `a drag selects nothing`() {
    let finger = HeadlessFinger(from: CGPoint(100, 400), to: CGPoint(100, 390))
    finger.lift()
    expectNil(t.table.indexPathForSelectedRow)
    expectEqual(t.table.contentOffset.y, to: 10)
    expectEqual(t.source.scrolls, to: 1)
  }

  private func tap(_ y: CGFloat) { HeadlessFinger.tap(100, y) }

  @Test(arguments: [true, false])
  func `S284: a header or footer of a section that does not exist is an error`(isHeader: Bool) async
  {
    await #expect(processExitsWith: .failure) { [isHeader] in
      await MainActor.run {
        let table = UITableView()
        _ = isHeader ? table.rectForHeader(inSection: 1) : table.rectForFooter(inSection: 1)
      }
    }
  }
}
