#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct FurtherRevealTests {
  @Test(arguments: OptionMatrix.focus, [Keyboard.iPhone, Keyboard.iPhoneShort])
  func `the last of two shows in a turn reveals the field in a step`(option: Option, last: CGRect) {
    Scene.run(Scene.Setup().on(option).withoutScroll) { scene in
      let field = scene.addField(700...744)
      field.takeFocus()
      for keyboard in [Keyboard.iPhone, Keyboard.iPhoneShort] where keyboard != last {
        scene.post(.willShow, keyboard)
      }
      scene.post(.willShow, last)
      scene.settle()
      scene.rest(last)
      scene.expect(adjusted: last.height, path: [744 - last.minY], insetWrites: 2)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a view scaled to half its size is measured in the view's points`(option: Option) {
    var setup = Scene.Setup().on(option)
    setup.container = .window
    setup.behavior = .never
    setup.contentHeight = 3000
    Scene.run(setup) { scene in
      let half = scene.wrap(in: CGRect(x: 0, y: 0, width: 390, height: 844))
      half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      half.bounds.size = CGSize(width: 780, height: 1688)
      half.center = CGPoint(x: 195, y: 422)
      scene.scrollView.frame = half.bounds
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scene.settle()
      scene.scroll(to: 0)
      scene.edit(scene.addField(1400...1444))
      // 336 points of the screen are 672 of the view, and 1016 remain.
      scene.expect(bottom: 672, indicator: 672)
      scene.expectMove(to: 428)
    }
  }
}
#endif
