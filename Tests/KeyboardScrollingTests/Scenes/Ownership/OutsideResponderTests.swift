#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("The field is outside the list", .tags(.scene))
struct OutsideResponderTests {
  @Test(arguments: OptionMatrix.focus)
  func `a field is revealed above a declared footer`(_ option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.coordinator.manage(scene.scrollView, bar: scene.addBar())
      let field = scene.addField(700...744)
      scene.focus(field)
      scene.showAndFinish()
      scene.device.clock.advance(by: 1)
      // 744 less the 458 above the footer.
      #expect(scene.o == 286)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a footer on the keyboard covers a view that ends above the keyboard`(_ option: Option) {
    let setup = Scene.Setup(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    Scene.run(setup.on(option)) { scene in
      scene.coordinator.manage(scene.scrollView, bar: scene.addBar())
      #expect(scene.b == 0)
      scene.show(Keyboard.iPhone)
      // From 458 on.
      #expect(scene.b == 42)
      scene.hide()
      #expect(scene.b == 0)
    }
  }
}
#endif
