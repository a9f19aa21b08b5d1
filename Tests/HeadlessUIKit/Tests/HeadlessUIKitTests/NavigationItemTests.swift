import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Navigation items")
struct NavigationItemTests {
  private let device = HeadlessDevice(.iPhone14)

  @Test func `the item of the screen on top is at the trailing edge of the bar`() {
    device.run {
      let root = UIViewController()
      let toggle = UISwitch()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: toggle)
      let navigation = UINavigationController(rootViewController: root)
      let window = device.makeWindow(rootViewController: navigation)
      device.clock.settle()

      let frame = toggle.convert(toggle.bounds, to: window as UIView?)
      // 16 points from the edge at 390.
      #expect(frame.maxX == 374)
      // The bar of 44 points is below a status bar of 47.
      #expect(frame.midY == 69)

      navigation.pushViewController(UIViewController(), animated: false)
      device.clock.settle()
      #expect(toggle.window == nil)
      navigation.popViewController(animated: false)
      device.clock.settle()
      #expect(toggle.window === window)
    }
  }

  @Test func `another item takes its place, and its action runs`() {
    device.run {
      let root = UIViewController()
      let first = UISwitch()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: first)
      let navigation = UINavigationController(rootViewController: root)
      let window = device.makeWindow(rootViewController: navigation)
      device.clock.settle()

      var taps = 0
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add",
        primaryAction: UIAction { _ in taps += 1 }
      )
      device.clock.settle()
      #expect(first.window == nil)
      let button = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first
      #expect(button?.window === window)
      button?.headlessTap()
      #expect(taps == 1)
      root.navigationItem.rightBarButtonItem = nil
      device.clock.settle()
      #expect(button?.window == nil)
    }
  }
}
