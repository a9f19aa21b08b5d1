#if os(Linux)
import Judging
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct ScrollDirectionTests {
  @Test(arguments: OptionMatrix.insets)
  func `a list that the app flips is inset at its top edge, and one made horizontal at none`(
    _ option: Option
  ) {
    Scene.run(Scene.Setup(behavior: .never, baseline: 30).on(option)) { scene in
      scene.scrollView.contentInset.top = 12
      scene.show(Keyboard.iPhone)
      expectEqual(
        scene.scrollView.contentInset, to: UIEdgeInsets(top: 12, left: 0, bottom: 366, right: 0)
      )
      scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scene.show(Keyboard.iPhone)
      expectEqual(
        scene.scrollView.contentInset, to: UIEdgeInsets(top: 348, left: 0, bottom: 30, right: 0)
      )
      scene.hide()
      expectEqual(
        scene.scrollView.contentInset, to: UIEdgeInsets(top: 12, left: 0, bottom: 30, right: 0)
      )
    }
    Scene.run(Scene.Setup(baseline: 6).on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 308)
      scene.scrollView.contentSize = CGSize(width: 2000, height: 400)
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 6, indicator: 6)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `zooming changes the range, but not the keyboard inset`(_ option: Option) {
    Scene.run(Scene.Setup(baseline: 6).on(option)) { scene in
      let zoomer = Zoomer(frame: CGRect(x: 0, y: 0, width: 390, height: 1600))
      scene.scrollView.addSubview(zoomer.view)
      scene.scrollView.delegate = zoomer
      scene.scrollView.maximumZoomScale = 4
      scene.show(Keyboard.iPhone)
      scene.judge.appWillScroll()
      scene.scrollView.zoomScale = 2
      scene.settle()
      expectEqual(scene.scrollView.contentSize, to: CGSize(width: 780, height: 3200))
      scene.expect(bottom: 308)
      scene.show(Keyboard.iPhoneShort)
      scene.expect(bottom: 263)
      expectEqual(scene.scrollView.zoomScale, to: 2)
      scene.hide()
      scene.expect(bottom: 6)
      #expect(scene.scrollView.delegate === zoomer)
    }
  }

  @Test(arguments: OptionMatrix.focus, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `content that scrolls both ways keeps its horizontal offset`(
    option: Option, direction: UIUserInterfaceLayoutDirection
  ) {
    var setup = Scene.Setup().on(option)
    setup.options.layoutDirection = direction
    setup.contentWidth = 1200
    setup.options.scrollsToFirstResponder = false
    Scene.run(setup) { scene in
      // Content in right-to-left layout begins at its right end.
      scene.scrollView.contentOffset = CGPoint(x: 810, y: -91)
      let field = scene.addField(700...744, x: 20, width: 100)
      scene.resetCounts()
      scene.edit(field)
      scene.expect(bottom: 302)
      expectEqual(scene.scrollView.contentOffset, to: CGPoint(x: 810, y: 236))
      scene.hide()
      expectEqual(scene.scrollView.contentOffset.x, to: 810)
      #expect(scene.scrollView.headlessOffsetHistory.allSatisfy { $0.x == 810 })
    }
  }
}

private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view: UIView

  init(frame: CGRect) {
    view = UIView(frame: frame)
    super.init()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
#endif
