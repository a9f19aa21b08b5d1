#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Screens that are used more than once: nothing from an earlier use moves the content later.
@MainActor
@Suite("A second use", .tags(.scene))
struct SecondUseTests {
  @Test(arguments: OptionMatrix.hide, [false, true])
  func `a visible row of a list that is focused after a dismissal moves nothing`(
    _ option: Option,
    isDeleted: Bool
  ) throws {
    let list = FieldTable(count: 30, rowHeight: 60)
    try Scene.run(.iPhone.on(option).with { $0.makeScrollView = { list.table } }) { scene in
      scene.device.keyboard.isAutomatic = true
      scene.device.clock.settle()
      scene.scroll(to: 990)
      let low = try list.field(25)
      scene.focus(low)
      scene.device.clock.advance(by: 1)
      if isDeleted { list.deleteRow(25) }
      low.resignFirstResponder()
      scene.device.clock.advance(by: 1)
      scene.scroll(to: 89)
      scene.device.clock.advance(by: 1)
      scene.resetCounts()

      scene.focus(try list.field(5))
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 302)
      #expect(scene.o == 89)
      #expect(scene.offsets == [])
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a field that takes the focus from a deleted one moves nothing`(_ option: Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      let field = scene.addField(1540...1584)
      let other = scene.addField(1480...1524)
      scene.focus(field)
      scene.device.clock.advance(by: 1)
      scene.scroll(to: 1092)
      scene.device.clock.advance(by: 1)
      scene.resetCounts()

      field.removeFromSuperview()
      #expect(other.becomeFirstResponder())
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 302)
      #expect(scene.offsets == [])
      #expect(scene.insetWrites == 0)
    }
  }
}
#endif
