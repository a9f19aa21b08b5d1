#if os(Linux)
import Judging
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct DistanceToEndTests {
  private func setup(keepsDistance: Bool) -> Scene.Setup {
    var setup = Scene.Setup(contentHeight: 3000)
    setup.configuration.keepsDistanceToEnd = keepsDistance
    return setup
  }

  @Test(arguments: OptionMatrix.insets)
  func `a delegate that lays out inside a scroll changes no inset`(_ option: Option) {
    for policy in Policy.both {
      var setup = setup(keepsDistance: true)
      setup.baseline = 16
      setup.configuration.baselinePolicy = policy
      Scene.run(setup.on(option)) { scene in
        let delegate = EagerDelegate()
        scene.scrollView.delegate = delegate
        scene.o = 2206
        for _ in 0..<2 {
          scene.show(Keyboard.iPhone)
          scene.scrollView.contentInset.bottom += 4
          scene.show(Keyboard.iPhoneShort)
          scene.scrollView.contentInset.bottom -= 4
          scene.hide()
          scene.expect(bottom: 16, indicator: 16)
        }
        #expect(scene.scrollView.delegate === delegate)
      }
    }
  }

  @Test(arguments: OptionMatrix.insets, [(CGFloat(2156), CGFloat(2492)), (1000, 1336)])
  func `content does not move back if its view shrinks in the turn of the announcement`(
    _ option: Option, _ row: (start: CGFloat, up: CGFloat)
  ) {
    var setup = setup(keepsDistance: true).on(option)
    setup.container = .window
    setup.behavior = .never
    setup.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    Scene.run(setup) { scene in
      scene.o = row.start
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 336, offset: row.up)
      // The input bar is pinned to the keyboard layout guide, and the list to the bar.
      scene.scrollView.frame.size.height = 508
      scene.settle()
      scene.expect(bottom: 0, offset: row.up)
    }
  }

  @Test(arguments: OptionMatrix.geometry, [(CGFloat(2239), CGFloat(2492)), (1000, 1253)])
  func `a tab bar that hides moves nothing`(option: Option, _ row: (start: CGFloat, up: CGFloat)) {
    var setup = setup(keepsDistance: true).on(option)
    setup.container = .navigationAndTabs
    Scene.run(setup) { scene in
      scene.allow(.straight, because: "the tab bar hides in the turn after the show")
      let tabBar = scene.controller.tabBarController?.tabBar
      scene.o = row.start
      scene.show(Keyboard.iPhone)
      for (isHidden, inset) in [(false, 253), (true, 302), (false, 253)] as [(Bool, CGFloat)] {
        tabBar?.isHidden = isHidden
        scene.settle()
        scene.expect(bottom: inset, indicator: inset, offset: row.up)
        scene.wait(1)
      }
      scene.expect(insetWrites: 3)
      scene.hide()
      scene.expect(offset: row.start)
    }
  }

  @Test(arguments: OptionMatrix.insets, Policy.both)
  func `an inset that the app adds while the keyboard is up moves nothing`(
    _ option: Option, _ policy: Policy
  ) {
    var setup = setup(keepsDistance: true).on(option)
    setup.configuration.baselinePolicy = policy
    Scene.run(setup) { scene in
      scene.o = 2190
      scene.show(Keyboard.iPhone)
      scene.scrollView.contentInset.bottom += 60
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: policy == .sum ? 362 : 302, offset: 2492)
      scene.show(Keyboard.iPhoneShort)
      scene.expect(offset: 2447)
      scene.show(Keyboard.iPhone)
      scene.expect(offset: 2492)
    }
  }

  /// The height of the content, and its last offset without and with the keyboard.
  nonisolated static let shortContents: [(CGFloat, CGFloat, CGFloat)] = [
    // 719 points are visible without a keyboard, 417 with it.
    (300, -91, -91), (500, -91, -8), (719, -91, 211), (720, -90, 212),
  ]

  @Test(arguments: OptionMatrix.insets, shortContents)
  func `when the keyboard shows, short content moves up only as far as needed`(
    _ option: Option, _ row: (content: CGFloat, start: CGFloat, up: CGFloat)
  ) {
    Scene.run(setup(keepsDistance: true).with { $0.contentHeight = row.content }.on(option)) {
      scene in
      scene.o = row.start
      scene.show(Keyboard.iPhone)
      scene.expect(offset: row.up)
      scene.hide()
      scene.expect(offset: row.start)
    }
  }
}

private final class EagerDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.setNeedsLayout()
    scrollView.window?.layoutIfNeeded()
  }
}
#endif
