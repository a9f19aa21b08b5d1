#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Where the scroll view is", .tags(.scene))
@MainActor
struct PlaceInWindowTests {
  nonisolated static let slivers: [(overlap: CGFloat, b: CGFloat)] = [
    (0.15, 0), (0.7, 0), (0.99, 0), (1, 1), (1.5, 1.5),
  ]

  @Test(arguments: OptionMatrix.geometry, slivers)
  func `an overlap counts from one point on where no safe area hides it`(
    option: Option,
    row: (overlap: CGFloat, b: CGFloat)
  ) {
    let setup = Scene.Setup.withoutAdjustment.on(option).with {
      $0.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    }
    Scene.run(setup) { scene in
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      let top = 700 - row.overlap
      scene.expect(b: row.b, i: row.b, under: CGRect(x: 0, y: top, width: 390, height: 844 - top))
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a keyboard that touches the side of a view by less than a point covers none of it`(
    option: Option
  ) {
    let setup = Scene.Setup.iPad.on(option).with {
      $0.frame = CGRect(x: 0, y: 0, width: 300.6, height: 1194)
    }
    Scene.run(setup) { scene in
      let half = CGRect(x: 300, y: 930, width: 534, height: 264)
      scene.expect(b: 0, i: 0, under: half)
      scene.expect(b: 244, i: 244, under: half.offsetBy(dx: -1, dy: 0))
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view that reaches below the screen can be scrolled out of it`(option: Option) {
    // 400 to 1000 in the window; the keys begin at 508.
    let setup = Scene.Setup.withoutAdjustment.on(option).with {
      $0.frame = CGRect(x: 0, y: 400, width: 390, height: 600)
    }
    Scene.run(setup) { scene in
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scene.expect(b: 1000 - 508, i: 1000 - 508, under: Keyboard.iPhone)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view inside scrolled content is covered as far as it is scrolled under the keys`(
    option: Option
  ) {
    let setup = Scene.Setup.withoutAdjustment.on(option).with {
      $0.container = .window
      $0.frame = CGRect(x: 0, y: 700, width: 390, height: 400)
    }
    Scene.run(setup) { scene in
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      outer.contentInsetAdjustmentBehavior = .never
      outer.contentSize = CGSize(width: 390, height: 2000)
      scene.controller.view.addSubview(outer)
      outer.addSubview(scene.scrollView)
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scene.device.clock.settle()

      // 700 to 1100 in the window: all of it is below 508.
      scene.showAndFinish()
      scene.expect(b: 400, i: 400)

      // 200 to 600.
      outer.contentOffset.y = 500
      scene.device.clock.settle()
      scene.expect(b: 600 - 508, i: 600 - 508)

      // 50 to 450.
      outer.contentOffset.y = 650
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
    }
  }
}
#endif
