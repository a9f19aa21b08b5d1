#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct EndOfManagementTests {
  @Test(arguments: OptionMatrix.insets)
  func `the end of management leaves the app's insets, also outside a window`(_ option: Option) {
    Scene.run(Scene.Setup(baseline: 20).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.scrollView.contentInset.bottom += 15
      scene.scrollView.verticalScrollIndicatorInsets.bottom = 3
      scene.coordinator.stopManaging(scene.scrollView)
      scene.expect(bottom: 35, indicator: 3)
      scene.coordinator.manage(scene.scrollView)
      scene.expect(bottom: 337, indicator: 305)
      scene.hide()
      scene.expect(bottom: 35, indicator: 3)
    }
    Scene.run(Scene.Setup(baseline: 20).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.scrollView.removeFromSuperview()
      scene.coordinator.stopManaging(scene.scrollView)
      scene.expect(bottom: 20, indicator: 20)
      #expect(scene.scrollView.subviews.isEmpty)
    }
  }
}
#endif
