#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A visible field stays visible unless the user or the app scrolls.
@MainActor struct StaysInSightTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus)

  private func run(_ option: Option, _ body: (Scene, UITextField) throws -> Void) rethrows {
    try Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      scene.edit(field)
      scene.expect(offset: 236)
      scene.resetCounts()
      try body(scene, field)
    }
  }

  private func grow(_ scene: Scene, _ field: UITextField, by height: CGFloat = 120) {
    field.frame.origin.y += height
    scene.scrollView.contentSize.height += height
    scene.wait(1)
  }

  @Test(arguments: options)
  func `content that grows above the field during a drag is not followed`(_ option: Option) {
    run(option) { scene, field in
      let finger = scene.drag(by: 20)
      scene.resetCounts()
      grow(scene, field)
      scene.expect(offsetWrites: 0)
      scene.lift(finger)
      scene.expect(offsetWrites: 0)
    }
  }

  @Test(arguments: options)
  func `if a transform moves the scroll view, the field stays visible`(_ option: Option) {
    run(option) { scene, _ in
      // The whole view moves down by 50, so the keyboard covers 50 more points.
      scene.scrollView.transform = CGAffineTransform(translationX: 0, y: 50)
      scene.wait(1)
      scene.expect(offset: 286, adjusted: 386)
    }
  }

  @Test(arguments: options)
  func `a field stays visible without a keyboard, for example with a hardware keyboard`(
    _ option: Option
  ) {
    run(option) { scene, field in
      scene.hideAndFinish()
      scene.wait(2)
      scene.expect(offset: 236, adjusted: 34)
      grow(scene, field, by: 500)
      scene.expect(offset: 1244 - (844 - 34))
    }
  }

  private func runTable(_ option: Option, _ body: (Scene, FieldTable) throws -> Void) throws {
    let list = FieldTable(count: 60, rowHeight: 44)
    try list.run(Scene.Setup().on(option)) { try body($0, list) }
  }

  private func expectRows(_ scene: Scene, _ table: UITableView, seconds: TimeInterval) {
    for _ in 0..<Int(seconds * 60) {
      scene.wait(1.0 / 60)
      let visible = (table.indexPathsForVisibleRows ?? []).map(\.row)
      let first = Int((table.contentOffset.y + 91) / 44)
      #expect((visible.min() ?? .max) <= max(0, first), "\(table.contentOffset.y): \(visible)")
    }
  }

  @Test(.bug("https://github.com/ekazaev/ChatLayout/issues/43"), arguments: options, [14, 16])
  func `156: while a reveal moves a list, no row disappears`(option: Option, _ row: Int) throws {
    try runTable(option) { scene, list in
      scene.focusAndShow(try list.field(row))
      // The reveal moves the list frame by frame, and starts at the current offset.
      let end = CGFloat(row + 1) * 44 - 508
      #expect(scene.o < end)
      expectRows(scene, list.table, seconds: 0.6)
      scene.expect(offset: end, path: scene.offsets.sorted())
    }
  }

  @Test(arguments: options)
  func `156: a hide during a reveal leaves no content beyond its end`(_ option: Option) throws {
    try runTable(option) { scene, list in
      let table = list.table
      // This is the last offset without the keyboard. The reveal of the last row goes past this
      // offset.
      scene.scroll(to: table.contentSize.height + 34 - 844)
      let field = try list.field(59)
      scene.focusAndShow(field)
      scene.wait(0.1)
      field.resignFirstResponder()
      scene.hide()
      scene.wait(1)
      scene.expect(bottom: 0, offset: table.contentSize.height + 34 - 844)
    }
  }
}
#endif
