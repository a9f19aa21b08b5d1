#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor @Suite("The app's own inset", .tags(.scene)) struct BaselineTests {
  @Test(arguments: OptionMatrix.insets, Policy.both)
  func `while the keyboard is up, a negative inset of the app is kept`(
    _ option: Option, _ policy: Policy
  ) throws {
    let setup = Scene.Setup(
      baseline: -34,
      indicatorBaseline: 0,
      configuration: .init(revealPadding: 0, baselinePolicy: policy),
      makeScrollView: { CountingScrollView() }
    )
    try Scene.run(setup.on(option)) { scene in
      let view = try #require(scene.scrollView as? CountingScrollView)
      view.forget()
      for _ in 0..<3 {
        scene.show(Keyboard.iPhone)
        // UIKit still adds its 34, so the coordinator adds 336 - 34 = 302.
        scene.expect(bottom: policy == .sum ? 268 : 302, indicator: 302)
        scene.show(Keyboard.iPhoneShort)
        scene.expect(bottom: policy == .sum ? 223 : 257, indicator: 257)
        scene.hide()
        scene.expect(bottom: -34, indicator: 0)
      }
      expectEqual(view.insetDurations, to: Array(repeating: 0.25, count: 9))
      scene.edit(scene.addField(700...744))
      // With the policy `sum`, the insets leave the view visible down to 542. The field's end at
      // 744 still moves to the keyboard's top at 508.
      scene.expect(offset: 236)
    }
  }
}
#endif
