#if os(Linux)
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Lists that move on screens that round offsets to pixels.
@MainActor struct ListMovementTests {
  typealias Row = (scale: CGFloat, height: CGFloat)

  /// Screens with one, two and three pixels per point; rows that end on pixels, and rows that end
  /// between pixels.
  nonisolated private static let rows: [Row] = [1, 2, 3].flatMap {
    [(scale: $0, height: 60), ($0, 60.04)]
  }

  private func run(
    _ row: Row = (scale: 3, height: 60), padding: CGFloat = 0,
    _ body: (Scene, FieldTable) throws -> Void
  ) throws {
    let fields = FieldTable(count: 30, rowHeight: row.height)
    var setup = Scene.Setup(container: .window)
    setup.model.scale = row.scale
    setup.options.scrollsToFirstResponder = false
    setup.configuration.revealPadding = padding
    try fields.run(setup) { scene in
      scene.scroll(to: -47)
      try body(scene, fields)
    }
  }

  /// The pixel nearest to the offset at which a row ends at the keyboard's top.
  private func end(of number: CGFloat, _ row: Row) -> CGFloat {
    (((number + 1) * row.height - 508) * row.scale).rounded() / row.scale
  }

  @Test(.bug("https://openradar.appspot.com/32547794"), arguments: rows)
  func `184: a list stops at the pixel nearest to its target`(row: Row) throws {
    try run(row) { scene, fields in
      scene.focusAndShow(try fields.field(11))
      scene.wait(0.2)
      // For rows of 60 points, the keyboard's spring moves the offset to 180.7 in a fifth of a
      // second.
      let (start, end) = (CGFloat(-47), 12 * row.height - 508)
      let left = (1 + 18.257 * 0.2) * exp(-18.257 * 0.2)
      #expect(abs(scene.o - (end + (start - end) * left)) <= 1 / row.scale)
      scene.rest()
      scene.expect(offset: self.end(of: 11, row), path: scene.offsets.sorted())
      expectEqual(scene.device.clock.linkCount, to: 0)
      expectEqual(scene.adjustments.last?.reveal, to: .moved)
      scene.resetCounts()
      scene.coordinator.revealFirstResponder(animated: true)
      scene.wait(1)
      expectEqual(scene.adjustments.last?.reveal, to: .alreadyVisible)
      scene.expect(offsetWrites: 0)
    }
  }

  @Test(arguments: rows)
  func `185: typing in a row between two pixels moves and reports nothing`(row: Row) throws {
    try run(row) { scene, fields in
      let field = try fields.field(11)
      scene.edit(field)
      scene.resetCounts()
      let reports = scene.adjustments.filter { $0.reveal == .moved }.count
      for _ in 1...10 {
        field.insertText("i")
        scene.settle()
        expectEqual(scene.device.clock.linkCount, to: 0)
        scene.wait(0.3)
      }
      scene.expectStill()
      expectEqual(scene.adjustments.filter { $0.reveal == .moved }.count, to: reports)
    }
  }

  @Test func `191: a touch without a drag stops a list until the finger lifts`() throws {
    try run { scene, fields in
      scene.focusAndShow(try fields.field(11))
      scene.wait(0.1)
      let caught = scene.o
      try #require(caught > -40 && caught < 200)
      let finger = HeadlessFinger.touch(at: 300)
      scene.wait(0.3)
      scene.expect(offset: caught)
      finger.lift()
      scene.wait(1)
      scene.expect(offset: 212)
      #expect(scene.adjustments.allSatisfy { $0.trigger != .interrupted })
      expectEqual(scene.device.clock.linkCount, to: 0)
    }
  }

  @Test func `a movement that a finger or the app interrupts is reported`() throws {
    for isFinger in [true, false] {
      try run { scene, fields in
        scene.allow(.straight, .still, because: "the app scrolls back")
        scene.edit(try fields.field(11))
        scene.scroll(to: 0)
        scene.coordinator.revealFirstResponder(animated: true)
        scene.wait(0.1)
        var finger: HeadlessFinger?
        if isFinger { finger = scene.drag(by: 40) } else { scene.o = 100 }
        let offset = scene.o
        scene.wait(0.1)
        let report = try #require(scene.adjustments.last)
        expectEqual(report.trigger, to: .interrupted)
        expectEqual(report.contentOffsetBefore.y, to: 212)
        expectEqual(report.contentOffsetAfter.y, to: offset)
        if !isFinger { expectEqual(scene.device.clock.linkCount, to: 0) }
        finger?.lift()
      }
    }
  }

  @Test func `a list deallocated during a movement requests no more frames`() throws {
    try Scene.run { scene in
      var fields: FieldTable? = FieldTable(count: 30, rowHeight: 60)
      weak var table: UITableView?
      table = fields?.table
      table.map(scene.controller.view.addSubview)
      table?.frame = scene.controller.view.bounds
      scene.settle()
      table.map { scene.coordinator.manage($0) }
      scene.focusAndShow(try #require(fields).field(11))
      scene.wait(0.1)
      try #require(scene.device.clock.linkCount == 1)
      table?.removeFromSuperview()
      fields = nil
      scene.wait(0.1)
      try #require(table == nil)
      expectEqual(scene.device.clock.linkCount, to: 0)
    }
  }

  /// Rows whose heights are unknown until they are shown.
  private final class MeasuredRows: NSObject, UITableViewDataSource {
    let field = UITextField()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let content: UIView = cell.contentView
      for view in content.subviews { view.removeFromSuperview() }
      let text: UIView = indexPath.row == 3 ? field : UIView()
      text.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(text)
      let height = [61.33, 120, 77.7][indexPath.row % 3]
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: content.topAnchor),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        text.heightAnchor.constraint(equalToConstant: height),
      ])
      return cell
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `192: rows measured during a movement shift the movement's end`(scale: CGFloat) throws {
    let rows = MeasuredRows()
    var setup = Scene.Setup()
    setup.model.scale = scale
    setup.configuration.revealPadding = 8
    setup.makeScrollView = {
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 44
      table.separatorStyle = .none
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      return table
    }
    try Scene.run(setup) { scene in
      let table = try #require(scene.scrollView as? UITableView)
      table.reloadData()
      scene.settle()
      scene.edit(rows.field)
      // Most rows above this offset have never been shown.
      scene.scroll(to: 2600)
      let height = table.contentSize.height
      scene.coordinator.revealFirstResponder(animated: true)
      scene.wait(2)
      try #require(table.contentSize.height > height + 100)
      let place = rows.field.convert(rows.field.bounds, to: scene.window)
      #expect(abs(place.minY - 99) <= 1.01 / scale + 0.05)
      expectEqual(scene.device.clock.linkCount, to: 0)
      expectEqual(scene.adjustments.last?.reveal, to: .moved)
    }
  }
}
#endif
