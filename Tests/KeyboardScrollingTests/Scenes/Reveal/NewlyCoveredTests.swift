#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("A keyboard that comes over a view", .tags(.scene))
struct NewlyCoveredTests {
  nonisolated private static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus)

  /// A hardware keyboard is put away, long after the focus.
  @Test(arguments: options, [false, true])
  func `a first responder that was scrolled away comes back, over a bar as well`(
    _ option: Option,
    _ hasBar: Bool
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let bar = hasBar ? scene.addBar() : nil
      scene.coordinator.manage(scene.scrollView, bar: bar)
      scene.device.clock.settle()
      #expect(scene.b == (hasBar ? 50 : 0))
      scene.focus(scene.addField(900...944))
      scene.device.clock.advance(by: 1)
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhone)
      scene.rest()
      let height: CGFloat = hasBar ? 50 : 0
      #expect(scene.b == 302 + height)
      #expect(scene.offsets == [944 - (508 - height)])
    }
  }
}
#endif
