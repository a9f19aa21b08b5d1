#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Geometry that changes under the keyboard", .tags(.scene))
struct ChangingGeometryTests {
  @Test(arguments: OptionMatrix.geometry)
  func `a navigation bar that hides changes the top alone`(_ option: Option) throws {
    try Scene.run(Scene.Setup().on(option)) { scene in
      let navigation = try #require(scene.controller.navigationController)
      scene.show(Keyboard.iPhone)
      scene.resetCounts()
      navigation.setNavigationBarHidden(true, animated: false)
      scene.device.clock.settle()
      #expect(scene.scrollView.adjustedContentInset.top == 47)
      #expect(scene.b == 302)
      scene.expectNoWrites()
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view that moves to another window is measured there`(_ option: Option) {
    Scene.run(Scene.Setup(behavior: .never).on(option)) { scene in
      let (window, field) = scene.addWindow(fieldFrame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let external = UIWindow(windowScene: scene.otherScreen())
      external.rootViewController = UIViewController()
      external.isHidden = false
      scene.show(Keyboard.iPhone)
      #expect(scene.b == 336)

      window.rootViewController?.view.addSubview(scene.scrollView)
      scene.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
      scene.device.clock.settle()
      #expect(scene.b == 92)

      external.rootViewController?.view.addSubview(scene.scrollView)
      scene.device.clock.settle()
      // The keyboard is on the other screen.
      scene.post(.willShow, Keyboard.iPhone, screen: scene.device.screen)
      scene.device.clock.settle()
      if !scene.device.options.omitsScreenObject, scene.device.options.version >= .init(16, 1) {
        #expect(scene.b == 0)
        #expect(scene.i == 0)
      }
      scene.hide()
      #expect(scene.b == 0)
      withExtendedLifetime((window, field, external)) {}
    }
  }
}

extension Scene {
  /// A scene on an external display as large as a television.
  fileprivate func otherScreen() -> UIWindowScene {
    let size = CGSize(width: 1920, height: 1080)
    return device.addScene(
      frameInScreen: CGRect(origin: .zero, size: size),
      screen: HeadlessDevice.externalScreen(size: size)
    )
  }
}
#endif
