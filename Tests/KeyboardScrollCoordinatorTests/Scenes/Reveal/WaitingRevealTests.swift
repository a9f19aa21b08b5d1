#if os(Linux)
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrollCoordinator

@MainActor
@Suite("Reveals that wait for the content to rest", .tags(.scene))
struct WaitingRevealTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit

  @Test(arguments: options)
  func `a request under the finger does not cancel what waits for it`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let finger = scene.drag(by: -20)
      scene.focusAndShow(field)
      scene.resetCounts()
      scene.coordinator.revealFirstResponder(animated: true)
      scene.rest()
      #expect(scene.path == [])
      finger.lift()
      scene.device.clock.advance(by: 5)
      #expect(scene.path == [236])
    }
  }

  @Test(arguments: options)
  func `a second drag before the content rests is waited for as well`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let first = scene.drag(by: -20)
      scene.focusAndShow(field)
      scene.rest()
      first.lift(velocity: CGPoint(x: 0, y: -500))
      #expect(scene.scrollView.isDecelerating)
      scene.device.clock.advance(by: 0.05)
      let second = scene.drag(by: 30)
      scene.device.clock.advance(by: 1)
      #expect(scene.offsetAssignments == 0)
      second.lift()
      scene.device.clock.advance(by: 5)
      #expect(scene.o == 236)
      #expect(scene.offsetAssignments == 1)
    }
  }

  @Test(arguments: options)
  func `a focus that goes elsewhere meanwhile is not waited for any more`(
    option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let elsewhere = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
      scene.controller.view.addSubview(elsewhere)
      let finger = scene.drag(by: -20)
      scene.focusAndShow(field)
      #expect(elsewhere.becomeFirstResponder())
      scene.rest()
      finger.lift()
      scene.device.clock.advance(by: 5)
      #expect(scene.offsetAssignments == 0)
    }
  }
}
#endif
