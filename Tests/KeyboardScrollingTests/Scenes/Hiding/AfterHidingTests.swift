#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct AfterHidingTests {
  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/414"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1591"),
    arguments: OptionMatrix.hide
  )
  func `99: a keyboard that closes during a push or a pop leaves no gap`(_ option: Option) throws {
    try Scene.run(Scene.Setup(contentHeight: 900, baseline: 10).on(option)) { scene in
      let navigation = try #require(scene.controller.navigationController)
      scene.show(Keyboard.iPhone)
      scene.o = 236
      navigation.pushViewController(UIViewController(), animated: true)
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.wait(0.1)
      expectNil(scene.scrollView.window)

      navigation.popViewController(animated: true)
      scene.settle()
      scene.expect(bottom: 10, indicator: 10)
      // The last offset is 900 + 34 + 10 - 844 = 100. UIKit decides the offset of a view without a
      // window, but finally the offset must be in range.
      #expect((-91...100).contains(scene.o))
    }
    try Scene.run(Scene.Setup().on(option)) { scene in
      let navigation = try #require(scene.controller.navigationController)
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: true)
      scene.settle()
      scene.show(Keyboard.iPhone)
      navigation.popViewController(animated: true)
      // The hide occurs during a transition, between two layouts.
      scene.announce(.willHide, Keyboard.iPhoneHidden, duration: 0.35)
      scene.settle()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      scene.expect(bottom: 0, indicator: 0, offset: -91)
    }
  }

  /// A button that ends editing and then shows the top of the form, for example an error.
  @Test(arguments: OptionMatrix.hide)
  func `content does not jump if the app ends editing and scrolls to the top`(_ option: Option) {
    let form = FormController()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.coordinator.manage(form.scrollView)
      for _ in 0..<2 {
        stage.focus(form.field)
        form.scrollView.contentOffset.y = 1092
        stage.wait(1)
        stage.window.endEditing(true)
        form.scrollView.setContentOffset(CGPoint(x: 0, y: -91), animated: true)
        let path = stage.film(1) { form.scrollView.headlessPresentationBounds.minY }
        #expect(zip([1092] + path, path).allSatisfy { $0 >= $1 }, "\(path)")
        form.scrollView.expect(bottom: 0, offset: -91)
      }
    }
  }

  /// The manual recommends this order to apps that end editing and show the end of a form.
  @Test(arguments: OptionMatrix.hide)
  func `a scroll to the end a turn after the end of editing makes no detour`(_ option: Option) {
    let form = FormController()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.coordinator.manage(form.scrollView)
      stage.focus(form.field)
      stage.window.endEditing(true)
      stage.device.clock.nextTurn {
        let view = form.scrollView
        let end =
          view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
        view.setContentOffset(CGPoint(x: 0, y: end), animated: true)
      }
      let path = stage.film(1) { form.scrollView.headlessPresentationBounds.minY }
      #expect(zip([236] + path, path).allSatisfy { $0 <= $1 }, "\(path)")
      form.scrollView.expect(bottom: 0, offset: 790)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `when a covered screen returns, its inset is the new keyboard's`(option: Option) throws {
    try Scene.run(Scene.Setup(baseline: 10).on(option)) { scene in
      let navigation = try #require(scene.controller.navigationController)
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 312)
      navigation.pushViewController(UIViewController(), animated: true)
      scene.settle()
      scene.show(Keyboard.iPhoneShort)
      navigation.popViewController(animated: true)
      scene.settle()
      // The keyboard inset and the app's 10: 291 - 34 + 10.
      scene.expect(bottom: 267)
      scene.hide()
      scene.expect(bottom: 10)
    }
  }
}
#endif
