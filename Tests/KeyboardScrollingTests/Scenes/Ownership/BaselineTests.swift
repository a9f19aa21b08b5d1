#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("The app's own inset", .tags(.scene))
struct BaselineTests {
  @Test(arguments: OptionMatrix.insets, Scene.policies)
  func `a base larger than the keyboard stays on top of it, or swallows it`(
    _ option: Option,
    _ policy: Policy
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

  /// A base that takes the home indicator's 34 points back.
  private func cancelling(_ policy: Policy) -> Scene.Setup {
    Scene.Setup(
      baseline: -34,
      indicatorBaseline: 0,
      configuration: .init(revealPadding: 0, baselinePolicy: policy)
    )
  }

  @Test(arguments: OptionMatrix.insets, Scene.policies)
  func `a base that cancels the home indicator comes back`(_ option: Option, _ policy: Policy) {
    Scene.run(cancelling(policy).on(option)) { scene in
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

  @Test(arguments: OptionMatrix.insets, Scene.policies)
  func `a field above a base that cancels the home indicator is not left under the keys`(
    _ option: Option,
    _ policy: Policy
  ) {
    Scene.run(cancelling(policy).on(option)) { scene in
      scene.edit(scene.addField(700...744))
      // The keys begin at 508, although the adjusted inset ends at 542 if 34 are given up.
      #expect(scene.b == (policy == .sum ? 268 : 302))
      #expect(scene.o == 236)
    }
  }
}
#endif
