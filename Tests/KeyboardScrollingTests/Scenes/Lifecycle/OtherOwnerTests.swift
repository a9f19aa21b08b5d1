#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Keyboards of other apps", .tags(.scene))
struct OtherOwnerTests {
  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/144"),
    arguments: OptionMatrix.insets
  )
  func `120: a list behind a sheet is inset, does not move, and is clear afterwards`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let sheet = UIView(frame: CGRect(x: 20, y: 60, width: 350, height: 400))
      let field = UITextField(frame: CGRect(x: 16, y: 300, width: 318, height: 44))
      sheet.addSubview(field)
      scene.window.addSubview(sheet)
      scene.o = 300
      scene.resetCounts()

      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.b == 302)
      #expect(scene.o == 300)
      sheet.removeFromSuperview()
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.b == 0)
      #expect(scene.i == 0)
      #expect(scene.o == 300)
      #expect(scene.offsets.isEmpty)
    }
  }

  @Test(
    .bug("https://github.com/facebook/react-native/pull/46595"),
    arguments: OptionMatrix.insets
  )
  func `121: a field in an accessory view of the keyboard's window does not scroll the list`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let (window, field) = scene.addWindow(
        fieldFrame: CGRect(x: 16, y: 468, width: 358, height: 36)
      )
      scene.o = 300
      scene.resetCounts()
      scene.focus(field)
      // 336 and an accessory view of 44.
      let withBar = CGRect(x: 0, y: 464, width: 390, height: 380)
      scene.show(withBar)
      scene.finish(.didShow, withBar)
      #expect(scene.b == 346)
      #expect(scene.i == 346)
      #expect(scene.o == 300)
      scene.coordinator.revealFirstResponder(animated: false)
      #expect(scene.o == 300)
      #expect(scene.offsets.isEmpty)
      scene.hide()
      #expect(scene.b == 0)
      withExtendedLifetime(window) {}
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/70"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/178"),
    arguments: OptionMatrix.insets
  )
  func `146: an alert's text field leaves the list where it is`(
    _ option: OptionMatrix.Option
  ) throws {
    try Scene.run(Scene.Setup(contentHeight: 900).on(option)) { scene in
      // 900 + 34 - 844: the end.
      scene.o = 90
      let own = scene.addField(400...444)
      scene.focus(own)
      #expect(own.resignFirstResponder())
      scene.resetCounts()
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      scene.controller.present(alert, animated: true)
      let field = try #require(alert.textFields?.first)
      #expect(field.isFirstResponder)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.b == 302)
      #expect(scene.i == 302)
      #expect(scene.o == 90)

      scene.controller.dismiss(animated: true)
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.b == 0)
      #expect(scene.i == 0)
      #expect(scene.o == 90)
      #expect(scene.offsets.isEmpty)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `130: another app's keyboard covers the list and reveals nothing`(
    _ option: OptionMatrix.Option
  ) {
    var setup = Scene.Setup.iPad
    setup.container = .window
    setup.behavior = .never
    Scene.run(setup.on(option)) { scene in
      scene.device.resize(
        scene.device.scene,
        to: CGRect(x: 0, y: 0, width: 410, height: 1194),
        safeArea: .zero
      )
      let field = scene.addField(1000...1044)
      scene.focus(field)
      scene.o = 0
      scene.resetCounts()
      scene.show(CGRect(x: 0, y: 814, width: 834, height: 380), isLocal: false)
      #expect(scene.b == 380)
      #expect(scene.i == 380)
      #expect(scene.offsetWrites == 0)
      scene.post(.willHide, CGRect(x: 0, y: 1194, width: 834, height: 380), isLocal: false)
      // Case 162: held while a field of this app has the focus.
      scene.device.clock.advance(by: KeyboardTracker.holdDuration)
      #expect(scene.b == 0)
      #expect(scene.i == 0)
      #expect(scene.offsetWrites == 0)
    }
  }

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
