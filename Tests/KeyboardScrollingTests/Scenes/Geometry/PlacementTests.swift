#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Keyboards that are not docked", .tags(.scene))
@MainActor
struct PlacementTests {
  static let floating = CGRect(x: 500, y: 600, width: 320, height: 260)
  static let undocked = CGRect(x: 0, y: 300, width: 834, height: 265)

  @Test(arguments: OptionMatrix.notification)
  func `undocking by a drag, floating and docking again change the inset as often`(option: Option) {
    Scene.run(.iPad.on(option)) { scene in
      scene.showAndFinish(Keyboard.iPad)
      scene.expect(b: 264 - 20, i: 264 - 20)

      // Some systems post no hide for it.
      scene.post(.willChangeFrame, Self.undocked)
      scene.device.clock.settle()
      scene.post(.didChangeFrame, Self.undocked)
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)

      scene.post(.didChangeFrame, Self.floating)
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)

      scene.showAndFinish(Keyboard.iPad)
      scene.expect(b: 264 - 20, i: 264 - 20)
      #expect(scene.insetWrites == 3)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `followed, an undocked keyboard covers all from its top edge on`(option: Option) {
    let setup = Scene.Setup.iPad.on(option).with {
      $0.configuration.followsUndockedKeyboard = true
    }
    Scene.run(setup) { scene in
      scene.expect(b: 1194 - 300 - 20, i: 1194 - 300 - 20, under: Self.undocked)
      scene.expect(b: 1194 - 600 - 20, i: 1194 - 600 - 20, under: Self.floating)
      scene.expect(b: 264 - 20, i: 264 - 20, under: Keyboard.iPad)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `a third-party keyboard that ends a fraction below the screen is docked`(option: Option) {
    Scene.run(.iPhone.on(option)) { scene in
      for y in [523.3333333, 523.3333334, 523.3333332] as [CGFloat] {
        let frame = CGRect(x: 0, y: y, width: 390, height: 320.6666667)
        scene.showAndFinish(frame)
        scene.expect(b: 320.6666667 - 34, i: 320.6666667 - 34)
      }
      // A difference this small does not cause a write.
      #expect(scene.insetWrites == 1)
      #expect(scene.indicatorWrites == 1)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `a shortcuts bar that is dropped after a drag leaves nothing covered`(option: Option) {
    Scene.run(.iPadWithHomeButton.on(option)) { scene in
      let bar = CGRect(x: 0, y: 969, width: 768, height: 313)
      scene.show(bar)
      scene.expect(b: 55, i: 55)
      scene.post(.willShow, .zero)
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
      scene.show(bar)
      scene.expect(b: 55, i: 55)
    }
  }
}
#endif
