#if os(Linux)
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrollCoordinator

@MainActor
@Suite("Search fields", .tags(.scene))
struct SearchFieldTests {
  /// The parts of a search bar, as far as they matter: a field in a bar that is no scroll view.
  private func makeBar(_ frame: CGRect) -> (UIView, UITextField) {
    let bar = UIView(frame: frame)
    let field = UITextField(
      frame: CGRect(x: 8, y: 8, width: frame.width - 16, height: frame.height - 16)
    )
    bar.addSubview(field)
    return (bar, field)
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2119"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2151"),
    arguments: OptionMatrix.all
  )
  func `111: a search field in the navigation bar leaves the results alone`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let (bar, field) = makeBar(CGRect(x: 0, y: 0, width: 390, height: 44))
      scene.controller.navigationController?.navigationBar.addSubview(bar)
      scene.device.clock.settle()
      scene.scroll(to: 200)
      scene.focusAndShow(field)
      for _ in 0..<3 {
        field.insertText("a")
        scene.device.clock.settle()
      }
      scene.rest()
      #expect(scene.path == [])
      scene.expectInsets()
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `111: nor does one in a bar at the bottom`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let (bar, field) = makeBar(CGRect(x: 0, y: 454, width: 390, height: 54))
      scene.controller.view.addSubview(bar)
      scene.device.clock.settle()
      scene.focusAndShow(field)
      field.insertText("a")
      scene.rest()
      #expect(scene.path == [])
      scene.expectInsets()
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `a search field on top of the list stays where it is while it is in sight`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let (bar, field) = makeBar(CGRect(x: 0, y: 0, width: 390, height: 56))
      scene.scrollView.addSubview(bar)
      scene.device.clock.settle()
      scene.resetCounts()
      scene.focusAndShow(field)
      for height: CGFloat in [1200, 600, 100, 56] {
        field.insertText("a")
        scene.scrollView.contentSize.height = height
        scene.device.clock.settle()
      }
      scene.rest()
      #expect(scene.o == -91)
      #expect(scene.path == [])
      #expect(scene.offsetAssignments == 0)
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `a search field that was scrolled away comes back with its focus`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let (bar, field) = makeBar(CGRect(x: 0, y: 0, width: 390, height: 56))
      scene.scrollView.addSubview(bar)
      scene.scroll(to: 100)
      scene.focusAndShow(field)
      scene.rest()
      // The field begins at 8.
      scene.expectMove(from: 100, to: -83)
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `results that shrink while one searches leave no hole after the hide`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = UITextField(frame: CGRect(x: 16, y: 50, width: 358, height: 36))
      scene.controller.view.addSubview(field)
      scene.focusAndShow(field)
      scene.rest()
      scene.scroll(to: 1092)
      scene.scrollView.contentSize.height = 600
      scene.device.clock.settle()
      // 600 + 336 - 844.
      #expect(scene.o == 92)
      #expect(field.resignFirstResponder())
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      #expect(scene.b == 0)
      #expect(scene.o == -91)
    }
  }
}
#endif
