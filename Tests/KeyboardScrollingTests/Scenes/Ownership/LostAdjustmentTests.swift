#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// The app assigns its own inset over ours, and UIKit clamps the content.
@MainActor
@Suite("A lost adjustment", .tags(.scene))
struct LostAdjustmentTests {
  private func run(
    _ option: OptionMatrix.Option,
    _ body: (Scene) -> Void
  ) {
    Scene.run(.iPhone.on(option).with { $0.baseline = 60 }) { scene in
      let field = scene.addField(1400...1444)
      scene.focus(field)
      scene.show(Keyboard.iPhone)
      scene.rest()
      // 1600 + 34 + 362 - 844.
      scene.scroll(to: 1152)
      scene.device.clock.advance(by: 1)
      scene.resetCounts()
      body(scene)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `177: our part and the offset that its loss cost come back together`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene in
      scene.scrollView.contentInset.bottom = 90
      let clamped = scene.o
      #expect(clamped == (option.options.clampsOnInsetShrink ? 880 : 1152))
      scene.device.clock.settle()
      #expect(scene.b == 392)
      #expect(scene.o == 1152)
      // In one step, which is on the screen at once.
      #expect(scene.offsets.allSatisfy { $0 == clamped || $0 == 1152 }, "\(scene.offsets)")
      #expect(scene.scrollView.headlessPresentationBounds.minY == 1152)
      scene.device.clock.advance(by: 1)
      #expect(scene.offsets.last ?? 1152 == 1152)
      #expect(scene.insetWrites == 2)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `177: an inset that is assigned again and again leaves the content at its end`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene in
      for inset in [60, 90, 60] as [CGFloat] {
        scene.scrollView.contentInset.bottom = inset
        scene.device.clock.settle()
        #expect(scene.b == inset + 302)
        #expect(scene.o == 1152)
        scene.device.clock.advance(by: 1)
      }
      #expect(scene.o == 1152)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `177: content that the app has scrolled in the same turn stays where the app has put it`(
    _ option: OptionMatrix.Option
  ) {
    run(option) { scene in
      scene.scrollView.contentInset.bottom = 90
      scene.o = 1040
      scene.device.clock.settle()
      scene.device.clock.advance(by: 1)
      #expect(scene.b == 392)
      // The field, from 1400 to 1444, is in sight there as well.
      #expect(scene.o == 1040)
    }
  }
}
#endif
