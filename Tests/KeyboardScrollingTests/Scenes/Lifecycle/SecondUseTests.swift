#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// The first use of a screen does not move the content in the second use.
@MainActor struct SecondUseTests {
  @Test(arguments: OptionMatrix.hide, [false, true])
  func `focusing a row after a dismissal moves nothing`(_ option: Option, isDeleted: Bool) throws {
    let list = FieldTable(count: 30, rowHeight: 60)
    try Scene.run(.iPhone.on(option).with { $0.makeScrollView = { list.table } }) { scene in
      scene.device.keyboard.isAutomatic = true
      scene.settle()
      scene.scroll(to: 990)
      let low = try list.field(25)
      scene.focus(low)
      scene.wait(1)
      if isDeleted { list.deleteRow(25) }
      low.resignFirstResponder()
      scene.wait(1)
      scene.scroll(to: 89)
      scene.wait(1)
      scene.resetCounts()

      scene.focus(try list.field(5))
      scene.wait(1)
      scene.expect(bottom: 302, offset: 89, path: [])
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `if a field takes the focus from a deleted field, nothing moves`(_ option: Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      let field = scene.addField(1540...1584)
      let other = scene.addField(1480...1524)
      scene.focus(field)
      scene.wait(1)
      scene.scroll(to: 1092)
      scene.wait(1)
      scene.resetCounts()

      field.removeFromSuperview()
      other.takeFocus()
      scene.wait(1)
      scene.expect(bottom: 302, path: [], insetWrites: 0)
    }
  }
}
#endif
