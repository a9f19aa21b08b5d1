#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Keyboards of other apps", .tags(.scene))
struct OtherOwnerTests {
  @Test(arguments: OptionMatrix.insets)
  func `a view that grows under another app's keyboard reveals nothing`(
    _ option: OptionMatrix.Option
  ) {
    let setup = Scene.Setup(frame: CGRect(x: 0, y: 0, width: 390, height: 500), behavior: .never)
    Scene.run(setup.on(option)) { scene in
      let field = scene.addField(700...744)
      scene.focus(field)
      scene.o = 0
      scene.device.clock.settle()
      scene.resetCounts()
      scene.show(Keyboard.iPhone, isLocal: false)
      #expect(scene.b == 0)
      scene.scrollView.frame.size.height = 700
      scene.device.clock.settle()
      // 700 - 508.
      #expect(scene.b == 192)
      #expect(scene.offsetWrites == 0)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `windows side by side are inset one by one`(_ option: OptionMatrix.Option) throws {
    var setup = Scene.Setup.iPadLandscape
    setup.container = .window
    setup.behavior = .never
    Scene.run(setup.on(option)) { scene in
      scene.device.resize(
        scene.device.scene,
        to: CGRect(x: 0, y: 0, width: 597, height: 834),
        safeArea: .zero
      )
      let right = UIWindow(
        windowScene: scene.device.addScene(
          frameInScreen: CGRect(x: 700, y: 17, width: 400, height: 600)
        )
      )
      let controller = UIViewController()
      right.rootViewController = controller
      right.isHidden = false
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      scene.place(list, in: controller.view, contentHeight: 2000, baseline: 9)
      let other = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      other.manage(list)
      scene.show(Keyboard.iPadLandscape)
      #expect(scene.b == 413)
      // The right window spans 17...617 on the screen.
      #expect(list.contentInset.bottom == 205)
      scene.hide()
      #expect(scene.b == 0)
      #expect(list.contentInset.bottom == 9)
    }
  }
}
#endif
