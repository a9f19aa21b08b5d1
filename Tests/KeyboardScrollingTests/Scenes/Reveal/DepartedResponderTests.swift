#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import KeyboardScrolling

@MainActor
@Suite("Responders outside the view", .tags(.scene))
struct DepartedResponderTests {
  /// A field that is still first responder after its cell was removed.
  private final class LingeringField: UITextField {
    override var isFirstResponder: Bool { true }
  }

  private func announce(_ name: Notification.Name, _ field: UITextField) {
    NotificationCenter.default.post(name: name, object: field)
  }

  @Test(
    .bug("https://github.com/xmartlabs/Eureka/issues/1723"),
    .bug("https://github.com/xmartlabs/Eureka/issues/1597"),
    arguments: OptionMatrix.focus
  )
  func `80: a cell that left the hierarchy moves nothing`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.allow(.still, because: "the field only says that it is first responder")
      let cell = UIView(frame: CGRect(x: 0, y: 1440, width: 390, height: 44))
      let field = LingeringField(frame: CGRect(x: 16, y: 0, width: 358, height: 44))
      cell.addSubview(field)
      scene.scrollView.addSubview(cell)
      announce(UITextField.textDidBeginEditingNotification, field)
      scene.show(Keyboard.iPhone)
      scene.rest()
      #expect(scene.o == 976)
      scene.resetCounts()
      cell.removeFromSuperview()
      announce(UITextField.textDidChangeNotification, field)
      scene.device.clock.settle()
      scene.show(Keyboard.iPhoneShort)
      scene.show(Keyboard.iPhone)
      scene.coordinator.revealFirstResponder(animated: false)
      scene.rest()
      #expect(scene.offsets == [])
      scene.expectInsets()
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `80: a cell removed between focus and keyboard moves nothing`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let cell = UIView(frame: CGRect(x: 0, y: 1440, width: 390, height: 44))
      let field = LingeringField(frame: CGRect(x: 16, y: 0, width: 358, height: 44))
      cell.addSubview(field)
      scene.scrollView.addSubview(cell)
      announce(UITextField.textDidBeginEditingNotification, field)
      cell.removeFromSuperview()
      scene.show(Keyboard.iPhone)
      scene.rest()
      #expect(scene.offsets == [])
      scene.expectInsets()
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `80: a real field that is removed resigns, and the list stays`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      scene.device.keyboard.isAutomatic = true
      #expect(field.becomeFirstResponder())
      scene.device.clock.advance(by: 2)
      #expect(scene.o == 236)
      scene.resetCounts()
      field.removeFromSuperview()
      scene.device.clock.advance(by: 2)
      #expect(!field.isFirstResponder)
      #expect(scene.offsets == [])
      #expect(scene.b == 0)
      #expect(scene.i == 0)
    }
  }

  // MARK: 82

  @Test(arguments: OptionMatrix.focus)
  func `82: while the field stays first responder nothing moves at all`(
    option: OptionMatrix.Option
  ) {
    var setup = Scene.Setup().on(option)
    setup.contentHeight = 900
    Scene.run(setup) { scene in
      let field = scene.addField(700...744)
      field.textContentType = .oneTimeCode
      scene.focusAndShow(field)
      scene.rest()
      scene.resetCounts()
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.post(.willShow, Keyboard.iPhoneShort)
      scene.post(.willShow, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.rest()
      #expect(scene.offsets == [])
      #expect(scene.o == 236)
      scene.expectInsets()
    }
  }

  // MARK: 84

  enum Elsewhere: CaseIterable {
    case pinnedHeader, anotherScrollView, anotherWindow, besideInContainer
  }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/pull/78"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/70"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/178"),
    arguments: OptionMatrix.focus,
    Elsewhere.allCases
  )
  func `84: a first responder elsewhere insets, and moves nothing`(
    option: OptionMatrix.Option,
    elsewhere: Elsewhere
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      var keep: [AnyObject] = []
      switch elsewhere {
      case .pinnedHeader:
        field.frame.origin.y = 100
        scene.controller.view.addSubview(field)
      case .anotherScrollView:
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        other.contentSize = CGSize(width: 390, height: 1600)
        other.addSubview(field)
        scene.controller.view.addSubview(other)
      case .anotherWindow:
        let root = UIViewController()
        let window = scene.device.makeWindow(rootViewController: root)
        window.windowLevel = .alert
        root.view.addSubview(field)
        keep.append(window)
      case .besideInContainer:
        scene.window.addSubview(field)
      }
      scene.scroll(to: 300)
      scene.focusAndShow(field)
      field.insertText("a")
      scene.device.clock.settle()
      scene.coordinator.revealFirstResponder(animated: false)
      scene.rest()
      #expect(scene.offsets == [])
      #expect(scene.o == 300)
      scene.expectInsets()
      #expect(field.isFirstResponder)
      #expect(keep.count <= 1)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `84: the focus goes out of the list and comes back`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let inside = scene.addField(700...744)
      let outside = UITextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
      scene.controller.view.addSubview(outside)
      scene.focusAndShow(inside)
      scene.rest()
      scene.focus(outside)
      scene.scroll(to: -91)
      scene.show(Keyboard.iPhoneShort)
      scene.show(Keyboard.iPhone)
      #expect(scene.offsets == [])
      scene.focus(inside)
      scene.device.clock.advance(by: 1)
      scene.expectMove(from: -91, to: 236)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `84: with two managed lists the one with the focus moves`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      other.contentInsetAdjustmentBehavior = .never
      other.contentSize = CGSize(width: 390, height: 1600)
      scene.controller.view.addSubview(other)
      let field = UITextField(frame: CGRect(x: 16, y: 900, width: 358, height: 44))
      other.addSubview(field)
      scene.coordinator.manage(other)
      scene.scroll(to: 200)
      scene.focusAndShow(field)
      scene.rest()
      #expect(scene.offsets == [])
      scene.expectInsets()
      // 944 - 508, with nothing added by UIKit.
      #expect(other.contentOffset.y == 436)
      #expect(other.contentInset.bottom == 336)
    }
  }
}
#endif
