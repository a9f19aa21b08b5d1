#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

private typealias Policy = KeyboardScrollCoordinator.BaselinePolicy

@MainActor
@Suite("The app's own inset", .tags(.scene))
struct BaselineTests {
  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/237"),
    arguments: OptionMatrix.all,
    [Policy.sum, .max]
  )
  func `90: a base smaller than the keyboard comes back`(
    _ option: OptionMatrix.Option,
    _ policy: KeyboardScrollCoordinator.BaselinePolicy
  ) throws {
    let setup = Scene.Setup(
      baseline: 60,
      configuration: .init(revealPadding: 0, baselinePolicy: policy)
    )
    Scene.run(setup.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      // 336 less the 34 that UIKit adds are 302.
      #expect(scene.b == (policy == .sum ? 362 : 302))
      #expect(scene.i == (policy == .sum ? 362 : 302))
      #expect(scene.o == -91)
      #expect(scene.insetWrites == 1)
      #expect(scene.indicatorWrites == 1)

      scene.hide()
      #expect(scene.b == 60)
      #expect(scene.i == 60)
      #expect(scene.o == -91)
      #expect(scene.insetWrites == 2)
      #expect(scene.indicatorWrites == 2)
    }
  }

  @Test(arguments: OptionMatrix.insets, [Policy.sum, .max])
  func `a base larger than the keyboard stays on top of it, or swallows it`(
    _ option: OptionMatrix.Option,
    _ policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    let setup = Scene.Setup(
      baseline: 400,
      configuration: .init(revealPadding: 0, baselinePolicy: policy)
    )
    Scene.run(setup.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      #expect(scene.b == (policy == .sum ? 702 : 400))
      #expect(scene.i == (policy == .sum ? 702 : 400))
      #expect(scene.insetWrites == (policy == .sum ? 1 : 0))

      scene.hide()
      #expect(scene.b == 400)
      #expect(scene.i == 400)
    }
  }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/pull/47"),
    arguments: OptionMatrix.insets,
    [Policy.sum, .max]
  )
  func `92: the indicator keeps a base of its own`(
    _ option: OptionMatrix.Option,
    _ policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    let setup = Scene.Setup(
      model: .square,
      container: .window,
      behavior: .never,
      contentHeight: 1000,
      configuration: .init(revealPadding: 0, baselinePolicy: policy)
    )
    Scene.run(setup.on(option)) { scene in
      let base = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      scene.scrollView.verticalScrollIndicatorInsets = base
      scene.scrollView.horizontalScrollIndicatorInsets = base
      scene.resetCounts()

      scene.show(CGRect(x: 0, y: 200, width: 200, height: 200))
      #expect(scene.b == 200)
      var expected = base
      expected.bottom = policy == .sum ? 230 : 200
      #expect(scene.scrollView.verticalScrollIndicatorInsets == expected)
      #expect(scene.scrollView.horizontalScrollIndicatorInsets == base)

      scene.hide()
      #expect(scene.b == 0)
      #expect(scene.scrollView.verticalScrollIndicatorInsets == base)
      #expect(scene.scrollView.horizontalScrollIndicatorInsets == base)
      #expect(scene.scrollView.headlessWrites.horizontalScrollIndicatorInsets == 0)
      #expect(scene.indicatorWrites == 2)
    }
  }

  @Test(arguments: OptionMatrix.insets, [Policy.sum, .max])
  func `a base that cancels the home indicator comes back`(
    _ option: OptionMatrix.Option,
    _ policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    let setup = Scene.Setup(
      baseline: -34,
      indicatorBaseline: 0,
      configuration: .init(revealPadding: 0, baselinePolicy: policy)
    )
    Scene.run(setup.on(option)) { scene in
      for _ in 0..<3 {
        scene.show(Keyboard.iPhone)
        // UIKit still adds its 34: 336 - 34 = 302 is expected.
        #expect(scene.b == (policy == .sum ? 268 : 302))
        #expect(scene.i == 302)
        scene.show(Keyboard.iPhoneShort)
        #expect(scene.b == (policy == .sum ? 223 : 257))
        scene.hide()
        #expect(scene.b == -34)
        #expect(scene.i == 0)
      }
    }
  }

  @Test(arguments: OptionMatrix.insets, [Policy.sum, .max])
  func `a field above a base that cancels the home indicator is not left under the keys`(
    _ option: OptionMatrix.Option,
    _ policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    let setup = Scene.Setup(
      baseline: -34,
      indicatorBaseline: 0,
      configuration: .init(revealPadding: 0, baselinePolicy: policy)
    )
    Scene.run(setup.on(option)) { scene in
      scene.focusAndShow(scene.addField(700...744))
      scene.rest()
      // The keys begin at 508, although the adjusted inset ends at 542 if 34 are given up.
      #expect(scene.b == (policy == .sum ? 268 : 302))
      #expect(scene.o == 236)
    }
  }

  @Test(arguments: OptionMatrix.insets, [Policy.sum, .max])
  func `an iPad's base comes back through a floating keyboard`(
    _ option: OptionMatrix.Option,
    _ policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    var setup = Scene.Setup.iPad
    setup.baseline = 24
    setup.configuration.baselinePolicy = policy
    Scene.run(setup.on(option)) { scene in
      scene.show(Keyboard.iPad)
      // 264 less the 20 that UIKit adds.
      #expect(scene.b == (policy == .sum ? 268 : 244))
      #expect(scene.i == (policy == .sum ? 268 : 244))

      scene.show(CGRect(x: 500, y: 600, width: 320, height: 260))
      #expect(scene.b == 24)
      #expect(scene.i == 24)

      scene.show(Keyboard.iPad)
      #expect(scene.b == (policy == .sum ? 268 : 244))
      scene.hide()
      #expect(scene.b == 24)
      #expect(scene.i == 24)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `indicators that take no safe area make up for all of the keyboard`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scene.resetCounts()
      scene.show(Keyboard.iPhone)
      #expect(scene.b == 302)
      #expect(scene.i == 336)
      scene.hide()
      #expect(scene.i == 0)
      #expect(!scene.scrollView.automaticallyAdjustsScrollIndicatorInsets)
    }
  }
}

extension HeadlessDeviceModel {
  /// The screen of case 92: no bars, no safe area, a keyboard that covers half of it.
  fileprivate static let square = HeadlessDeviceModel(
    name: "Half keyboard",
    screenSize: CGSize(width: 200, height: 400),
    keyboardHeight: 200,
    landscapeKeyboardHeight: 200,
    source: "cases, 92"
  )
}
#endif
