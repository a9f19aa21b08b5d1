#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Keyboards that are announced after the focus, falsely, or for nothing.
@MainActor
@Suite("Announcements that are late or false", .tags(.scene))
struct LateAnnouncementTests {
  private func run(
    _ option: Option,
    _ keyboard: HeadlessRoughness.Keyboard,
    _ body: (Scene) throws -> Void
  ) rethrows {
    try Scene.run(Scene.Setup().on(option)) { scene in
      scene.device.roughness.keyboard = keyboard
      scene.device.keyboard.isAutomatic = true
      try body(scene)
    }
  }

  @Test(
    .bug("https://github.com/WebKit/WebKit/pull/7500"),
    arguments: OptionMatrix.focus,
    HeadlessRoughness.Keyboard.Announcement.allCases
  )
  func `199: a field is revealed in one move, whenever its keyboard is announced`(
    option: Option,
    announcement: HeadlessRoughness.Keyboard.Announcement
  ) {
    var keyboard = HeadlessRoughness().keyboard
    keyboard.announcement = announcement
    run(option, keyboard) { scene in
      for (range, end) in [(640...684, 176), (300...344, -91)] as [(ClosedRange<CGFloat>, CGFloat)]
      {
        let field = scene.addField(range)
        #expect(field.becomeFirstResponder())
        scene.device.clock.advance(by: 1.5)
        scene.expectInsets()
        scene.expectMove(from: -91, to: end)
        field.resignFirstResponder()
        scene.device.clock.advance(by: 1)
        scene.scroll(to: -91)
      }
    }
  }

  @Test(
    .bug("https://github.com/WebKit/WebKit/pull/15335"),
    arguments: OptionMatrix.focus,
    HeadlessRoughness.Keyboard.FalseStart.allCases
  )
  func `200: after a false start the inset only grows`(
    option: Option,
    start: HeadlessRoughness.Keyboard.FalseStart
  ) {
    var keyboard = HeadlessRoughness().keyboard
    keyboard.falseStart = start
    run(option, keyboard) { scene in
      #expect(scene.addField(700...744).becomeFirstResponder())
      scene.device.clock.advance(by: 1.5)
      scene.expectInsets()
      #expect(abs(scene.o - 236) < 0.34)
      let insets = scene.adjustments.map(\.contentInsetAfter.bottom)
      #expect(insets == insets.sorted())
      #expect(scene.offsets == scene.offsets.sorted())
    }
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1077"),
    arguments: OptionMatrix.hide
  )
  func `209: a keyboard that is preloaded at launch changes nothing`(option: Option) {
    run(option, HeadlessRoughness().keyboard) { scene in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      scene.controller.view.addSubview(field)
      scene.device.clock.nextTurn {
        field.becomeFirstResponder()
        field.resignFirstResponder()
      }
      scene.device.clock.advance(by: 2)
      scene.expect(b: 0, i: 0)
      #expect(scene.o == -91)
      #expect(scene.offsets == [])
      #expect(scene.device.clock.observerCount == 0)
    }
  }
}
#endif
