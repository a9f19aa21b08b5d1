import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct DeviceRotationTests {
  private let fixture = KeyboardFixture()

  @Test func `S91: screen, window and safe area are those of the new orientation`() {
    fixture.device.rotate(to: .landscapeLeft)
    fixture.device.clock.settle()
    expectEqual(fixture.device.screen.bounds, to: CGRect(0, 0, 844, 390))
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 844, 390))
    expectEqual(fixture.root.view.frame, to: CGRect(0, 0, 844, 390))
    expectEqual(fixture.root.view.safeAreaInsets, to: UIEdgeInsets(0, 47, 21, 47))
    #expect(fixture.device.scene.interfaceOrientation.isLandscape)
    fixture.device.rotate(to: .portrait)
    fixture.device.clock.settle()
    expectEqual(fixture.window.frame, to: CGRect(0, 0, 390, 844))
    expectEqual(fixture.root.view.safeAreaInsets.bottom, to: 34)
  }

  @Test func `a navigation bar is lower on a rotated phone`() {
    let controller = UIViewController()
    fixture.show(UINavigationController(rootViewController: controller))
    expectEqual(controller.view.safeAreaInsets.top, to: 91)
    fixture.device.rotate(to: .landscapeRight)
    fixture.device.clock.settle()
    expectEqual(controller.view.safeAreaInsets.top, to: 32)
    expectEqual(controller.view.safeAreaInsets.bottom, to: 21)
  }

  @Test func `S106: a rotation hides, changes the size, then shows`() {
    let field = fixture.addFocusedField()
    fixture.timeline = []
    let start = fixture.keyboard.log.count
    fixture.onKeyboard = { name in
      fixture.timeline.append("at \(fixture.device.screen.bounds.width)")
    }
    fixture.device.rotate(to: .landscapeRight)
    fixture.device.clock.advance(by: 1)
    expectEqual(
      fixture.timeline,
      to: [
        "willChangeFrame", "at 390.0", "willHide", "at 390.0", "didChangeFrame", "at 390.0",
        "didHide", "at 390.0", "willChangeFrame", "at 844.0", "willShow", "at 844.0",
        "didChangeFrame", "at 844.0", "didShow", "at 844.0",
      ]
    )
    let events = fixture.events[start...]
    expectEqual(events.map(\.duration), to: [0, 0, 0, 0, 0.25, 0.25, 0.25, 0.25])
    // The frame is not in portrait coordinates: 390 - 209.
    expectEqual(events.last?.endFrame, to: CGRect(0, 181, 844, 209))
    expectEqual(events.last?.beginFrame, to: CGRect(0, 390, 844, 209))
    #expect(field.isFirstResponder)
  }

  @Test func `S106: the show may be posted twice`() {
    fixture.addFocusedField()
    let posted = fixture.posted(within: 1) {
      fixture.device.rotate(to: .landscapeRight, showsTwice: true)
    }
    expectEqual(posted.map(\.name), to: .hide + .show + .show)
  }

  @Test func `a test that posts its own notifications receives no others`() {
    fixture.addField().becomeFirstResponder()
    fixture.keyboard.isAutomatic = false
    let posted = fixture.posted { fixture.device.rotate(to: .landscapeLeft) }
    expectEqual(posted, to: [])
  }

  @Test func `without a keyboard, or a new orientation, a rotation posts nothing`() {
    fixture.device.rotate(to: .landscapeRight)
    fixture.device.rotate(to: .portrait)
    fixture.device.clock.advance(by: 1)
    expectEqual(fixture.events, to: [])
    fixture.addField().becomeFirstResponder()
    let posted = fixture.posted {
      fixture.device.rotate(to: .unknown)
      fixture.device.rotate(to: .portrait)
    }
    expectEqual(posted, to: [])
    expectEqual(fixture.device.screen.bounds, to: CGRect(0, 0, 390, 844))
  }

  @Test func `S76: UIKit's own scroll uses the insets from before the rotation`() {
    let scrollView = fixture.addScrollView(RevealSpy())
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .always
    fixture.addFocusedField(y: 700, to: scrollView)
    scrollView.requests = []
    scrollView.insetsAtRequest = []
    fixture.device.rotate(to: .landscapeLeft)
    expectEqual(scrollView.requests, to: [CGRect(20, 700, 350, 44)])
    expectEqual(scrollView.insetsAtRequest.map(\.bottom), to: [34])
    expectEqual(scrollView.adjustedContentInset.bottom, to: 21)
  }

  @Test func `controllers are notified of the size before it changes, and may animate alongside`() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
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
    let fixture = KeyboardFixture()
    let controller = Controller()
    fixture.window.rootViewController = UINavigationController(rootViewController: controller)
    fixture.device.rotate(to: .landscapeLeft)
    expectEqual(controller.log, to: ["will 390.0 to 844.0", "along 844.0 0.3"])
    fixture.device.clock.advance(by: 0.3)
    expectEqual(controller.log.last, to: "done true")
  }

  @Test func `a window next to others keeps its position on a rotated screen`() {
    let scene = fixture.device.addScene(frameInScreen: CGRect(0, 0, 200, 300))
    let window = fixture.device.makeWindow(rootViewController: UIViewController(), scene: scene)
    fixture.device.rotate(to: .landscapeLeft)
    expectEqual(window.frame, to: CGRect(0, 0, 200, 300))
  }
}
