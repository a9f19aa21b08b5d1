#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Movement with the keyboard", .tags(.scene))
struct MovementTests {
  @Test func `the inset of a view that cancels the home indicator moves with the keyboard`() throws
  {
    let setup = Scene.Setup(
      baseline: -34,
      indicatorBaseline: 0,
      makeScrollView: { CountingScrollView() }
    )
    try Scene.run(setup) { scene in
      let view = try #require(scene.scrollView as? CountingScrollView)
      view.forget()
      scene.show(Keyboard.iPhone)
      #expect(view.insetDurations == [0.25])
    }
  }

  @Test(arguments: OptionMatrix.geometry, [TimeInterval?.none, 0, -1, .nan, .infinity])
  func `without a usable duration the inset does not move`(
    _ option: Option,
    _ duration: TimeInterval?
  ) throws {
    try Scene.run(Scene.Setup(makeScrollView: { CountingScrollView() }).on(option)) { scene in
      let view = try #require(scene.scrollView as? CountingScrollView)
      view.forget()
      scene.post(.willShow, Keyboard.iPhone, duration: duration)
      scene.device.clock.settle()
      #expect(scene.b == 302)
      #expect(view.insetDurations == [0])
    }
  }
}
#endif
