#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("How a reveal is animated", .tags(.scene))
struct RevealTimingTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus)

  enum Late: CaseIterable, Sendable {
    case focus, keystroke, companion
  }

  /// Changes in the turn in which a keyboard was announced move with that keyboard.
  @Test(arguments: options, Late.allCases)
  func `changes after the announcement in its turn are animated like the insets`(
    option: OptionMatrix.Option,
    late: Late
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let button = UIView(frame: CGRect(x: 16, y: 760, width: 358, height: 44))
      scene.scrollView.addSubview(button)
      if late != .focus {
        scene.focusAndShow(field, Keyboard.iPhoneShort)
        scene.rest(Keyboard.iPhoneShort)
      }
      scene.resetCounts()
      let before = scene.device.animator.records.count
      scene.post(.willShow, Keyboard.iPhone, duration: 0.5, curve: 2)
      switch late {
      case .focus: #expect(field.becomeFirstResponder())
      case .keystroke: field.insertText("a")
      case .companion: scene.keepVisible(button, whileEditing: [field])
      }
      scene.device.clock.settle()
      #expect(scene.offsets == [late == .companion ? 296 : 236])
      let records = scene.device.animator.records.dropFirst(before)
      #expect(!records.isEmpty)
      #expect(records.allSatisfy { $0.duration == 0.5 && $0.curve == 2 })
    }
  }

  @Test(arguments: options)
  func `after a keyboard without animation, later changes are not animated`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      scene.post(.willShow, Keyboard.iPhone, duration: 0)
      let before = scene.device.animator.records.count
      #expect(field.becomeFirstResponder())
      scene.device.clock.settle()
      #expect(scene.offsets == [236])
      #expect(scene.device.animator.records.count == before)
    }
  }
}
#endif
