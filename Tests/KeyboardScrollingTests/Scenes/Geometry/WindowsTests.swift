#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Windows smaller than the screen", .tags(.scene))
@MainActor
struct WindowsTests {
  /// A window with its own place and size; a scroll view fills it, and UIKit adds nothing.
  private func run(_ setup: Scene.Setup, window: CGRect, _ body: (Scene) -> Void) {
    let setup = setup.with {
      $0.container = .window
      $0.contentWidth = window.width
    }
    Scene.run(setup) { scene in
      scene.device.resize(scene.device.scene, to: window, safeArea: .zero)
      scene.device.clock.settle()
      #expect(scene.scrollView.bounds.size == window.size)
      #expect(scene.scrollView.adjustedContentInset == .zero)
      body(scene)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `the inset of a window that is resized under the keyboard is right without a notification`(
    option: Option
  ) {
    let window = CGRect(x: 247, y: 17, width: 700, height: 760)
    run(.iPadLandscape.on(option), window: window) { scene in
      scene.showAndFinish(Keyboard.iPadLandscape)
      scene.expect(b: 777 - 421, i: 777 - 421)

      // Made shorter, then out of the keyboard's reach, then as large as the screen.
      for (frame, b) in [
        (CGRect(x: 100, y: 50, width: 900, height: 500), 550 - 421),
        (CGRect(x: 100, y: 50, width: 900, height: 360), 0),
        (CGRect(x: 0, y: 0, width: 1194, height: 834), 834 - 421),
      ] as [(CGRect, CGFloat)] {
        scene.device.resize(scene.device.scene, to: frame, safeArea: .zero)
        scene.device.clock.settle()
        scene.expect(b: b, i: b, "in a window at \(frame)")
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `two windows side by side each get their own adjustment`(option: Option) {
    // Heights differ, as for a window that Stage Manager left floating beside a full one.
    run(.iPadLandscape.on(option), window: CGRect(x: 0, y: 0, width: 590, height: 834)) { scene in
      let controller = UIViewController()
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 594, height: 700))
      other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let window = scene.device.makeWindow(
        rootViewController: controller,
        scene: scene.device.addScene(frameInScreen: CGRect(x: 600, y: 60, width: 594, height: 700))
      )
      controller.view.addSubview(other)
      other.frame = controller.view.bounds
      other.contentSize = CGSize(width: 594, height: 1600)
      scene.coordinator.manage(other)
      scene.device.clock.settle()

      scene.show(Keyboard.iPadLandscape)
      scene.expect(b: 413, i: 413)
      // It ends at 760 on the screen, the keys begin at 421.
      #expect(other.contentInset.bottom == 339)
      scene.hide()
      scene.expect(b: 0, i: 0)
      #expect(other.contentInset.bottom == 0)
      #expect(window.rootViewController === controller)
    }
  }
}
#endif
