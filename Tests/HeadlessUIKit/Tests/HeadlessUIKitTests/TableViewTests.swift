import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UITableView")
struct TableViewTests {
  // MARK: Places

  @Test func `rows, headers, footers and the views around them lie one below the other`() {
    TableFixture.run(
      rows: [2, 1],
      prepare: { table, source in
        source.headerHeight = 30
        source.footerHeight = 20
        source.heights["0.1"] = 60
        table.tableHeaderView = UIView(frame: CGRect(0, 0, 10, 100))
        table.tableFooterView = UIView(frame: CGRect(0, 0, 10, 50))
      }
    ) { t in
      func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(0, y, 390, height)
      }
      #expect(t.table.rectForHeader(inSection: 0) == rect(100, 30))
      #expect(t.table.rectForRow(at: [0, 0]) == rect(130, 44))
      #expect(t.table.rectForRow(at: [0, 1]) == rect(174, 60))
      #expect(t.table.rectForFooter(inSection: 0) == rect(234, 20))
      #expect(t.table.rect(forSection: 0) == rect(100, 154))
      #expect(t.table.rect(forSection: 1) == rect(254, 94))
      #expect(t.table.contentSize == CGSize(width: 390, height: 398))
      #expect(t.table.tableHeaderView?.frame == rect(0, 100))
      #expect(t.table.tableFooterView?.frame == rect(348, 50))
      #expect(t.cell(1)?.frame == rect(174, 60))
      #expect(t.table.numberOfSections == 2)
      #expect(t.table.numberOfRows(inSection: 0) == 2)
      #expect(t.table.indexPathForRow(at: CGPoint(x: 5, y: 173)) == [0, 0])
      #expect(t.table.indexPathForRow(at: CGPoint(x: 5, y: 174)) == [0, 1])
      #expect(t.table.indexPathForRow(at: CGPoint(x: 5, y: 240)) == nil)
      #expect(t.table.indexPathsForRows(in: rect(173, 120)) == [[0, 0], [0, 1], [1, 0]])
    }
  }

  @Test func `an index path out of range has no frame and no cell`() {
    TableFixture.run(rows: [1]) { t in
      for indexPath in [
        [0, 1], [9, 0],
        IndexPath(row: -1, section: 0), IndexPath(),
      ] {
        #expect(t.table.rectForRow(at: indexPath) == .zero)
        #expect(t.table.cellForRow(at: indexPath) == nil)
        t.table.scrollToRow(at: indexPath, at: .top, animated: false)
      }
      #expect(t.table.rect(forSection: 3) == .zero)
      #expect(t.table.numberOfRows(inSection: 3) == 0)
      #expect(t.table.contentOffset == .zero)
    }
  }

  @Test func `a table bounces however short it is, and is plain unless its style is given`() {
    let table = UITableView(frame: CGRect(0, 0, 390, 844))
    #expect(table.alwaysBounceVertical)
    #expect([table, UITableView()].map(\.style) == [.plain, .plain])
    #expect(table.frame.width == 390)
  }

  // MARK: Cells

  @Test func `only rows that show have cells`() {
    TableFixture.run { t in
      // 844 / 44 is 19.2.
      #expect(t.shown == (0...19).map { "0.\($0)" })
      #expect(t.source.made.count == 20)
      #expect(t.table.subviews.count == 20)
      #expect(t.table.indexPathsForVisibleRows?.last == [0, 19])
    }
  }

  @Test func `cells that leave are used again`() throws {
    try TableFixture.run { t in
      let first = try #require(t.cell(0))
      t.table.contentOffset.y = 44
      t.settle()
      #expect(t.shown == (1...20).map { "0.\($0)" })
      #expect(t.cell(0) == nil)
      #expect(first.superview == nil)
      #expect(t.source.log == ["show 0.20", "hide 0.0"])
      t.table.contentOffset.y = 88
      t.settle()
      // The cell that left first is used for the next row.
      #expect(t.cell(21) === first)
      #expect(first.reuses == 1)
      #expect(first.name == "0.21")
      #expect(t.table.indexPath(for: first) == [0, 21])
      #expect(t.source.made.count == 21)
    }
  }

  @Test func `a cell and a header are made by the initialiser of their registered class`() {
    TableFixture.run { t in
      #expect(t.cell(0)?.reuseIdentifier == "cell")
      #expect(t.cell(0)?.responder.superview === t.cell(0)?.contentView)
      #expect(t.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
      let header = UITableViewHeaderFooterView.self
      t.table.register(header, forHeaderFooterViewReuseIdentifier: "header")
      let view = t.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      #expect(view?.reuseIdentifier == "header")
      #expect(t.table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }
  }

  @Test func `the content view leaves room for the line between rows`() {
    TableFixture.run { t in
      // A pixel of a screen with three pixels per point.
      #expect(abs((t.cell(0)?.contentView.frame.height ?? 0) - (44 - 1.0 / 3)) < 0.001)
      t.table.separatorStyle = .none
      t.settle()
      #expect(t.cell(0)?.contentView.frame == CGRect(0, 0, 390, 44))
    }
  }

  @Test func `the content view keeps out of the safe area at the sides`() {
    TableFixture.run { t in
      t.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      t.window.rootViewController?.additionalSafeAreaInsets =
        UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 30)
      t.settle()
      #expect(t.cell(3)?.frame.width == 390)
      #expect(t.cell(3)?.contentView.frame.minX == 47)
      #expect(t.cell(3)?.contentView.frame.width == 313)
      t.table.insetsContentViewsToSafeArea = false
      t.settle()
      #expect(t.cell(3)?.contentView.frame.width == 390)
    }
  }

  @Test func `reloading asks again and gives up a field that is edited`() throws {
    try TableFixture.run { t in
      let cell = try #require(t.cell(2))
      #expect(cell.responder.becomeFirstResponder())
      t.source.rows = [["a", "b"]]
      t.table.reloadData()
      #expect(!cell.responder.isFirstResponder)
      #expect(t.table.numberOfRows(inSection: 0) == 2)
      #expect(t.table.contentSize.height == 88)
      t.settle()
      #expect(t.shown == ["a", "b"])
    }
  }

  // MARK: Cells that size themselves

  @Test func `an automatic row has the fitting height of its cell`() {
    TableFixture.run(
      rows: [40],
      prepare: { table, source in
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 100
        source.wantedHeights = ["0.0": 50, "0.1": 70]
      }
    ) { t in
      #expect(t.table.rectForRow(at: [0, 0]).height == 50)
      #expect(t.table.rectForRow(at: [0, 1]).minY == 50)
      // The others are 44 high and begin at 120: 120 + 17 * 44 = 868 is past 844, so 19 have cells.
      #expect(t.source.made.count == 19)
      // 50 + 70 + 17 * 44 measured, 21 estimates of 100.
      #expect(abs(t.table.contentSize.height - 2968) < 0.001)
    }
  }

  @Test func `rows measured above do not push what is read`() throws {
    try TableFixture.run(
      rows: [40],
      prepare: { table, source in
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 44
        source.wantedHeights = ["0.5": 144]
      }
    ) { t in
      t.source.wantedHeights = ["0.5": 144]
      t.table.reloadData()
      // Not measured yet: row 6 is at 6 * 44 by estimate.
      t.table.contentOffset.y = 264
      t.settle()
      let before = try #require(t.cell(6)).frame.minY - t.table.contentOffset.y
      t.table.contentOffset.y -= 10
      t.settle()
      #expect(t.table.rectForRow(at: [0, 5]).height == 144)
      let after = try #require(t.cell(6)).frame.minY - t.table.contentOffset.y
      #expect(abs(after - before - 10) < 0.001)
    }
  }

  @Test func `an empty batch asks for the heights again and keeps the cells`() throws {
    try TableFixture.run(rows: [10]) { t in
      let cell = try #require(t.cell(3))
      #expect(cell.responder.becomeFirstResponder())
      t.source.heights["0.3"] = 90
      t.source.log = []
      t.table.performBatchUpdates(nil)
      #expect(t.table.contentSize.height == 486, "440 and 46 more")
      #expect(t.cell(3) === cell)
      #expect(cell.frame.height == 90)
      #expect(t.cell(4)?.frame.minY == 222)
      #expect(cell.responder.isFirstResponder)
      #expect(t.source.log.isEmpty)
      t.source.heights["0.3"] = 44
      t.table.beginUpdates()
      t.table.endUpdates()
      #expect(t.table.contentSize.height == 440)
    }
  }

  @Test func `a new width asks for the heights again`() {
    TableFixture.run(rows: [10]) { t in
      t.source.heights["0.0"] = 80
      t.table.frame.size.height = 700
      t.settle()
      #expect(t.table.contentSize.height == 440)
      t.table.frame.size.width = 300
      t.settle()
      #expect(t.table.contentSize == CGSize(width: 300, height: 476))
      #expect(t.cell(0)?.frame.width == 300)
    }
  }

  // MARK: Headers

  @Test func `a plain header floats while its section shows`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    TableFixture.run(
      rows: [30, 30],
      prepare: { _, source in
        source.headerHeight = 30
        source.headers[0] = header
      }
    ) { t in
      #expect(header.frame == CGRect(0, 0, 390, 30))
      #expect(t.table.headerView(forSection: 0) === header)
      t.table.contentOffset.y = 100
      t.settle()
      #expect(header.frame.minY == 100)
      // The section ends at 30 + 30 * 44 = 1350 and pushes its header out.
      t.table.contentOffset.y = 1330
      t.settle()
      #expect(header.frame.maxY == 1350)
      t.table.contentOffset.y = 1400
      t.settle()
      #expect(header.superview == nil)
    }
  }

  @Test func `a grouped header scrolls away`() {
    let header = UIView()
    TableFixture.run(
      rows: [60],
      style: .grouped,
      prepare: { _, source in
        source.headerHeight = 30
        source.headers[0] = header
      }
    ) { t in
      t.table.contentOffset.y = 20
      t.settle()
      #expect(header.frame.minY == 0)
      t.table.contentOffset.y = 31
      t.settle()
      #expect(header.superview == nil)
    }
  }

  @Test func `an automatic header is measured, and nothing without a view`() {
    let header = UIView(frame: CGRect(0, 0, 390, 77))
    TableFixture.run(
      rows: [1, 1],
      prepare: { _, source in
        source.headerHeight = UITableView.automaticDimension
        source.headers[0] = header
      }
    ) { t in
      #expect(t.table.rectForHeader(inSection: 0).height == 77)
      #expect(t.table.rectForHeader(inSection: 1).height == 0)
    }
  }

  // MARK: Scrolling to a row

  /// Position, row and expected offset; the insets leave 100 to 544 of the height.
  nonisolated private static let scrollPositions: [(UITableView.ScrollPosition, Int, Double)] = [
    // 40 * 44 less 100.
    (.top, 40, 1660),
    // 41 * 44 less 544.
    (.bottom, 40, 1260),
    // The middle of the row, 1782, at that of the visible part, 322.
    (.middle, 40, 1460),
    (.none, 40, 1260),
    // Already visible.
    (.none, 5, 0),
    // No farther than the insets allow: 4400 + 300 - 844 at the end.
    (.middle, 0, -100),
    (.top, 99, 3856),
  ]

  @Test(arguments: scrollPositions)
  func `a row scrolls to its place between the insets`(
    position: UITableView.ScrollPosition,
    row: Int,
    y: Double
  ) {
    TableFixture.run { t in
      t.table.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 300, right: 0)
      t.table.contentOffset.y = 0
      t.table.scrollToRow(at: [0, row], at: position, animated: false)
      #expect(t.table.contentOffset.y == CGFloat(y))
    }
  }

  @Test func `an animated scroll to a row takes its time`() {
    TableFixture.run { t in
      t.table.scrollToRow(at: [0, 50], at: .top, animated: true)
      #expect(t.table.contentOffset.y == 0)
      t.device.clock.advance(by: 0.3)
      #expect(t.table.contentOffset.y == 2200)
      #expect(t.shown.first == "0.50")
    }
  }

  // MARK: Selection

  @Test func `a tap selects a row and the next one instead`() {
    TableFixture.run { t in
      tap(44 * 2 + 10)
      #expect(t.table.indexPathForSelectedRow == [0, 2])
      #expect(t.cell(2)?.isSelected == true)
      tap(44 * 3 + 10)
      #expect(t.table.indexPathsForSelectedRows == [[0, 3]])
      #expect(t.cell(2)?.isSelected == false)
      #expect(t.source.log == ["select 0.2", "deselect 0.2", "select 0.3"])
      t.table.allowsSelection = false
      tap(10)
      #expect(t.table.indexPathForSelectedRow == [0, 3])
    }
  }

  @Test func `several rows can be selected where the table and its delegate allow it`() {
    TableFixture.run { t in
      t.table.allowsMultipleSelection = true
      tap(10)
      tap(60)
      #expect(t.table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
      tap(10)
      #expect(t.table.indexPathsForSelectedRows?.map(\.row) == [1])
      #expect(t.source.log == ["select 0.0", "select 0.1", "deselect 0.0"])
      t.source.refusesSelection = true
      tap(100)
      #expect(t.table.indexPathsForSelectedRows?.map(\.row) == [1])
    }
  }

  @Test func `a selection by code is not reported and outlives the cell`() {
    TableFixture.run { t in
      let indexPath = IndexPath(row: 4, section: 0)
      t.table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      #expect(t.source.log.isEmpty)
      t.table.contentOffset.y = 2000
      t.settle()
      t.table.contentOffset.y = 0
      t.settle()
      #expect(t.cell(4)?.isSelected == true)
      t.table.deselectRow(at: indexPath, animated: false)
      #expect(t.cell(4)?.isSelected == false)
      #expect(t.table.indexPathsForSelectedRows == nil)
    }
  }

  @Test func `a drag selects nothing`() {
    TableFixture.run { t in
      let finger = HeadlessFinger(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 390))
      finger.lift()
      #expect(t.table.indexPathForSelectedRow == nil)
      #expect(t.table.contentOffset.y == 10)
      #expect(t.source.scrolls == 1)
    }
  }

  private func tap(_ y: CGFloat) { HeadlessFinger.tap(100, y) }
}
