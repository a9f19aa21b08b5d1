import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct TableUpdateTests {
  @Test func `inserted rows move the others down and keep their cells, a reloaded one does not`()
    throws
  {
    let t = TableFixture(rows: [3])
    let second = try #require(t.cell(1))
    t.source.rows[0].insert("new", at: 1)
    t.table.insertRows(at: [[0, 1]], with: .automatic)
    expectEqual(t.shown, to: ["0.0", "new", "0.1", "0.2"])
    #expect(t.cell(2) === second)
    expectEqual(second.frame.minY, to: 88)
    expectEqual(t.table.contentSize.height, to: 176)
    t.source.rows[0][2] = "changed"
    t.table.reloadRows(at: [[0, 2]], with: .none)
    expectEqual(t.shown, to: ["0.0", "new", "changed", "0.2"])
  }

  @Test func `deletions use old indices and insertions new ones, in any order of calls`() {
    let t = TableFixture(rows: [5])
    t.source.rows[0] = ["0.0", "x", "0.2", "0.4", "y"]
    var finished: Bool?
    t.table.performBatchUpdates {
      t.table.insertRows(at: [[0, 4], [0, 1]], with: .fade)
      t.table.deleteRows(at: [[0, 1], [0, 3]], with: .fade)
    } completion: {
      finished = $0
    }
    expectEqual(t.shown, to: ["0.0", "x", "0.2", "0.4", "y"])
    expectNil(finished)
    t.device.clock.advance(by: 0.3)
    expectEqual(finished, to: true)
  }

  @Test func `a moved row keeps its cell and its selection`() throws {
    let t = TableFixture(rows: [3, 2])
    let cell = try #require(t.cell(0))
    t.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    t.source.rows = [["0.1", "0.2"], ["1.0", "0.0", "1.1"]]
    t.table.moveRow(at: [0, 0], to: [1, 1])
    #expect(t.cell(1, 1) === cell)
    expectEqual(t.table.indexPathForSelectedRow, to: [1, 1])
    expectEqual(t.shown, to: ["0.1", "0.2", "1.0", "0.0", "1.1"])
  }

  @Test func `sections are inserted, deleted, moved and reloaded`() throws {
    let t = TableFixture(rows: [1, 1, 1])
    let last = try #require(t.cell(0, 2))
    t.source.rows = [["1.0 again", "and more"], ["new"], ["2.0"]]
    t.table.performBatchUpdates {
      t.table.deleteSections([0], with: .none)
      t.table.reloadSections([1], with: .none)
      t.table.insertSections([1], with: .none)
    }
    expectEqual(t.shown, to: ["1.0 again", "and more", "new", "2.0"])
    #expect(t.cell(0, 2) === last)
    t.source.rows = [["2.0"], ["1.0 again", "and more"], ["new"]]
    t.table.moveSection(2, toSection: 0)
    #expect(t.cell(0, 0) === last)
    expectEqual(t.shown, to: ["2.0", "1.0 again", "and more", "new"])
  }

  @Test func `an update before the first layout loads the table`() {
    let source = TableSource()
    source.rows = [["a"]]
    let table = UITableView(frame: CGRect(0, 0, 390, 400), style: .plain)
    table.register(TableCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = source
    source.rows = [["a", "b"]]
    table.insertRows(at: [[0, 1]], with: .none)
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.count, to: 2)
  }

  @Test func `deleting rows at the end clamps the offset`() {
    let t = TableFixture(rows: [30])
    // 1320 - 844
    t.table.contentOffset.y = 476
    t.settle()
    t.source.rows[0].removeLast(5)
    t.table.deleteRows(at: (25..<30).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    expectEqual(t.table.contentOffset.y, to: 256, note: "1100 - 844")
  }

  @Test func `an inserted row that the data source does not count is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let t = TableFixture(rows: [3])
        t.table.insertRows(at: [[0, 0]], with: .none)
      }
    }
  }
}
