#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct ListTests {
  /// Runs a table of forty rows of 44 points, in which the field of the row from 1540 to 1584 is
  /// focused.
  private func run(_ option: Option, _ body: (Scene, FieldTable) throws -> Void) throws {
    let list = FieldTable(count: 40, rowHeight: 44)
    try list.run(Scene.Setup().on(option)) { scene in
      try #require(list.table.contentSize.height == 1760)
      scene.scroll(to: 800)
      scene.edit(try list.field(35))
      scene.expect(bottom: 302, indicator: 302, offset: 1076, path: scene.offsets.sorted())
      scene.resetCounts()
      try body(scene, list)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a repeated notification during the movement of a list changes and reports nothing`(
    option: Option
  ) throws {
    try run(option) { scene, list in
      scene.scroll(to: 800)
      scene.coordinator.revealFirstResponder(animated: true)
      scene.wait(0.1)
      try #require(scene.adjustments.last?.reveal == .moved)
      let destination = try #require(scene.adjustments.last?.contentOffsetAfter.y)
      try #require(scene.o < destination)
      let reports = scene.adjustments.count
      scene.post(.didShow, Keyboard.iPhone)
      scene.rest()
      expectEqual(scene.adjustments.count, to: reports)
      scene.expect(offset: destination)
    }
  }

  /// Begins to reveal the field of the row from 880 to 924.
  private func startRevealing(_ list: FieldTable, _ scene: Scene) throws {
    scene.scroll(to: 450)
    scene.focus(try list.field(20))
    scene.rest()
    scene.scroll(to: 300)
    scene.coordinator.revealFirstResponder(animated: true)
    scene.wait(0.1)
  }

  @Test(arguments: OptionMatrix.focus)
  func `if management ends during a list's movement, the list is at the movement's end at once`(
    option: Option
  ) throws {
    try run(option) { scene, list in
      let table = list.table
      try startRevealing(list, scene)
      try #require(table.contentOffset.y < 400)
      scene.coordinator.stopManaging(table)
      // The row ends at 924, and 508 is the last visible point.
      table.expect(offset: 416)
      scene.wait(1)
      table.expect(offset: 416)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a row inserted above moves the end of a movement`(option: Option) throws {
    try run(option) { scene, list in
      let table = list.table
      try startRevealing(list, scene)
      let offset = table.contentOffset.y
      try #require(offset > 310 && offset < 400)
      // A chat loads its history and keeps its visible rows in place.
      UIView.performWithoutAnimation {
        list.insertRows(1, at: 0)
        table.layoutIfNeeded()
        table.contentOffset.y = offset + 44
      }
      scene.resetCounts()
      scene.wait(1)
      scene.expect(path: scene.offsets.sorted())
      #expect(scene.offsets.allSatisfy { $0 >= offset + 44 })
      // Now the row ends at 968.
      table.expect(offset: 460)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `reloading the table moves nothing`(option: Option) throws {
    try run(option) { scene, list in
      let field = try list.field(35)
      list.table.reloadData()
      scene.settle()
      scene.request()
      scene.rest()
      scene.expectStill()
      #expect(field.isDescendant(of: list.table))
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a focused row scrolled away is revealed with the next letter`(option: Option) throws {
    try run(option) { scene, list in
      let field = try list.field(35)
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhone)
      scene.expect(path: [])
      #expect(field.isFirstResponder)
      field.insertText("a")
      scene.wait(1)
      scene.expect(offset: 1076)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `the Next key moves the content from row to row`(option: Option) throws {
    try run(option) { scene, list in
      for row in 36..<40 {
        scene.focus(try list.field(row))
        scene.wait(1)
        // Each row ends 44 points after the previous one.
        scene.expect(offset: 1076 + CGFloat(row - 35) * 44)
      }
      scene.expect(path: scene.offsets.sorted(), insetWrites: 0)
    }
  }

  /// In a plain table, the header and the footer of a section float over the section's rows.
  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/67"),
    arguments: OptionMatrix.focus,
    [UITableView.Style.plain, .grouped]
  )
  func `a row is revealed between the floating header and footer of its section`(
    option: Option, style: UITableView.Style
  ) throws {
    let list = FieldTable(count: 40, rowHeight: 44, style: style, header: 30, footer: 50)
    let (header, footer): (CGFloat, CGFloat) = style == .plain ? (30, 50) : (0, 0)
    try list.run(Scene.Setup().on(option).withoutScroll) { scene in
      scene.scroll(to: 800)
      // The row is from 1570 to 1614, and 508 is the last visible point.
      scene.edit(try list.field(35))
      scene.expect(offset: 1614 + footer - 508)
      // The row is from 1130 to 1174, and its top is at the bar's lower edge.
      let upper = try list.field(25)
      scene.focus(upper)
      scene.rest()
      scene.expect(offset: min(1614 + footer - 508, 1130 - 91 - header))
    }
  }

  /// For the header of a section that is gone, UIKit raises an exception.
  ///
  /// A table may still know a cell by its former section before it has laid out reloaded rows.
  @Test(arguments: OptionMatrix.focus)
  func `a row of a section that is gone is revealed without a header`(option: Option) throws {
    final class Table: UITableView {
      override func indexPath(for cell: UITableViewCell) -> IndexPath? { [5, 0] }
    }
    let list = FieldTable(count: 40, rowHeight: 44, header: 30, footer: 50, table: Table())
    try list.run(Scene.Setup().on(option).withoutScroll) { scene in
      scene.scroll(to: 800)
      scene.edit(try list.field(35))
      scene.expect(offset: 1614 - 508)
    }
  }
}
#endif
