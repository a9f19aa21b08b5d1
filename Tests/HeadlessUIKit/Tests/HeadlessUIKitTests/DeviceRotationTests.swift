import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("HeadlessDevice: rotation")
struct DeviceRotationTests {
  @Test func `S91: screen, window and safe area are those of the new orientation`() {
    KeyboardFixture.run { fixture in
      fixture.device.rotate(to: .landscapeLeft)
      fixture.device.clock.settle()
      #expect(fixture.device.screen.bounds == CGRect(0, 0, 844, 390))
      #expect(fixture.window.frame == CGRect(0, 0, 844, 390))
      #expect(fixture.root.view.frame == CGRect(0, 0, 844, 390))
      #expect(
        fixture.root.view.safeAreaInsets
          == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      )
      #expect(fixture.device.scene.interfaceOrientation.isLandscape)
      fixture.device.rotate(to: .portrait)
      fixture.device.clock.settle()
      #expect(fixture.window.frame == CGRect(0, 0, 390, 844))
      #expect(fixture.root.view.safeAreaInsets.bottom == 34)
    }
  }

  @Test func `a navigation bar is lower on a turned phone`() {
    KeyboardFixture.run { fixture in
      let controller = UIViewController()
      fixture.show(UINavigationController(rootViewController: controller))
      #expect(controller.view.safeAreaInsets.top == 91)
      fixture.device.rotate(to: .landscapeRight)
      fixture.device.clock.settle()
      #expect(controller.view.safeAreaInsets.top == 32)
      #expect(controller.view.safeAreaInsets.bottom == 21)
    }
  }

  @Test func `S106: a rotation hides, changes the size, then shows`() {
    KeyboardFixture.run { fixture in
      let field = fixture.addFocusedField()
      fixture.timeline = []
      let start = fixture.keyboard.log.count
      fixture.onKeyboard = { name in
        fixture.timeline.append("at \(fixture.device.screen.bounds.width)")
      }
      fixture.device.rotate(to: .landscapeRight)
      fixture.device.clock.advance(by: 1)
      #expect(
        fixture.timeline == [
          "willChangeFrame", "at 390.0", "willHide", "at 390.0", "didChangeFrame", "at 390.0",
          "didHide", "at 390.0", "willChangeFrame", "at 844.0", "willShow", "at 844.0",
          "didChangeFrame", "at 844.0", "didShow", "at 844.0",
        ]
      )
      let events = fixture.events[start...]
      #expect(events.map(\.duration) == [0, 0, 0, 0, 0.25, 0.25, 0.25, 0.25])
      // Never in portrait coordinates: 390 - 209.
      #expect(events.last?.endFrame == CGRect(0, 181, 844, 209))
      #expect(events.last?.beginFrame == CGRect(0, 390, 844, 209))
      #expect(field.isFirstResponder)
    }
  }

  @Test func `S106: the show may come twice`() {
    KeyboardFixture.run { fixture in
      fixture.addFocusedField()
      let posted = fixture.posted(within: 1) {
        fixture.device.rotate(to: .landscapeRight, showsTwice: true)
      }
      #expect(posted.map(\.name) == .hide + .show + .show)
    }
  }

  @Test func `a test that posts a list of its own receives nothing else`() {
    KeyboardFixture.run { fixture in
      fixture.addField().becomeFirstResponder()
      fixture.keyboard.isAutomatic = false
      let posted = fixture.posted { fixture.device.rotate(to: .landscapeLeft) }
      #expect(posted == [])
    }
  }

  @Test func `without a keyboard, or a new orientation, a rotation posts nothing`() {
    KeyboardFixture.run { fixture in
      fixture.device.rotate(to: .landscapeRight)
      fixture.device.rotate(to: .portrait)
      fixture.device.clock.advance(by: 1)
      #expect(fixture.events == [])
      fixture.addField().becomeFirstResponder()
      let posted = fixture.posted {
        fixture.device.rotate(to: .unknown)
        fixture.device.rotate(to: .portrait)
      }
      #expect(posted == [])
      #expect(fixture.device.screen.bounds == CGRect(0, 0, 390, 844))
    }
  }

  @Test func `S76: the automatic scroll goes by the insets of before`() {
    KeyboardFixture.run { fixture in
      let scrollView = RevealSpy(frame: fixture.root.view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentInsetAdjustmentBehavior = .always
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      fixture.root.view.addSubview(scrollView)
      fixture.addFocusedField(y: 700, to: scrollView)
      scrollView.requests = []
      scrollView.insetsAtRequest = []
      fixture.device.rotate(to: .landscapeLeft)
      #expect(scrollView.requests == [CGRect(20, 700, 350, 44)])
      #expect(scrollView.insetsAtRequest.map(\.bottom) == [34])
      #expect(scrollView.adjustedContentInset.bottom == 21)
    }
  }

  @Test func `controllers are notified of the size before it changes, and may animate along`() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(view.bounds.width) to \(size.width)")
        coordinator.animate { [weak self] _ in
          guard let self else { return }
          log.append("along \(view.bounds.width) \(UIView.inheritedAnimationDuration)")
        } completion: { [weak self] context in
          self?.log.append("done \(context.isAnimated)")
        }
      }
    }
    KeyboardFixture.run { fixture in
      let controller = Controller()
      fixture.window.rootViewController = UINavigationController(rootViewController: controller)
      fixture.device.rotate(to: .landscapeLeft)
      #expect(controller.log == ["will 390.0 to 844.0", "along 844.0 0.3"])
      fixture.device.clock.advance(by: 0.3)
      #expect(controller.log.last == "done true")
    }
  }

  @Test func `a window beside others keeps its place on a turned screen`() {
    KeyboardFixture.run { fixture in
      let scene = fixture.device.addScene(frameInScreen: CGRect(0, 0, 200, 300))
      let window = fixture.device.makeWindow(rootViewController: UIViewController(), scene: scene)
      fixture.device.rotate(to: .landscapeLeft)
      #expect(window.frame == CGRect(0, 0, 200, 300))
    }
  }
}
