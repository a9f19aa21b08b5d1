#if os(Linux)
import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrollCoordinator

@MainActor
@Suite("Scenes: what an app does to its view under the keyboard", .tags(.scene))
struct AppInterferenceTests {
  @Test(arguments: OptionMatrix.all)
  func `an app that takes out all subviews is still followed`(_ option: OptionMatrix.Option) {
    let setup = Scene.Setup(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      behavior: .never
    )
    Scene.run(setup.on(option)) { scene in
      scene.addField(100...144)
      scene.show(Keyboard.iPhone)
      // A form that is built anew.
      for view in scene.scrollView.subviews { view.removeFromSuperview() }
      scene.addField(200...244)
      scene.scrollView.frame.size.height = 700
      scene.device.clock.settle()
      #expect(scene.b == 192)
      scene.hide()
      #expect(scene.b == 0)
      #expect(scene.scrollView.subviews.count == 1)
    }
  }
}
#endif
