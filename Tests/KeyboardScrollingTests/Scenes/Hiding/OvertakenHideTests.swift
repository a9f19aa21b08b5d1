#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Hides after which the keyboard returns, and hides that resemble them.
@MainActor
@Suite("Superseded hides", .tags(.scene))
struct OvertakenHideTests {
  /// Fixture P with a field at the end of short content: without the inset UIKit clamps 236 to 90.
  private func run(_ option: Option, _ body: (Scene, UITextField) throws -> Void) rethrows {
    try Scene.run(Scene.Setup().on(option).with { $0.contentHeight = 900 }) { scene in
      let field = scene.addField(700...744)
      field.textContentType = .password
      scene.focus(field)
      scene.showAndFinish()
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 236)
      scene.resetCounts()
      try body(scene, field)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a field whose input view is exchanged stays where it is`(option: Option) {
    run(option) { scene, field in
      // A date picker of 260 points in place of the keys.
      let picker = CGRect(x: 0, y: 584, width: 390, height: 260)
      field.textContentType = nil
      field.inputView = UIView(frame: picker)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 0.016)
      scene.post(.willShow, picker)
      scene.finish(.didShow, picker)
      scene.device.clock.advance(by: 1)
      scene.expect(b: 226, i: 226)
      // 900 + 260 - 844 is 316, so that 236 stays in range.
      #expect(scene.offsets == [])
      #expect(scene.insetWrites == 1)
    }
  }

  /// Editing ends before the announcement of the hide, or after it.
  @Test(arguments: OptionMatrix.hide, [true, false])
  func `a field that gives up the focus lets the keyboard go within a turn`(
    option: Option,
    endsBefore: Bool
  ) {
    run(option) { scene, field in
      if endsBefore { #expect(field.resignFirstResponder()) }
      scene.post(.willHide, Keyboard.iPhoneHidden)
      if !endsBefore {
        scene.expect(b: 302, i: 302)
        #expect(field.resignFirstResponder())
      }
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
      #expect(scene.insetWrites == 1)
      // The end of the content.
      #expect(scene.o == 90)
    }
  }

  @Test(arguments: OptionMatrix.hide, [true, false])
  func `a movement during a pending hide is handled when the hide is decided`(
    option: Option,
    isOvertaken: Bool
  ) {
    run(option) { scene, field in
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 0.05)
      scene.scrollView.autoresizingMask = []
      scene.scrollView.frame.size.height = 700
      field.insertText("1")
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
      let late = UIScrollView(frame: scene.scrollView.frame)
      late.contentSize = CGSize(width: 390, height: 2000)
      scene.controller.view.addSubview(late)
      scene.coordinator.manage(late)
      // 700 - 508, and no safe area below.
      #expect(late.contentInset.bottom == 192)
      if isOvertaken {
        scene.show(Keyboard.iPhone)
        scene.expect(b: 192, i: 192)
        #expect(late.contentInset.bottom == 192)
        #expect(scene.insetWrites == 1)
      } else {
        scene.device.clock.advance(by: 0.1)
        scene.expect(b: 0, i: 0)
        #expect(late.contentInset.bottom == 0)
      }
    }
  }

  @Test(
    arguments: OptionMatrix.hide,
    [HeadlessKeyboardEvent.Name.willShow, .didShow, .willChangeFrame, .didChangeFrame]
  )
  func `a broken notification does not bear a hide out`(
    option: Option,
    kind: HeadlessKeyboardEvent.Name
  ) {
    run(option) { scene, _ in
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 0.03)
      scene.post(kind, nil, duration: nil, curve: nil)
      scene.post(kind, CGRect(x: 0, y: CGFloat.nan, width: 390, height: 336), duration: 0)
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
      scene.post(.willShow, Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.offsets == [])
      #expect(scene.insetWrites == 0)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a show without a frame, or the end of an earlier show, does not end a pending hide`(
    option: Option
  ) {
    run(option) { scene, _ in
      scene.post(.willShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 0.2)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.device.clock.advance(by: 0.05)
      scene.post(.didShow, Keyboard.iPhone)
      scene.post(.willShow, .zero, duration: 0)
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
      scene.post(.willShow, Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.offsets == [])
      #expect(scene.insetWrites == 0)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a show of nothing with nothing after it is a hide`(option: Option) {
    run(option) { scene, _ in
      scene.post(.willShow, .zero, duration: 0)
      scene.device.clock.advance(by: 0.09)
      scene.expect(b: 302, i: 302)
      scene.device.clock.advance(by: 0.02)
      scene.expect(b: 0, i: 0)
    }
  }
}
#endif
