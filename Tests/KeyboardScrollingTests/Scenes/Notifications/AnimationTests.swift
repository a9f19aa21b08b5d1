#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("The keyboard's animation", .tags(.scene))
@MainActor
struct AnimationTests {
  @Test(arguments: [0.1, 0.35, 0.5])
  func `a text view that is revealed a turn later moves as long as the keyboard`(
    duration: TimeInterval
  ) {
    Scene.run(.iPhone) { scene in
      let textView = UITextView(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      scene.scrollView.addSubview(textView)
      scene.focus(textView)
      scene.device.clock.advance(by: 1)
      let start = scene.o
      let animations = scene.device.animator.records.count
      scene.post(.willShow, Keyboard.iPhone, duration: duration)
      scene.device.clock.settle()
      #expect(scene.o > start)
      let records = scene.device.animator.records.dropFirst(animations)
      #expect(!records.isEmpty)
      #expect(records.allSatisfy { $0.duration == duration && $0.curve == 7 })
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `a keyboard that reverses half way reverses the insets`(option: Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.device.clock.advance(by: 0.1)
      scene.hide()
      scene.expect(b: 0, i: 0)
      scene.device.clock.advance(by: 0.1)
      scene.show(Keyboard.iPhone)
      scene.expect(b: 302, i: 302)
      scene.device.clock.advance(by: 1)
      scene.expect(b: 302, i: 302)
      #expect(scene.insetWrites == 3)
      #expect(scene.o == -91)
    }
  }
}
#endif
