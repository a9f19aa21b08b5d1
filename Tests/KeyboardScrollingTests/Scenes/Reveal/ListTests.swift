#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Fields in lists", .tags(.scene))
struct ListTests {
  // MARK: Tables

  private final class FieldCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      contentView.addSubview(field)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      field.frame = contentView.bounds
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 40

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    }
  }

  /// A table of forty rows of 44 points, and the field of the row from 1540 to 1584 in focus.
  private func run(
    _ option: OptionMatrix.Option,
    _ body: (Scene, UITableView, Rows, FieldCell) throws -> Void
  ) throws {
    var setup = Scene.Setup().on(option)
    setup.makeScrollView = { UITableView(frame: .zero, style: .plain) }
    try Scene.run(setup) { scene in
      let table = try #require(scene.scrollView as? UITableView)
      let rows = Rows()
      table.rowHeight = 44
      table.estimatedRowHeight = 0
      table.separatorStyle = .none
      table.register(FieldCell.self, forCellReuseIdentifier: "field")
      table.dataSource = rows
      table.reloadData()
      scene.device.clock.settle()
      try #require(table.contentSize.height == 1760)
      scene.scroll(to: 800)
      let cell = try #require(
        table.cellForRow(at: IndexPath(row: 35, section: 0)) as? FieldCell
      )
      scene.focusAndShow(cell.field)
      scene.rest()
      scene.expectInsets()
      #expect(scene.o == 1076)
      #expect(scene.offsets == scene.offsets.sorted())
      scene.resetCounts()
      try body(scene, table, rows, cell)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a repeated notification during the scroll of a list changes and reports nothing`(
    option: OptionMatrix.Option
  ) throws {
    try run(option) { scene, table, _, cell in
      scene.scroll(to: 800)
      scene.coordinator.revealFirstResponder(animated: true)
      scene.device.clock.advance(by: 0.1)
      try #require(scene.adjustments.last?.reveal == .moved)
      let destination = try #require(scene.adjustments.last?.contentOffsetAfter.y)
      try #require(table.contentOffset.y < destination)
      let reports = scene.adjustments.count
      scene.post(.didShow, Keyboard.iPhone)
      scene.rest()
      #expect(scene.adjustments.count == reports)
      #expect(table.contentOffset.y == destination)
    }
  }

  /// Focuses the field of the row from 880 to 924, which is then revealed from below for a tenth of
  /// a second.
  private func startRevealing(in table: UITableView, _ scene: Scene) throws {
    scene.scroll(to: 450)
    let path = IndexPath(row: 20, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? FieldCell)
    scene.focus(cell.field)
    scene.rest()
    scene.scroll(to: 300)
    scene.coordinator.revealFirstResponder(animated: true)
    scene.device.clock.advance(by: 0.1)
  }

  @Test(arguments: OptionMatrix.focus)
  func `a list that is no longer managed is at once where its scroll would have ended`(
    option: OptionMatrix.Option
  ) throws {
    try run(option) { scene, table, _, _ in
      try startRevealing(in: table, scene)
      try #require(table.contentOffset.y < 400)
      scene.coordinator.stopManaging(table)
      // The row ends at 924, and 508 are visible.
      #expect(table.contentOffset.y == 416)
      scene.device.clock.advance(by: 1)
      #expect(table.contentOffset.y == 416)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a scroll that the app ends asks for no more frames`(option: OptionMatrix.Option) throws {
    try run(option) { scene, table, _, _ in
      try startRevealing(in: table, scene)
      try #require(scene.device.clock.linkCount == 1)
      table.contentOffset.y = 500
      scene.device.clock.advance(by: 0.1)
      #expect(scene.device.clock.linkCount == 0)
      #expect(table.contentOffset.y == 500)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a row that is inserted above, and made up for, moves the end of a scroll`(
    option: OptionMatrix.Option
  ) throws {
    try run(option) { scene, table, rows, _ in
      try startRevealing(in: table, scene)
      let offset = table.contentOffset.y
      try #require(offset > 310 && offset < 400)
      // A chat loads its history, and keeps its place.
      UIView.performWithoutAnimation {
        rows.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        table.contentOffset.y = offset + 44
      }
      scene.resetCounts()
      scene.device.clock.advance(by: 1)
      #expect(scene.offsets == scene.offsets.sorted())
      #expect(scene.offsets.allSatisfy { $0 >= offset + 44 })
      // The row ends at 968 now.
      #expect(table.contentOffset.y == 460)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `reloading the table moves nothing`(option: OptionMatrix.Option) throws {
    try run(option) { scene, table, _, cell in
      table.reloadData()
      scene.device.clock.settle()
      scene.coordinator.revealFirstResponder(animated: false)
      scene.device.clock.settle()
      scene.rest()
      #expect(scene.offsets == [])
      #expect(scene.offsetWrites == 0)
      #expect(cell.field.superview === cell.contentView)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `deleting the focused row moves nothing`(option: OptionMatrix.Option) throws {
    try run(option) { scene, table, rows, cell in
      rows.count = 39
      table.deleteRows(at: [IndexPath(row: 35, section: 0)], with: .none)
      scene.device.clock.settle()
      scene.show(Keyboard.iPhone)
      scene.coordinator.revealFirstResponder(animated: false)
      scene.device.clock.settle()
      scene.rest()
      #expect(!cell.field.isFirstResponder)
      #expect(scene.offsets == [])
      scene.expectInsets()
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a focused row scrolled away comes back with the next key`(
    option: OptionMatrix.Option
  ) throws {
    try run(option) { scene, _, _, cell in
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhone)
      #expect(scene.offsets == [])
      #expect(cell.field.isFirstResponder)
      cell.field.insertText("a")
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 1076)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `from row to row with Next`(option: OptionMatrix.Option) throws {
    try run(option) { scene, table, _, _ in
      for row in 36..<40 {
        let cell = try #require(
          table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell
        )
        scene.focus(cell.field)
        scene.device.clock.advance(by: 1)
        // Each row ends 44 further on.
        #expect(scene.o == 1076 + CGFloat(row - 35) * 44)
      }
      #expect(scene.offsets == scene.offsets.sorted())
      #expect(scene.insetWrites == 0)
    }
  }
}
#endif
