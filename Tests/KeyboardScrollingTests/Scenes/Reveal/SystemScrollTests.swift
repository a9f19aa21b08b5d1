#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor @Suite("UIKit's own scroll", .tags(.scene)) struct SystemScrollTests {
  /// The keyboard in a bug report, which covers the view's lowest 339 points.
  private static let keyboard = CGRect(x: 0, y: 535, width: 402, height: 339)

  private static func setup(_ option: Option) -> Scene.Setup {
    var setup = Scene.Setup(
      model: HeadlessDeviceModel(
        name: "iPhone 16 Pro", screenSize: CGSize(width: 402, height: 874), scale: 3,
        safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), keyboardHeight: 339,
        landscapeKeyboardHeight: 209,
        source: "react-native-keyboard-controller 1336, the keyboard's height from its bottom inset"
      ),
      container: .window,
      frame: CGRect(x: 0, y: 116, width: 402, height: 758),
      behavior: .never,
      contentHeight: 1084.7
    ).on(option)
    setup.options.scrollsToFirstResponder = false
    return setup
  }

  @Test(arguments: OptionMatrix.focus)
  func `an animated scroll by UIKit is neither undone nor repeated`(option: Option) {
    Scene.run(Self.setup(option)) { scene in
      let field = scene.addField(713.7...738.4, x: 16, width: 370)
      scene.focusAndShow(field, Self.keyboard)
      scene.finish(.didShow, Self.keyboard)
      scene.scroll(to: 298.67)
      scene.scrollView.scrollRectToVisible(field.frame, animated: true)
      scene.wait(0.1)
      field.insertText("a")
      scene.wait(1)
      scene.expect(offset: 319.4, within: 0.17)
      scene.expect(path: scene.offsets.sorted())
    }
  }

  @Test(arguments: [OptionMatrix.plain, OptionMatrix.queueFirst])
  func `if the field was scrolled away, the content stays when the keyboard grows`(option: Option) {
    Scene.run(Scene.Setup(contentHeight: 3000).on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      scene.focus(scene.addField(300...344))
      scene.wait(1)
      scene.scroll(to: 1500)
      scene.wait(1)
      scene.resetCounts()
      scene.device.keyboard.perform(.toggleEmoji(height: 356))
      scene.wait(2)
      scene.expect(offset: 1500, path: [])
      scene.expect(bottom: 322)
    }
  }
}
#endif
