#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Insets of UIKit", .tags(.scene))
@MainActor
struct SafeAreaTests {
  @Test(arguments: OptionMatrix.geometry)
  func `a tab bar that hides while the keyboard is visible leaves no inset behind`(option: Option) {
    Scene.run(.iPhone.on(option).with { $0.container = .navigationAndTabs }) { scene in
      scene.showAndFinish()
      scene.expect(b: 336 - 83, i: 336 - 83)
      scene.resetCounts()

      scene.controller.tabBarController?.tabBar.isHidden = true
      scene.device.clock.settle()
      scene.expect(b: 336 - 34, i: 336 - 34)
      #expect(scene.scrollView.adjustedContentInset.bottom == 336)
      #expect(scene.insetWrites == 1)

      scene.device.clock.advance(by: 1)
      scene.controller.tabBarController?.tabBar.isHidden = false
      scene.device.clock.settle()
      scene.expect(b: 336 - 83, i: 336 - 83)
      #expect(scene.insetWrites == 2)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `content that outgrows the view while the keyboard is visible gains a safe area once`(
    option: Option
  ) {
    // Outside a navigation controller `.automatic` adds the safe area only around content taller
    // than the view.
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.container = .window
      $0.contentHeight = 700
    }
    Scene.run(setup) { scene in
      #expect(scene.scrollView.adjustedContentInset.bottom == 0)
      scene.showAndFinish()
      #expect(scene.b == 336)
      #expect(scene.insetWrites == 1)

      scene.scrollView.contentSize.height = 900
      scene.device.clock.settle()
      #expect(scene.b == 302)
      #expect(scene.scrollView.adjustedContentInset.bottom == 336)
      #expect(scene.insetWrites == 2)

      for _ in 0..<5 {
        scene.scrollView.setNeedsLayout()
        scene.device.clock.settle()
      }
      #expect(scene.b == 302)
      #expect(scene.insetWrites == 2)

      scene.hide()
      scene.expect(b: 0, i: 0)
    }
  }
}
#endif
