#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Unusual positions of a keyboard", .tags(.scene)) @MainActor struct PlacementTests {
  @Test(arguments: OptionMatrix.notification)
  func `the inset changes once when the keyboard undocks, and once when it docks`(option: Option) {
    Scene.run(.iPad.on(option)) { scene in
      scene.showAndFinish(Keyboard.iPad)
      scene.expect(bottom: 264 - 20, indicator: 264 - 20)

      let undocked = CGRect(x: 0, y: 300, width: 834, height: 265)
      let floating = CGRect(x: 500, y: 600, width: 320, height: 260)
      // Some systems post no hide for an undocked keyboard.
      scene.post(.willChangeFrame, undocked)
      scene.settle()
      for frame in [undocked, floating] {
        scene.post(.didChangeFrame, frame)
        scene.settle()
        scene.expect(bottom: 0, indicator: 0)
      }

      scene.showAndFinish(Keyboard.iPad)
      scene.expect(bottom: 264 - 20, indicator: 264 - 20, insetWrites: 3)
    }
  }

  nonisolated static let oddFrames: [(frame: CGRect, b: CGFloat)] = [
    // Frames that cover the whole view: the inset is 844 less UIKit's 34.
    (CGRect(x: 0, y: 0, width: 390, height: 844), 810),
    (CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), 810),
    // The usual keyboard's rectangle, measured from its lower right corner.
    (CGRect(x: 390, y: 844, width: -390, height: -336), 302),
    // Frames next to the screen, and a screen height below the screen.
    (CGRect(x: -352, y: 508, width: 352, height: 336), 0),
    (CGRect(x: 0, y: 844 + 844, width: 390, height: 336), 0),
  ]

  @Test(arguments: oddFrames)
  func `a frame that no keyboard has is an ordinary rectangle`(row: (frame: CGRect, b: CGFloat)) {
    Scene.run(.iPhone) { scene in
      scene.show(row.frame)
      scene.expect(bottom: row.b, indicator: row.b)
      scene.hide()
      scene.expect(bottom: 0, indicator: 0)
    }
  }
}
#endif
