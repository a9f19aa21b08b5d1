#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// What covers less is held while a first responder stays: the keyboard may come back.
@MainActor
@Suite("A held position", .tags(.scene))
struct HeldPositionTests {
  private typealias Name = HeadlessKeyboardEvent.Name

  private func announce(
    _ scene: Scene,
    _ name: Name,
    _ frame: CGRect,
    duration: TimeInterval = 0.25
  ) {
    scene.post(.willChangeFrame, frame, duration: duration)
    scene.post(name, frame, duration: duration)
    scene.device.clock.settle()
  }

  @Test(arguments: OptionMatrix.hide, [0.04, 0.2])
  func `178: a shorter keyboard while a list scrolls to its field leaves the field in sight`(
    _ option: OptionMatrix.Option,
    delay: TimeInterval
  ) throws {
    let list = FieldTable(count: 20, rowHeight: 80)
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.makeScrollView = { list.table }
      $0.options.scrollsToFirstResponder = false
    }
    try Scene.run(setup) { scene in
      scene.scroll(to: 790)
      scene.focus(try list.field(12))
      scene.show(Keyboard.iPhone)
      scene.rest()
      scene.scroll(to: 790)
      scene.device.clock.advance(by: 1)

      #expect(try list.field(19).becomeFirstResponder())
      scene.device.clock.settle()
      scene.device.clock.advance(by: 0.004)
      announce(scene, .willShow, Keyboard.iPhoneShort)
      scene.device.clock.advance(by: delay)
      announce(scene, .willShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 2)
      #expect(scene.b == 302)
      // 1600 at 508, less the padding of 8 that there is no room for.
      #expect(scene.o >= 1084, "\(scene.o)")
    }
  }
}
#endif
