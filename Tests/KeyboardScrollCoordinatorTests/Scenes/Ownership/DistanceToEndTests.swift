#if os(Linux)
import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrollCoordinator

@MainActor
@Suite("Scenes: a chat at its end", .tags(.scene))
struct DistanceToEndTests {
  private func setup(keepsDistance: Bool) -> Scene.Setup {
    var setup = Scene.Setup(contentHeight: 3000)
    setup.configuration.keepsDistanceToEnd = keepsDistance
    return setup
  }

  @Test(
    .bug("https://github.com/slackhq/SlackTextViewController/issues/139"),
    arguments: OptionMatrix.all
  )
  func `101: the newest message stays above the keyboard when asked for`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(setup(keepsDistance: true).on(option)) { scene in
      // 3000 + 34 - 844.
      scene.o = 2190
      for _ in 0..<2 {
        scene.show(Keyboard.iPhone)
        #expect(scene.b == 302)
        // 3000 + 336 - 844.
        #expect(scene.o == 2492)
        scene.hide()
        #expect(scene.b == 0)
        #expect(scene.o == 2190)
      }
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `101: without being asked nothing moves`(_ option: OptionMatrix.Option) {
    Scene.run(setup(keepsDistance: false).on(option)) { scene in
      scene.o = 2190
      scene.resetCounts()
      scene.show(Keyboard.iPhone)
      #expect(scene.b == 302)
      scene.hide()
      #expect(scene.b == 0)
      #expect(scene.o == 2190)
      #expect(scene.offsets.isEmpty)
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `a delegate that lays out while the content moves does not corrupt the books`(
    _ option: OptionMatrix.Option
  ) {
    for policy in [KeyboardScrollCoordinator.BaselinePolicy.sum, .max] {
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
          #expect(scene.b == 16)
          #expect(scene.i == 16)
        }
        #expect(scene.scrollView.delegate === delegate)
      }
    }
  }
}

/// A delegate that wants to know at once what became visible.
private final class EagerDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.setNeedsLayout()
    scrollView.window?.layoutIfNeeded()
  }
}
#endif
