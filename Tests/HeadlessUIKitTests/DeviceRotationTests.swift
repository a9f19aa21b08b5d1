import CoreGraphics
import Testing
import UIKit

@Suite("Turning the device")
@MainActor
struct DeviceRotationTests {
  @Test func `a turn swaps the screen's sides and brings the other safe area`() {
    let device = HeadlessDevice(.iPhone14)
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
        device.rotate(to: orientation)
        device.clock.settle()
        #expect(device.screen.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(device.scene.interfaceOrientation == orientation)
        #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      }
      device.rotate(to: .portrait)
      device.clock.settle()
      #expect(window.bounds.size == CGSize(width: 390, height: 844))
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
  }

  @Test func `a navigation bar is lower on a turned phone`() {
    let device = HeadlessDevice(.iPhone14)
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(
        rootViewController: UINavigationController(rootViewController: controller)
      )
      let view: UIView = controller.view
      #expect(view.window === window)
      #expect(view.safeAreaInsets.top == 91)
      device.rotate(to: .landscapeRight)
      device.clock.settle()
      #expect(view.safeAreaInsets.top == 32)
      #expect(view.safeAreaInsets.bottom == 21)
    }
  }
}
