#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("The field is outside the list", .tags(.scene))
struct OutsideResponderTests {
  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2119"),
    arguments: OptionMatrix.focus,
    [CGFloat(50), 464]
  )
  func `111: a search field in a bar does not scroll the results`(
    _ option: OptionMatrix.Option,
    _ y: CGFloat
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      // In the navigation bar, or in a bar at the bottom that moved above the keys.
      let field = UITextField(frame: CGRect(x: 16, y: y, width: 358, height: 36))
      scene.window.addSubview(field)
      scene.o = 120
      scene.resetCounts()

      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 302)
      #expect(scene.i == 302)
      #expect(scene.o == 120)
      #expect(scene.offsets.isEmpty)

      scene.hide()
      #expect(scene.b == 0)
      #expect(scene.o == 120)
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/pull/1553"),
    arguments: OptionMatrix.focus,
    [(true, CGFloat(352), CGFloat(50)), (false, 302, 0)]
  )
  func `112: a footer on the keyboard is counted when it is declared`(
    _ option: OptionMatrix.Option,
    _ row: (isDeclared: Bool, expected: CGFloat, atRest: CGFloat)
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let footer = scene.addBar()
      if row.isDeclared { scene.coordinator.manage(scene.scrollView, bar: footer) }
      scene.expect(b: row.atRest, i: row.atRest)
      scene.show(Keyboard.iPhone)
      footer.frame.origin.y = 458
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.b == row.expected)
      #expect(scene.i == row.expected)
      #expect(footer.frame == CGRect(x: 0, y: 458, width: 390, height: 50))

      footer.frame.origin.y = 760
      scene.hide()
      #expect(scene.b == row.atRest)
      #expect(scene.i == row.atRest)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a field is revealed above a declared footer`(_ option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.coordinator.manage(scene.scrollView, bar: scene.addBar())
      let field = scene.addField(700...744)
      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      // 744 less the 458 above the footer.
      #expect(scene.o == 286)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a footer on the keyboard covers a view that ends above the keyboard`(
    _ option: OptionMatrix.Option
  ) {
    let setup = Scene.Setup(
      frame: CGRect(x: 0, y: 0, width: 390, height: 500)
    )
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
