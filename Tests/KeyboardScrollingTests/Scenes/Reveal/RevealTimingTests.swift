#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct RevealTimingTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus)

  enum LateChange: CaseIterable, Sendable { case focus, keystroke, companion }

  @Test(arguments: options, LateChange.allCases)
  func `changes in a show's turn have the keyboard's animation`(option: Option, late: LateChange) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let button = scene.addView(760...804)
      if late != .focus { scene.edit(field, Keyboard.iPhoneShort) }
      scene.resetCounts()
      let before = scene.device.animator.records.count
      scene.post(.willShow, Keyboard.iPhone, duration: 0.5, curve: 2)
      switch late {
      case .focus: field.takeFocus()
      case .keystroke: field.insertText("a")
      case .companion: scene.keepVisible(button, whileEditing: [field])
      }
      scene.settle()
      scene.expect(path: [late == .companion ? 296 : 236])
      let records = scene.device.animator.records.dropFirst(before)
      #expect(!records.isEmpty)
      #expect(records.allSatisfy { $0.duration == 0.5 && $0.curve == 2 })
    }
  }

  @Test(arguments: [0.25, 0.35, 0])
  func `only the inset and the content are animated with the keyboard`(duration: TimeInterval) {
    Scene.run(.withoutScrollToFocus) { scene in
      let field = scene.addField(700...744)
      field.takeFocus()
      let before = scene.device.animator.records.count
      scene.post(.willShow, Keyboard.iPhone, duration: duration)
      scene.settle()
      let records = scene.device.animator.records.dropFirst(before)
      scene.expect(path: [236])
      #expect(records.allSatisfy { $0.duration == duration && $0.curve == 7 })
      #expect(records.allSatisfy { $0.beginsFromCurrentState && $0.delay == 0 })
      expectEqual(records.isEmpty, to: duration == 0)
      expectEqual(field.headlessPresentationBounds, to: field.bounds)
      // The content has not moved on the screen yet, unless the duration is zero.
      let shown = scene.scrollView.headlessPresentationBounds.minY
      expectEqual(shown, to: duration == 0 ? 236 : -91)
      // The keyboard's spring takes longer than the durations.
      scene.wait(0.5)
      expectEqual(scene.scrollView.headlessPresentationBounds.minY, to: 236)
    }
  }
}
#endif
