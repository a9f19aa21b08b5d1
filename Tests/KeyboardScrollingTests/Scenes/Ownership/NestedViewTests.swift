#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Scroll views in and beside each other", .tags(.scene))
struct NestedViewTests {
  @Test(arguments: OptionMatrix.geometry)
  func `a list in a list gets its own adjustment and keeps its own base`(_ option: Option) {
    Scene.run(Scene.Setup(baseline: 10).on(option)) { scene in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
      scene.place(inner, in: scene.scrollView, contentHeight: 900, baseline: 7)
      scene.coordinator.manage(inner)
      // In the window the inner list spans 491...791; UIKit adds nothing to it.
      #expect(inner.adjustedContentInset.bottom == 7)
      scene.show(Keyboard.iPhone)
      #expect(scene.b == 312)
      #expect(inner.contentInset.bottom == 290)
      scene.hide()
      #expect(scene.b == 10)
      #expect(inner.contentInset.bottom == 7)
      #expect(inner.verticalScrollIndicatorInsets.bottom == 7)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a pane beside a narrow keyboard is left alone`(_ option: Option) {
    var setup = Scene.Setup.iPadLandscape
    setup.container = .window
    setup.frame = CGRect(x: 0, y: 0, width: 400, height: 834)
    Scene.run(setup.on(option)) { scene in
      let right = scene.addNeighbour(
        frame: CGRect(x: 794, y: 0, width: 400, height: 834),
        contentHeight: 3000
      )
      scene.coordinator.manage(right)
      // Docked at the bottom, under the right half only.
      scene.show(CGRect(x: 700, y: 534, width: 494, height: 300))
      #expect(scene.b == 0)
      #expect(right.contentInset.bottom == 280)
      scene.hide()
      #expect(right.contentInset.bottom == 0)
      #expect(scene.insetWrites == 0)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `two coordinators on two views are independent`(_ option: Option) {
    Scene.run(
      Scene.Setup(frame: CGRect(x: 0, y: 0, width: 390, height: 600), baseline: 5).on(option)
    ) { scene in
      let lower = scene.addNeighbour(
        frame: CGRect(x: 0, y: 600, width: 390, height: 244),
        contentHeight: 900,
        baseline: 9
      )
      let other = KeyboardScrollCoordinator(
        configuration: .init(revealPadding: 0, baselinePolicy: .max)
      )
      other.manage(lower)
      scene.show(Keyboard.iPhone)
      // 600 - 508, and 244 less the 34 that UIKit adds.
      #expect(scene.b == 97)
      #expect(lower.contentInset.bottom == 210)
      other.stopManaging(lower)
      #expect(lower.contentInset.bottom == 9)
      #expect(scene.b == 97)
      scene.hide()
      #expect(scene.b == 5)
      #expect(lower.contentInset.bottom == 9)
    }
  }
}
#endif
